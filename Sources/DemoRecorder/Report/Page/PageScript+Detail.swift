extension PageScript {
  /// All that is told of one scenario.
  static let detail = #"""
    const place = (file, line, column) => make("span", { class: "code" }, user(`${file}:${line}:${column}`));

    function note(tone, title, ...children) {
      return make("section", { class: `note tone-${tone}` }, make("h3", {}, title), ...children);
    }

    function table(label, heads, rows) {
      return make("div", { class: "section" }, make("h3", {}, label),
        make("div", { class: "scroll", tabindex: 0, role: "group", "aria-label": label }, make("table", {},
          make("thead", {}, make("tr", {}, heads.map((head) => make("th", { scope: "col" }, head)))),
          make("tbody", {}, rows.map(([first, ...rest]) => make("tr", {},
            make("th", { scope: "row" }, user(first)), rest.map((cell) => make("td", {}, user(cell)))))))));
    }

    const box = ([left, top, width, height]) => `${width} × ${height} at ${left}, ${top}`;

    const frameFacts = (frame, isStill) =>
      `${isStill ? "" : `frame ${number(frame.frame)} at ${seconds(frame.time)}: `}` +
      `${counted(frame.pixels, "pixel")} ${frame.pixels === 1 ? "differs" : "differ"} (${percent(frame.ratio)}), ` +
      `by at most ${frame.greatest} of 255, within ${box(frame.bounds)}`;

    function pixelFacts({ pixels, expected }) {
      if (!pixels) return null;
      const isStill = expected.frames < 2;
      const capital = (text) => text[0].toUpperCase() + text.slice(1);
      if (isStill && pixels.frames === 1) return make("div", { class: "facts" }, make("p", {}, capital(frameFacts(pixels.first, true)), "."));
      const isWorse = pixels.worst.time !== pixels.first.time;
      return make("div", { class: "facts" },
        make("p", {}, `First in ${frameFacts(pixels.first, false)}.`),
        isWorse && make("p", {}, `Most in ${frameFacts(pixels.worst, false)}.`),
        make("p", { class: "muted" }, `${counted(pixels.frames, "picture")} of ${number(expected.frames)} ${pixels.frames === 1 ? "differs" : "differ"}, in ${counted(pixels.spans.length, "span")} of time.`));
    }

    const fileLinks = [["comparison", "Expected, difference and actual as one PNG"], ["animation", "What differs, as an APNG"],
      ["expected", "Expected file"], ["actual", "Actual file"]];

    /** Of a file that differs: the films, then what is known of the difference. */
    function differenceSection(difference, current) {
      const element = make("section", { "aria-label": difference.file });
      if (difference.sheets) {
        const film = new Film(difference);
        const stage = new Stage(film);
        const timeline = new Timeline(film, stage);
        Object.assign(current, { stage, timeline });
        element.append(make("div", { class: "viewer" }, stage.element, timeline.element));
        film.fail = () => {
          film.fail = () => {};
          element.prepend(note("trouble", "A picture of this film could not be loaded",
            make("p", {}, "It should lie beside this page: keep the report's folder together.")));
        };
        timeline.go(timeline.moment);
      } else if (difference.still !== null) {
        element.append(make("img", { class: "still", src: address(difference.still), alt: "Expected, difference and actual side by side" }));
      }
      add(element, [
        make("div", { class: "section" }, make("h3", { class: "user" }, difference.file), pixelFacts(difference)),
        difference.properties.length > 0 && table("What differs besides pixels", ["Property", "Expected", "Actual"], difference.properties),
        difference.elements.length > 0 && table("Values that changed at the first difference", ["Element", "Property", "Expected", "Actual"], difference.elements),
        make("p", { class: "files" }, fileLinks.filter(([kind]) => difference.links[kind])
          .map(([kind, label]) => make("a", { href: difference.links[kind] }, label)))]);
      return element;
    }

    function expectationNote(found) {
      return note("expectation", "An expectation failed", user(found.message, "p"),
        found.hint && make("p", { class: "muted" }, "Hint: ", user(found.hint)),
        make("p", { class: "muted" }, place(found.file, found.line, found.column), ` at ${seconds(found.time)}`));
    }

    function missingNote(found) {
      return note("missing", "There is no recording yet", user(found.file, "p"),
        make("p", {}, "Make it with ", user(found.command, "code")),
        found.picture !== null && make("img", { src: address(found.picture), alt: `What was played: ${found.file}` }));
    }

    const notes = {
      expectation: expectationNote,
      missing: missingNote,
      unstable: (found) => note("differ", "Played again, it was not the same",
        make("p", {}, user(found.file), ` had other bytes in play ${found.play}.`)),
      trouble: (found) => note("trouble", "It could not be verified", user(found.message, "p"),
        found.hint && make("p", { class: "muted" }, "Hint: ", user(found.hint))),
    };

    function commandLine(command) {
      const code = make("code", { class: "user" }, command);
      const button = make("button", { type: "button", id: "copy", "aria-label": "Copy the command that accepts" }, "Copy");
      button.addEventListener("click", async () => {
        try {
          await navigator.clipboard.writeText(command);
        } catch {
          getSelection().selectAllChildren(code);
          document.execCommand("copy");
        }
        button.textContent = "Copied";
        setTimeout(() => { button.textContent = "Copy"; }, 2000);
      });
      return make("div", { class: "accept" }, make("p", { class: "muted" }, "If this is as it should be"),
        make("div", { class: "command" }, code, button));
    }

    function originsNote(origins) {
      return note("missing", "What made the recording has changed since",
        make("ul", {}, origins.map((origin) => user(origin, "li"))));
    }

    /** The files that differ, one of them shown at a time. */
    function differencesSection(differences, current) {
      const holder = make("div");
      const tabs = differences.map((difference, index) =>
        make("button", { type: "button", title: "Next file (f)", onclick: () => current.showFile(index) }, user(difference.file)));
      current.showFile = (index) => {
        current.close();
        current.file = index;
        tabs.forEach((tab, number) => tab.setAttribute("aria-pressed", number === index));
        holder.replaceChildren(differenceSection(differences[index], current));
      };
      current.nextFile = () => current.showFile((current.file + 1) % differences.length);
      current.showFile(0);
      return make("div", {}, differences.length > 1 && make("div", { class: "tabs", role: "group", "aria-label": "Files that differ" }, tabs), holder);
    }

    const outcomes = {
      passed: (result) => `${counted(result.files, "recorded file")} compared; nothing differs.`,
      updated: () => "What was played has become the recording.",
      accepted: () => "What was played was accepted as the recording.",
      rejected: () => "What was played was rejected; the recording stays.",
    };

    /** Shows a scenario; gives what the keys act on. */
    function showDetail(result, detail) {
      const current = { file: 0, stage: null, timeline: null, nextFile() {} };
      current.close = () => {
        current.timeline?.pause();
        current.stage?.close();
        current.stage = current.timeline = null;
      };
      const others = result.findings.filter(({ kind }) => kind !== "difference");
      const differences = result.findings.filter(({ kind }) => kind === "difference");
      detail.replaceChildren();
      add(detail, [
        make("header", { class: "result-head" },
          make("div", {},
            make("p", { class: `status tone-${result.kinds[0]}` }, statusWords(result)),
            user(result.name, "h2"),
            make("p", { class: "muted" }, hasTitle(result) && [user(result.title), " · "], user(result.scenario))),
          result.command && commandLine(result.command)),
        result.origins.length > 0 && originsNote(result.origins),
        others.map((found) => notes[found.kind](found)),
        differences.length > 0 && differencesSection(differences, current),
        result.outcome !== "failed" && make("p", {}, outcomes[result.outcome](result))]);
      return current;
    }

    """#
}
