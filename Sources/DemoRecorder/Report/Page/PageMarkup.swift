/// The parts of the report's page that are the same in every report.
enum PageMarkup {
  /// Up to where pictures and data follow.
  static let start = #"""
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src 'self' data: file:; base-uri 'none'; form-action 'none'">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="referrer" content="no-referrer">
    <link rel="icon" href="data:,">
    <title>Verification report</title>
    <style>

    """# + PageStyle.text + #"""
      </style>
      </head>
      <body>
      <a class="skip" href="#detail">Skip to the scenario shown</a>
      <header class="page-head">
        <div>
          <h1 id="verdict">Verification report</h1>
          <p id="facts" class="muted"></p>
        </div>
        <button type="button" id="help-button" class="round" aria-label="Keyboard shortcuts" title="Keyboard shortcuts (?)">?</button>
        <div id="bar" class="bar" aria-hidden="true"></div>
      </header>
      <noscript><p class="note">This page shows films with a script that it holds itself; please allow scripts.</p></noscript>
      <div class="columns">
        <nav class="index" aria-label="Scenarios">
          <input type="search" id="filter" aria-label="Filter by name" placeholder="Filter by name" autocomplete="off" spellcheck="false">
          <div id="statuses" class="statuses" role="group" aria-label="Filter by status"></div>
          <p id="found" class="found muted" role="status"></p>
        <p id="announcement" class="unseen" role="status"></p>
          <ul id="list" class="list"></ul>
        </nav>
        <main id="detail" tabindex="-1" aria-label="Scenario"></main>
      </div>
      <dialog id="help" aria-labelledby="help-title">
        <div class="row">
          <h2 id="help-title">Keyboard shortcuts</h2>
          <form method="dialog"><button class="round" aria-label="Close">×</button></form>
        </div>
        <dl>
          <dt><kbd>j</kbd> <kbd>k</kbd></dt><dd>next, previous scenario in the list</dd>
          <dt><kbd>f</kbd></dt><dd>next file of the scenario</dd>
          <dt><kbd>←</kbd> <kbd>→</kbd></dt><dd>previous, next frame; with <kbd>Shift</kbd> ten</dd>
          <dt><kbd>Home</kbd> <kbd>End</kbd></dt><dd>first, last frame</dd>
          <dt><kbd>d</kbd> <kbd>D</kbd></dt><dd>next, previous difference</dd>
          <dt><kbd>Space</kbd></dt><dd>play, pause</dd>
          <dt><kbd>1</kbd> … <kbd>5</kbd></dt><dd>side by side, slider, onion skin, blink, difference</dd>
          <dt><kbd>z</kbd></dt><dd>next zoom</dd>
          <dt><kbd>c</kbd></dt><dd>copy the command that accepts</dd>
          <dt><kbd>/</kbd></dt><dd>filter by name</dd>
          <dt><kbd>?</kbd></dt><dd>this overview</dd>
        </dl>
      </dialog>

      """#

  /// After the data, which the script reads.
  static let end = "<script>\n" + PageScript.text + "</script>\n</body>\n</html>\n"
}
