extension PageScript {
  /// The summary, and the list of scenarios with its filters.
  static let list = #"""
    const kindWords = { differ: "differs", missing: "no recording", expectation: "expectation failed",
      trouble: "could not be verified", passed: "passed" };
    const kindLabels = [["differ", "Differ"], ["missing", "Missing"], ["expectation", "Expectations"],
      ["trouble", "Trouble"], ["settled", "Settled"], ["passed", "Passed"]];

    const statusWords = (result) => result.kinds.map((kind) => kindWords[kind] ?? result.outcome).join(", ");
    const hasTitle = (result) => result.title !== "" && result.title !== result.name;
    const isFailure = (result) => result.outcome === "failed";
    const failures = report.results.filter(isFailure);
    const matches = { all: isFailure };
    for (const [kind] of kindLabels) matches[kind] = (result) => result.kinds.includes(kind);
    const countOf = (kind) => report.results.filter(matches[kind]).length;

    const shown = { status: "all", results: [], result: null, current: null };

    function summarize() {
      const all = report.results.length;
      const verdict = failures.length > 0
        ? `${number(failures.length)} of ${counted(all, "scenario")} failed`
        : all > 0 ? `${all === 1 ? "The scenario" : `All ${number(all)} scenarios`} passed` : "No scenario was verified";
      byId("verdict").textContent = verdict;
      document.title = `${verdict} – verification report`;
      const words = { passed: "passed", differ: "differ", missing: "without a recording", expectation: "with a failed expectation", trouble: "that could not be verified", settled: "settled since" };
      const facts = ["passed", "differ", "missing", "expectation", "trouble", "settled"]
        .map((kind) => [countOf(kind), kind]).filter(([count]) => count > 0)
        .map(([count, kind]) => `${number(count)} ${words[kind]}`);
      byId("facts").append([...facts, ...report.facts].join(" · "));
      for (const [kind] of kindLabels) {
        const share = report.results.filter((result) => result.kinds[0] === kind).length;
        if (share === 0) continue;
        const part = make("span", { class: `tone-${kind}` });
        part.style.flex = share;
        byId("bar").append(part);
      }
    }

    function buildStatuses() {
      const filters = [["all", "Failures"], ...kindLabels].filter(([kind]) => kind === "all" || countOf(kind) > 0);
      byId("statuses").append(...filters.map(([kind, label]) => make("button",
        { type: "button", "data-kind": kind, onclick: () => setStatus(kind) }, label, " ", make("b", {}, number(countOf(kind))))));
    }

    function setStatus(kind) {
      shown.status = kind;
      for (const button of byId("statuses").children) button.setAttribute("aria-pressed", button.dataset.kind === kind);
      applyFilter();
    }

    function listItem(result) {
      return make("li", {}, make("button", { type: "button", onclick: () => select(result, true) },
        make("span", { class: "user name" }, result.name),
        hasTitle(result) && make("small", { class: "user muted" }, result.title),
        make("small", { class: `status tone-${result.kinds[0]}` }, statusWords(result))));
    }

    function applyFilter() {
      const wanted = byId("filter").value.trim().toLowerCase();
      shown.results = report.results.filter((result) => matches[shown.status](result) &&
        [result.name, result.title, result.scenario].some((text) => text.toLowerCase().includes(wanted)));
      byId("list").replaceChildren(...shown.results.map(listItem));
      byId("found").textContent = shown.results.length === 0
        ? (wanted ? "Nothing matches." : "") : wanted ? counted(shown.results.length, "scenario") : "";
      markCurrent();
    }

    function markCurrent() {
      [...byId("list").children].forEach(({ firstChild }, index) => {
        const isCurrent = shown.results[index] === shown.result;
        firstChild.setAttribute("aria-current", isCurrent);
        if (isCurrent) reveal(firstChild);
      });
    }

    /** Scrolls the list alone: the page stays where the reader is. */
    function reveal(item) {
      for (const box of [byId("list"), document.querySelector(".index")]) {
        const [outer, inner] = [box.getBoundingClientRect(), item.getBoundingClientRect()];
        if (inner.top < outer.top) box.scrollTop -= outer.top - inner.top + 8;
        if (inner.bottom > outer.bottom) box.scrollTop += inner.bottom - outer.bottom + 8;
      }
    }

    /** byHand: the reader chose it, and on a narrow screen it stands below the list. */
    function select(result, byHand = false) {
      shown.current?.close();
      shown.result = result;
      shown.current = showDetail(result, byId("detail"));
      byId("announcement").textContent = `${result.name}: ${statusWords(result)}`;
      markCurrent();
      try {
        history.replaceState(null, "", `#${encodeURIComponent(result.name)}`);
      } catch {
        // A page that may not change its address is still a report.
      }
      if (byHand && byId("detail").getBoundingClientRect().top > innerHeight / 2) byId("detail").scrollIntoView();
    }

    function move(step) {
      if (shown.results.length === 0) return;
      const index = shown.results.indexOf(shown.result);
      const next = index < 0 ? (step > 0 ? 0 : shown.results.length - 1) : clamp(index + step, 0, shown.results.length - 1);
      if (next !== index) select(shown.results[next]);
    }

    function showNothing() {
      byId("detail").append(make("div", { class: "empty" },
        make("div", { class: "tick", "aria-hidden": "true" }, report.results.length > 0 ? "✓" : "–"),
        make("h2", {}, report.results.length > 0 ? "Nothing moved" : "Nothing to show"),
        make("p", { class: "muted" }, report.results.length > 0 ? "Every film and every picture is as it was recorded." : "The run verified no scenario.")));
    }

    """#
}
