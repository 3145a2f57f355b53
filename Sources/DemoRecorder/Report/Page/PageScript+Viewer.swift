extension PageScript {
  /// The ways in which two films are held against each other, and their sizes on the screen.
  static let viewer = #"""
    const modes = [["side", "Side by side"], ["slider", "Slider"], ["onion", "Onion skin"],
      ["blink", "Blink"], ["difference", "Difference"]];
    const zooms = [["fit", "Fit"], [1, "1:1"], [2, "2×"], [4, "4×"], [8, "8×"]];

    /** What the user chose; it stays from one scenario to the next. */
    const view = { mode: "side", zoom: "fit", mix: 50, speed: 1 };

    const group = (label, buttons, className = "") =>
      make("div", { class: `group ${className}`, role: "group", "aria-label": label }, buttons);

    /** What is seen of a canvas: itself pixel by pixel, or reduced more smoothly than browsers do. */
    class Surface {
      constructor(source, label) {
        this.source = source;
        this.canvas = make("canvas", { role: "img", "aria-label": label });
      }

      resize(scale) {
        const factor = Math.min(1, scale * devicePixelRatio);
        ["width", "height"].forEach((side) => {
          this.canvas[side] = Math.max(1, Math.round(this.source[side] * factor));
          this.canvas.style[side] = `${this.source[side] * scale}px`;
        });
      }

      refresh() {
        if (!this.canvas.isConnected) return;
        const context = this.canvas.getContext("2d");
        context.imageSmoothingQuality = "high";
        context.globalCompositeOperation = "copy";
        context.drawImage(this.source, 0, 0, this.canvas.width, this.canvas.height);
      }
    }

    /** Shows a film in one of the modes. */
    class Stage {
      constructor(film) {
        this.film = film;
        this.moment = 0;
        this.showsActual = false;
        this.blank = [blank(film.size), blank(film.size)];
        this.surfaces = {
          expected: new Surface(film.expected.canvas, "Expected"),
          actual: new Surface(film.actual.canvas, "Actual"),
          difference: new Surface(this.blank[0].canvas, "Difference of expected and actual"),
        };
        this.stage = make("div", { class: "stage" });
        this.mix = make("div", { class: "mix" });
        this.modeButtons = modes.map(([mode, label], index) => make("button",
          { type: "button", title: `${label} (${index + 1})`, onclick: () => this.setMode(mode) }, label));
        this.zoomButtons = zooms.map(([zoom, label]) => make("button",
          { type: "button", title: "Zoom (z)", onclick: () => this.setZoom(zoom) }, label));
        this.element = make("div", {},
          make("div", { class: "tools" }, group("How to compare", this.modeButtons), group("Zoom", this.zoomButtons, "zoom")),
          this.stage, this.mix);
        this.sizes = new ResizeObserver(() => this.resize());
        this.sizes.observe(this.element);
        this.setMode(view.mode);
      }

      close() {
        this.sizes.disconnect();
        clearInterval(this.blinking);
      }

      setMode(mode) {
        view.mode = mode;
        clearInterval(this.blinking);
        modes.forEach(([name], index) => this.modeButtons[index].setAttribute("aria-pressed", name === mode));
        const { expected, actual } = this.surfaces;
        for (const { canvas } of [expected, actual]) {
          canvas.style.clipPath = canvas.style.opacity = "";
          canvas.classList.remove("gone");
        }
        this.stage.className = `stage ${mode}`;
        this.mix.replaceChildren();
        this[mode](expected.canvas, actual.canvas);
        this.resize();
      }

      side(expected, actual) {
        this.setPanes(["Expected", expected], ["Actual", actual]);
        const [first, second] = this.stage.querySelectorAll(".pane");
        const follow = (from, to) => from.addEventListener("scroll", () => {
          to.scrollLeft = from.scrollLeft;
          to.scrollTop = from.scrollTop;
        });
        follow(first, second);
        follow(second, first);
      }

      slider(expected, actual) {
        this.setPanes(["Expected left, actual right of the edge", expected, actual]);
        const holder = this.stage.querySelector(".holder");
        const edge = make("div", { class: "edge" });
        holder.append(edge);
        const range = this.addRange("Place of the edge", ["", ""], () => {
          actual.style.clipPath = `inset(0 0 0 ${view.mix}%)`;
          edge.style.left = `${view.mix}%`;
        });
        const drag = (event) => {
          const box = holder.getBoundingClientRect();
          range.value = clamp((event.clientX - box.left) / box.width * 100, 0, 100);
          range.dispatchEvent(new Event("input"));
        };
        holder.addEventListener("pointerdown", (event) => {
          holder.setPointerCapture(event.pointerId);
          drag(event);
        });
        holder.addEventListener("pointermove", (event) => {
          if (holder.hasPointerCapture(event.pointerId)) drag(event);
        });
      }

      onion(expected, actual) {
        this.setPanes(["Actual laid over expected", expected, actual]);
        this.addRange("How much of the actual picture is seen", ["Expected", "Actual"], () => { actual.style.opacity = view.mix / 100; });
      }

      /** By itself only for those who have nothing against motion; less than twice a second. */
      blink(expected, actual) {
        this.setPanes(["", expected, actual]);
        const caption = this.stage.querySelector("figcaption");
        const button = make("button", { type: "button", onclick: () => this.turn() }, "Show the other");
        this.turn = () => {
          this.showsActual = !this.showsActual;
          actual.classList.toggle("gone", !this.showsActual);
          expected.classList.toggle("gone", this.showsActual);
          caption.textContent = this.showsActual ? "Actual" : "Expected";
        };
        this.mix.append(button);
        this.showsActual = true;
        this.turn();
        if (!calm.matches) this.blinking = setInterval(() => this.turn(), 600);
      }

      difference() {
        this.setPanes(["What differs, channel by channel; black where nothing does", this.surfaces.difference.canvas]);
      }

      setPanes(...panes) {
        this.stage.replaceChildren(...panes.map(([caption, ...canvases]) => make("figure", {},
          make("figcaption", {}, caption),
          make("div", { class: "pane", tabindex: 0, role: "group", "aria-label": caption || "Expected and actual in turn" },
            make("div", { class: "holder" }, canvases)))));
      }

      addRange(label, [least, most], apply) {
        const range = make("input", { type: "range", min: 0, max: 100, step: "any", value: view.mix, "aria-label": label });
        range.addEventListener("input", () => {
          view.mix = Number(range.value);
          apply();
        });
        this.mix.append(make("span", {}, least), range, make("span", {}, most));
        apply();
        return range;
      }

      setZoom(zoom) {
        view.zoom = zoom;
        this.resize();
        if (zoom !== "fit") this.reveal();
      }

      /**
       * Pixels of CSS for one of the picture's. The zooms count pixels of the screen itself, and what
       * fits is enlarged to whole ones only.
       */
      scale() {
        if (view.zoom !== "fit") return view.zoom / devicePixelRatio;
        const panes = view.mode === "side" ? 2 : 1;
        const room = (this.stage.clientWidth - 24 - 12 * (panes - 1)) / panes;
        // So high that the scrubber can mostly be seen together with the films.
        const height = clamp(innerHeight - 500, 300, innerHeight * 0.7);
        const scale = Math.min(room / this.film.size[0], height / this.film.size[1]) * devicePixelRatio;
        return Math.max(0.01, scale < 1 ? scale : Math.min(Math.floor(scale), 4)) / devicePixelRatio;
      }

      resize() {
        const scale = this.scale();
        zooms.forEach(([zoom], index) => this.zoomButtons[index].setAttribute("aria-pressed", zoom === view.zoom));
        this.stage.classList.toggle("enlarged", scale * devicePixelRatio > 1);
        for (const surface of Object.values(this.surfaces)) surface.resize(scale);
        this.show(this.moment);
      }

      show(moment) {
        this.moment = moment;
        this.film.show(moment, () => {
          if (view.mode === "difference") {
            const reach = clamp(Math.ceil(1 / (this.scale() * devicePixelRatio)) - 1, 0, 3);
            paintDifference(...this.blank, this.film, reach);
          }
          for (const surface of Object.values(this.surfaces)) surface.refresh();
          this.mark();
          this.stage.dataset.moment = moment;
        });
      }

      /** Draws a frame round the differences where their place is known. */
      mark() {
        for (const mark of this.stage.querySelectorAll(".mark")) mark.remove();
        const bounds = this.film.bounds(this.moment);
        if (!bounds) return;
        const scale = this.scale();
        for (const holder of this.stage.querySelectorAll(".holder")) {
          const mark = make("div", { class: "mark" });
          ["left", "top", "width", "height"].forEach((side, index) => { mark.style[side] = `${bounds[index] * scale}px`; });
          holder.append(mark);
        }
      }

      /** Scrolls to the differences. */
      reveal() {
        const { pixels } = this.film.difference;
        if (!pixels) return;
        const [left, top, width, height] = this.film.bounds(this.moment) || pixels.first.bounds;
        const scale = this.scale();
        for (const pane of this.stage.querySelectorAll(".pane")) {
          pane.scrollLeft = (left + width / 2) * scale - pane.clientWidth / 2;
          pane.scrollTop = (top + height / 2) * scale - pane.clientHeight / 2;
        }
      }
    }

    """#
}
