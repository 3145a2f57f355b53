extension PageScript {
  /// The time of a film: a scrubber, the spans that differ, and playing.
  static let timeline = #"""
    /** Moves a stage through its film. */
    class Timeline {
      constructor(film, stage) {
        this.film = film;
        this.stage = stage;
        this.moment = film.spans.length ? film.at(film.spans[0][0]) : 0;
        const last = film.moments.length - 1;
        const button = (label, title, onclick, disabled = false) =>
          make("button", { type: "button", "aria-label": title, title, onclick, disabled }, label);
        const same = film.spans.length === 0;
        this.range = make("input", { type: "range", min: 0, max: Math.round(film.end * 1000), step: 1, value: 0, "aria-label": "Frame",
          oninput: () => { this.pause(); this.go(this.momentOf(Number(this.range.value))); } });
        this.cursor = make("i");
        this.clock = make("span", { class: "clock" });
        this.player = button("Play", "Play (Space)", () => this.toggle());
        const speed = make("select", { "aria-label": "Speed", onchange: () => { view.speed = Number(speed.value); this.restart(); } },
          [[1, "1×"], [0.5, "½×"], [0.25, "¼×"], [0.1, "⅒×"]].map(([value, label]) =>
            make("option", { value, selected: value === view.speed }, label)));
        this.element = make("div", { class: "timeline", hidden: last === 0 },
          make("div", { class: "track" },
            make("div", { class: "spans", "aria-hidden": "true" }, film.spans.map((span) => this.mark(span)), this.cursor),
            this.range),
          make("div", { class: "play" },
            group("Frames", [
              button("⇤", "Previous difference (Shift+D)", () => this.toDifference(-1), same),
              button("‹", "Previous frame (←)", () => this.step(-1)),
              button("›", "Next frame (→)", () => this.step(1)),
              button("⇥", "Next difference (D)", () => this.toDifference(1), same)]),
            this.player, speed, this.clock));
      }

      /** The range counts milliseconds, so that the spans stand where its thumb goes. */
      momentOf(milliseconds) { return this.film.at(milliseconds / 1000); }

      mark([start, end]) {
        const mark = make("span");
        mark.style.left = `${start / this.film.end * 100}%`;
        mark.style.width = `${(end - start) / this.film.end * 100}%`;
        return mark;
      }

      go(moment) {
        const { film } = this;
        this.moment = clamp(moment, 0, film.moments.length - 1);
        const start = film.start(this.moment);
        // The thumb of a playing film moves with the time, not from frame to frame.
        if (this.momentOf(Number(this.range.value)) !== this.moment) this.range.value = Math.ceil(start * 1000);
        this.cursor.style.left = `${film.end ? start / film.end * 100 : 0}%`;
        const text = this.describe();
        this.range.setAttribute("aria-valuetext", text.join(", "));
        const [time, frame, difference] = text;
        this.clock.replaceChildren(`${time} · ${frame} · `,
          make("span", { class: film.differs(this.moment) ? "differs" : "muted" }, difference));
        this.stage.show(this.moment);
      }

      describe() {
        const { film, moment } = this;
        const start = film.start(moment);
        const frame = film.rate ? `frame ${Math.round(start * film.rate)}` : `picture ${moment + 1} of ${film.moments.length}`;
        const pixels = film.pixels(moment);
        const difference = !film.haveOneSize ? "the sizes differ" : pixels ? `${counted(pixels, "pixel")} ${pixels === 1 ? "differs" : "differ"}` : "no difference";
        return [seconds(start), frame, difference];
      }

      step(count) {
        this.pause();
        this.go(this.moment + count);
      }

      /** To the beginning of the next span that differs, from the last to the first. */
      toDifference(direction) {
        this.pause();
        const starts = this.film.spans.map(([start]) => this.film.at(start));
        if (starts.length === 0) return;
        const next = direction > 0
          ? starts.find((start) => start > this.moment)
          : starts.findLast((start) => start < this.moment);
        this.go(next ?? starts.at(direction > 0 ? 0 : -1));
      }

      toggle() {
        if (this.playing) this.pause();
        else this.play();
      }

      play() {
        if (this.film.moments.length < 2) return;
        this.playing = true;
        this.setPlayer();
        this.restart();
      }

      /** Counts the time from the moment shown. */
      restart() {
        if (!this.playing) return;
        cancelAnimationFrame(this.request);
        const from = this.film.start(this.moment);
        let begun = null;
        const tick = (now) => {
          begun ??= now;
          const time = (from + (now - begun) / 1000 * view.speed) % this.film.end;
          const moment = this.film.at(time);
          this.range.value = Math.round(time * 1000);
          if (moment !== this.moment) this.go(moment);
          this.request = requestAnimationFrame(tick);
        };
        this.request = requestAnimationFrame(tick);
      }

      pause() {
        if (!this.playing) return;
        this.playing = false;
        cancelAnimationFrame(this.request);
        this.setPlayer();
        this.go(this.moment);
      }

      setPlayer() {
        this.player.textContent = this.playing ? "Pause" : "Play";
        this.player.setAttribute("aria-label", this.playing ? "Pause (Space)" : "Play (Space)");
      }
    }

    """#
}
