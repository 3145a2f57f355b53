/// How the report's page looks: light and dark, from a phone's width to a wide screen.
enum PageStyle {
  static let text = frame + parts + viewer

  /// Colours, letters, and where the large parts of the page stand.
  private static let frame = #"""
    :root {
      color-scheme: light dark;
      --ground: #f7f6f3; --surface: #fff; --sunken: #efede8; --line: #dedbd3;
      --ink: #1c1c1f; --muted: #63626a; --accent: #2b56c4; --on-accent: #fff;
      --bad: #b3261e; --warn: #8a5000; --good: #23703c; --broken: #7b3aa8; --check: #e6e3dc;
      --code: ui-monospace, "SF Mono", "Cascadia Mono", "DejaVu Sans Mono", Menlo, Consolas, monospace;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --ground: #151517; --surface: #1d1d20; --sunken: #28282c; --line: #37373d;
        --ink: #ececef; --muted: #a2a1ab; --accent: #9db7ff; --on-accent: #101322;
        --bad: #ff8f86; --warn: #f0b35c; --good: #7fd197; --broken: #cda4f2; --check: #2f2f34;
      }
    }
    * { box-sizing: border-box; }
    [hidden] { display: none !important; }
    html { background: var(--ground); color: var(--ink); -webkit-text-size-adjust: 100%; }
    body { margin: 0; font: 15px/1.5 system-ui, -apple-system, "Segoe UI", Inter, sans-serif; }
    h1, h2, h3, p, ul, ol, figure, table { margin: 0; padding: 0; }
    ul, ol { list-style: none; }
    h1 { font-size: 1.375rem; line-height: 1.25; font-weight: 650; letter-spacing: -.015em; }
    h2 { font-size: 1.25rem; line-height: 1.3; font-weight: 650; letter-spacing: -.01em; }
    h3 { font-size: .9375rem; font-weight: 650; margin-bottom: .5rem; }
    a { color: var(--accent); text-underline-offset: .15em; }
    code, kbd, .code { font-family: var(--code); font-size: .8125rem; }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
    main:focus { outline: none; }
    .user { overflow-wrap: anywhere; unicode-bidi: isolate; white-space: pre-wrap; }
    .unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    .muted { color: var(--muted); }
    .skip { position: absolute; left: -999rem; }
    .skip:focus { left: 1rem; top: .5rem; z-index: 3; background: var(--surface); padding: .5rem 1rem; }
    .page-head {
      display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; align-items: start;
      padding: 1.25rem 1.5rem 1rem; border-bottom: 1px solid var(--line);
      background: var(--surface);
    }
    .page-head > div:first-child { flex: 1; min-width: 0; }
    .bar {
      display: flex; gap: 2px; flex: 0 0 100%; height: 6px; margin-top: .875rem;
      border-radius: 3px; overflow: hidden; background: var(--sunken);
    }
    .bar span { min-width: 4px; }
    .columns { display: grid; grid-template-columns: minmax(15rem, 21rem) minmax(0, 1fr); }
    .index {
      position: sticky; top: 0; align-self: start; max-height: 100vh; overflow-y: auto;
      padding: 1.25rem 1rem 2rem 1.5rem;
    }
    main { padding: 1.5rem 1.5rem 6rem 1rem; min-width: 0; max-width: 86rem; }
    @media (max-width: 47rem) {
      .page-head { padding: 1.25rem 1rem 1rem; }
      .columns { display: block; }
      .index { position: static; max-height: none; padding: 1rem 1rem 0; }
      .index .list { max-height: 17rem; overflow-y: auto; }
      main { padding: 1.5rem 1rem 4rem; border-top: 1px solid var(--line); margin-top: 1rem; }
    }

    """#

  /// Buttons, the list of scenarios, tables and notes.
  private static let parts = #"""
    button, select, input[type=search] {
      font: inherit; font-size: .875rem; color: inherit; background: var(--surface);
      border: 1px solid var(--line); border-radius: 7px; min-height: 2.125rem; padding: .25rem .75rem;
    }
    button { cursor: pointer; }
    button:hover:not(:disabled) { border-color: var(--muted); }
    button:disabled { opacity: .45; cursor: default; }
    button[aria-pressed=true] {
      background: var(--ink); color: var(--ground); border-color: var(--ink);
    }
    input[type=search] { width: 100%; }
    .round { width: 2.125rem; padding: 0; border-radius: 50%; font-weight: 600; }
    .statuses { display: flex; flex-wrap: wrap; gap: .375rem; margin: .75rem 0 .5rem; }
    .statuses button { min-height: 1.875rem; padding: .125rem .625rem; border-radius: 1rem; }
    .statuses b { font-variant-numeric: tabular-nums; font-weight: 600; margin-left: .25rem; }
    .found { font-size: .8125rem; margin: .25rem 0 .5rem; }
    .list button {
      display: block; width: 100%; text-align: left; border-color: transparent; padding: .5rem .75rem;
      background: none; margin-bottom: 2px; line-height: 1.35;
    }
    .list button:hover { background: var(--sunken); border-color: transparent; }
    .list button[aria-current=true] { background: var(--surface); border-color: var(--line); }
    .list .name { font-weight: 550; display: block; }
    .list .user { display: block; }
    .list small, .status { font-size: .8125rem; }
    .status::before {
      content: ""; display: inline-block; width: .5rem; height: .5rem; border-radius: 50%;
      margin-right: .4375rem; background: var(--tone);
    }
    .status { color: var(--tone); }
    .bar span { background: var(--tone); }
    .tone-passed, .tone-settled { --tone: var(--good); }
    .tone-differ { --tone: var(--bad); }
    .tone-expectation { --tone: var(--broken); }
    .tone-missing { --tone: var(--warn); }
    .tone-trouble { --tone: var(--warn); }
    .result-head {
      display: flex; flex-wrap: wrap; gap: 1rem 2rem; justify-content: space-between;
      align-items: end; margin-bottom: 1.25rem;
    }
    .result-head > div { display: grid; gap: .25rem; flex: 1 1 18rem; min-width: 0; }
    .accept { font-size: .8125rem; max-width: 34rem; }
    .command {
      display: flex; align-items: stretch;
      border: 1px solid var(--line); border-radius: 7px; background: var(--surface);
    }
    .command code { flex: 1; padding: .5rem .75rem; min-width: 0; }
    .command button { border: 0; border-left: 1px solid var(--line); border-radius: 0 7px 7px 0; }
    .note {
      border-left: 3px solid var(--tone, var(--line)); background: var(--surface);
      padding: .75rem 1rem; margin-bottom: 1rem; border-radius: 0 7px 7px 0; display: grid; gap: .25rem;
    }
    .note h3 { margin: 0; }
    .note img { max-width: 100%; max-height: 60vh; justify-self: start; margin-top: .5rem; }
    .section { margin: 1.5rem 0; }
    .scroll { overflow-x: auto; }
    table { border-collapse: collapse; font-size: .875rem; min-width: min(100%, 30rem); }
    th, td { text-align: left; vertical-align: top; padding: .375rem 1.25rem .375rem 0;
      border-bottom: 1px solid var(--line); }
    thead th { font-weight: 500; color: var(--muted); font-size: .8125rem; }
    tbody th { font-weight: 550; }
    td { font-variant-numeric: tabular-nums; }
    .files { display: flex; flex-wrap: wrap; gap: .375rem 1.25rem; font-size: .875rem; }
    .tabs { display: flex; flex-wrap: wrap; gap: .375rem; margin-bottom: 1rem; }
    .empty { padding: 12vh 1rem; text-align: center; display: grid; gap: .375rem; justify-items: center; }
    .empty .tick {
      width: 3.5rem; height: 3.5rem; border-radius: 50%; display: grid; place-items: center;
      font-size: 1.625rem; margin-bottom: .5rem;
      color: var(--good); border: 2px solid currentcolor;
    }
    dialog {
      border: 1px solid var(--line); border-radius: 12px; padding: 1.5rem; max-width: min(30rem, calc(100vw - 2rem));
      background: var(--surface); color: var(--ink); width: 100%;
    }
    dialog::backdrop { background: rgb(0 0 0 / .45); }
    dialog .row { display: flex; justify-content: space-between; align-items: center; gap: 1rem; }
    dialog dl { display: grid; grid-template-columns: auto 1fr; gap: .4375rem 1.25rem; margin: 1rem 0 0; }
    dialog dd { margin: 0; }
    kbd {
      display: inline-block; min-width: 1.5rem; text-align: center; padding: 0 .375rem;
      border: 1px solid var(--line); border-radius: 4px; background: var(--sunken);
    }

    """#

  /// Where two films are compared.
  private static let viewer = #"""
    .viewer { border: 1px solid var(--line); border-radius: 12px; background: var(--surface); }
    .tools { display: flex; flex-wrap: wrap; gap: .5rem 1rem; padding: .75rem; }
    .group { display: flex; flex-wrap: wrap; }
    .group button { border-radius: 0; margin-left: -1px; padding: .25rem .6875rem; }
    .group button:first-child { border-radius: 7px 0 0 7px; margin-left: 0; }
    .group button:last-child { border-radius: 0 7px 7px 0; }
    .group button:focus-visible { z-index: 1; position: relative; }
    .tools .zoom { margin-left: auto; }
    @media (max-width: 47rem) {
      .tools .zoom { margin-left: 0; }
      .tools .group { gap: .375rem; }
      .tools .group button { margin: 0; border-radius: 7px; padding: .25rem .625rem; }
    }
    .stage {
      display: flex; gap: .75rem; justify-content: safe center; padding: .75rem;
      background: var(--sunken); border-block: 1px solid var(--line); min-height: 7rem;
    }
    .stage figure { min-width: 0; display: grid; gap: .375rem; grid-template-rows: auto 1fr; }
    .stage figcaption { font-size: .8125rem; color: var(--muted); }
    .pane { overflow: auto; max-height: 80vh; }
    .holder { position: relative; width: max-content; }
    .holder canvas {
      display: block; background: repeating-conic-gradient(var(--check) 0 25%, var(--surface) 0 50%) 0 0 / 16px 16px;
    }
    .holder canvas + canvas { position: absolute; left: 0; top: 0; }
    .enlarged canvas { image-rendering: pixelated; }
    .holder .gone { visibility: hidden; }
    .slider .holder { cursor: ew-resize; touch-action: pan-y; }
    .edge { position: absolute; top: 0; bottom: 0; width: 2px; margin-left: -1px;
      background: var(--accent); pointer-events: none; }
    .mark { position: absolute; pointer-events: none; outline: 2px solid #e0218a;
      outline-offset: 3px; border-radius: 1px; }
    .mix { display: flex; align-items: center; gap: .75rem; padding: .625rem .75rem 0; font-size: .8125rem; }
    .mix:empty, .mix span:empty { display: none; }
    .mix input { flex: 1; max-width: 26rem; }
    .timeline { padding: .75rem; display: grid; gap: .5rem; }
    .track { position: relative; padding-top: .625rem; }
    .spans { position: absolute; left: 0; right: 0; top: 0; height: 6px; background: var(--sunken);
      border-radius: 3px; overflow: hidden; }
    .spans span { position: absolute; top: 0; bottom: 0; min-width: 3px; background: var(--bad); }
    .spans i { position: absolute; top: 0; bottom: 0; width: 2px; margin-left: -1px; background: var(--ink); }
    input[type=range] { width: 100%; margin: 0; accent-color: var(--accent); height: 1.75rem; }
    .play { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem; }
    .play .group button { min-width: 2.5rem; }
    .play > button { min-width: 4.25rem; }
    .clock { font-variant-numeric: tabular-nums; font-size: .875rem; }
    .clock .differs { color: var(--bad); font-weight: 550; }
    .still { max-width: 100%; height: auto; display: block; }
    .facts { display: grid; gap: .25rem; max-width: 60rem; }
    @media (prefers-reduced-motion: no-preference) {
      button { transition: background-color .12s, border-color .12s; }
    }

    """#
}
