extension PageScript {
  /// The keyboard, and where all begins.
  static let keys = #"""
    const modeKeys = Object.fromEntries(modes.map(([mode], index) => [index + 1, () => shown.current?.stage?.setMode(mode)]));
    const timeline = (act) => () => {
      if (shown.current?.timeline) act(shown.current.timeline);
    };

    const keys = {
      ...modeKeys,
      j: () => move(1),
      k: () => move(-1),
      f: () => shown.current?.nextFile(),
      d: timeline((line) => line.toDifference(1)),
      D: timeline((line) => line.toDifference(-1)),
      " ": timeline((line) => line.toggle()),
      Home: timeline((line) => { line.pause(); line.go(0); }),
      End: timeline((line) => { line.pause(); line.go(Infinity); }),
      z: () => {
        const next = (zooms.findIndex(([zoom]) => zoom === view.zoom) + 1) % zooms.length;
        shown.current?.stage?.setZoom(zooms[next][0]);
      },
      c: () => byId("copy")?.click(),
      "/": () => byId("filter").select(),
      "?": () => byId("help").showModal(),
    };
    for (const [key, step] of [["ArrowLeft", -1], ["ArrowRight", 1]]) {
      keys[key] = (event) => timeline((line) => line.step(event.shiftKey ? step * 10 : step))();
    }

    /** Shows all again; the browser may empty the field only afterwards, and without a word. */
    function leaveFilter() {
      byId("filter").value = "";
      applyFilter();
      byId("filter").blur();
    }

    /** Whether a control takes this key for itself. */
    function isTaken(event) {
      const control = event.target;
      if (event.ctrlKey || event.metaKey || event.altKey || byId("help").open) return true;
      if (control.matches("input[type=search]")) return true;
      if (control.matches("select")) return event.key.length > 1 || event.key === " ";
      if (control.matches(".mix input")) return event.key.length > 1;
      return event.key === " " && control.matches("button, a");
    }

    document.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && event.target === byId("filter")) leaveFilter();
      if (event.key === "Enter" && event.target === byId("filter")) byId("filter").blur();
      const act = keys[event.key];
      if (!act || isTaken(event)) return;
      event.preventDefault();
      act(event);
    });
    byId("filter").addEventListener("input", applyFilter);
    byId("help-button").addEventListener("click", () => byId("help").showModal());

    function begin() {
      summarize();
      buildStatuses();
      const named = () => report.results.find((result) => encodeURIComponent(result.name) === location.hash.slice(1));
      const first = named() ?? failures[0];
      setStatus(failures.length > 0 || !first ? "all" : first.kinds[0]);
      if (first) select(first);
      else showNothing();
      addEventListener("hashchange", () => {
        const result = named();
        if (result && result !== shown.result) select(result, true);
      });
    }

    begin();
    """# + "\n"
}
