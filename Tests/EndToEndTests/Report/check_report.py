"""Opens reports in headless Chromium and uses them as people do.

    check_report.py FOLDER [SCREENSHOTS]

FOLDER holds the reports that ReportPageTests writes. Prints what is wrong; then the status is 1.
SCREENSHOTS gets pictures of the pages, and a copy of the reports.
"""

import base64
import io
import pathlib
import shutil
import sys
import time
import traceback

from PIL import Image, ImageSequence
from playwright.sync_api import sync_playwright

FOLDER = pathlib.Path(sys.argv[1])
SCREENSHOTS = pathlib.Path(sys.argv[2]) if len(sys.argv) > 2 else None
NAMES = ["a<b>&\"'é💥", "../x", "<script>alert(1)</script>", "</script><b>x", "-x y", "long" * 40]
MODES = ["side", "slider", "onion", "blink", "difference"]
CLAIMS = []


def claim(check):
    """Marks a function whose name is what it checks."""
    CLAIMS.append(check)
    return check


class Report:
    """A page that is open, and all that it complained of."""

    def __init__(self, browser, name, **options):
        self.name = name
        self.context = browser.new_context(
            **{"viewport": {"width": 1280, "height": 900}, "reduced_motion": "reduce", **options})
        self.page = self.context.new_page()
        self.complaints = []
        self.page.on("console", lambda message: self.complaints.append(f"console: {message.text}"))
        self.page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        self.page.on("requestfailed", lambda request: self.complaints.append(f"failed: {request.url[:200]}"))
        self.page.on("request", self.note)
        self.page.goto((FOLDER / name / "index.html").as_uri())

    def note(self, request):
        if not request.url.startswith(((FOLDER / self.name).as_uri(), "data:")):
            self.complaints.append(f"asked for {request.url[:200]}")

    def __enter__(self):
        return self

    def __exit__(self, kind, *rest):
        if kind is None:
            words = self.text("body").split()
            odd = {"false", "undefined", "null", "NaN", "[object"} & set(words)
            assert not odd, odd
        self.context.close()
        if kind is None:
            assert not self.complaints, self.complaints

    def text(self, selector):
        return self.page.locator(selector).first.inner_text()

    def button(self, name, exact=False):
        return self.page.get_by_role("button", name=name, exact=exact)

    def key(self, *keys):
        for key in keys:
            self.page.keyboard.press(key)

    def mode(self):
        return self.page.locator(".stage").get_attribute("class").split()[1]

    def clock(self):
        return self.text(".clock")

    def select(self, name):
        self.page.locator("#list button", has_text=name).first.click()
        self.ready()

    def ready(self):
        """Waits until the first frame is painted."""
        self.page.locator(".stage[data-moment]").wait_for()

    def picture(self, selector):
        return Image.open(io.BytesIO(self.page.locator(selector).first.screenshot())).convert("RGB")

    def inside(self, selector):
        """The same without its edges, which may lie between two pixels."""
        picture = self.picture(selector)
        return picture.crop((2, 2, picture.width - 2, picture.height - 2))

    def shot(self, name):
        if SCREENSHOTS:
            self.page.wait_for_timeout(100)
            self.page.screenshot(path=SCREENSHOTS / f"{name}.png", full_page=True)

    def wait(self, holds):
        """Playwright's own waiting evaluates text, which the page forbids."""
        for _ in range(100):
            if holds():
                return
            self.page.wait_for_timeout(50)
        raise AssertionError("waited for five seconds")

    def overflow(self):
        return self.page.evaluate("document.documentElement.scrollWidth - innerWidth")


@claim
def a_run_without_failures_says_so(browser):
    with Report(browser, "passed") as report:
        assert report.text("#verdict") == "All 3 scenarios passed"
        assert "Nothing moved" in report.text("main")
        assert report.page.locator("#list button").count() == 0
        report.shot("passed")
        report.button("Passed 3").click()
        assert report.page.locator("#list button").count() == 3
        report.key("j")
        assert "3 recorded files compared; nothing differs." in report.text("main")
    with Report(browser, "none") as report:
        assert report.text("#verdict") == "No scenario was verified"


@claim
def the_page_tells_all_that_was_found(browser):
    with Report(browser, "one") as report:
        report.ready()
        assert report.text("#verdict") == "5 of 6 scenarios failed"
        main = report.text("main")
        for words in ["behaviour/roll", "The ball rolls", "recorded with Inter 3.019, now 4.0",
                      "'ball' is at 43, not at 40", "it still moves", "scenarios/behaviour/roll.yaml:12:5",
                      "First in frame 12 at 0.24 s", "[40,40]", "[40,43]", "demo-recorder accept behaviour/roll"]:
            assert words in main, (words, main)
        assert main.index("Inter 3.019") < main.index("'ball' is at 43") < main.index("First in frame 12")
        report.page.locator("#list button", has_text="behaviour/new").click()
        assert "demo-recorder record scenarios/behaviour/new.yaml" in report.text("main")
        assert report.page.locator("main img").evaluate("image => image.decode().then(() => image.naturalWidth)") == 96
        report.key("j")
        assert "had other bytes in play 2" in report.text("main")
        assert report.page.get_by_alt_text("Expected, difference and actual").evaluate("it => it.naturalWidth") == 96
        assert report.page.locator(".files a").get_attribute("href") == "pictures/odd.png"
        assert report.page.locator("#announcement").text_content() == "behaviour/odd: differs"
        report.key("j")
        assert "no font 'Inter'" in report.text("main") and "install it" in report.text("main")


@claim
def every_mode_works_by_mouse_and_by_keys(browser):
    with Report(browser, "one") as report:
        report.ready()
        labels = ["Side by side", "Slider", "Onion skin", "Blink", "Difference"]
        for number, (mode, label) in enumerate(zip(MODES, labels), 1):
            report.button(label, exact=True).click()
            assert report.mode() == mode
            assert report.button(label, exact=True).get_attribute("aria-pressed") == "true"
            report.shot(f"mode-{mode}")
            report.key("1" if number > 1 else "2")
            assert report.mode() != mode
            report.key(str(number))
            assert report.mode() == mode


@claim
def the_slider_follows_the_mouse_and_the_arrow_keys(browser):
    with Report(browser, "one") as report:
        report.ready()
        report.key("2")
        actual = report.page.locator(".holder canvas").nth(1)
        report.page.locator(".holder").scroll_into_view_if_needed()
        box = report.page.locator(".holder").bounding_box()
        middle = box["y"] + box["height"] / 2
        report.page.mouse.move(box["x"] + box["width"] * 0.9, middle)
        report.page.mouse.down()
        report.page.mouse.move(box["x"] + box["width"] * 0.25, middle, steps=3)
        report.page.mouse.up()
        clip = float(actual.evaluate("it => it.style.clipPath").split()[-1].rstrip("%)"))
        assert abs(clip - 25) < 2, clip
        before = report.clock()
        report.page.locator(".mix input").focus()
        report.key("End")
        assert "100%" in actual.evaluate("it => it.style.clipPath")
        assert report.clock() == before
        report.key("3")
        assert actual.evaluate("it => getComputedStyle(it).opacity") == "1"
        report.page.locator(".mix input").fill("30")
        assert actual.evaluate("it => getComputedStyle(it).opacity") == "0.3"


@claim
def blinking_waits_for_a_click_where_motion_is_unwanted(browser):
    with Report(browser, "one") as report:
        report.ready()
        report.key("4")
        caption = report.text("figcaption")
        report.page.wait_for_timeout(800)
        assert report.text("figcaption") == caption == "Expected"
        report.button("Show the other").click()
        assert report.text("figcaption") == "Actual"
        assert report.page.locator(".holder canvas.gone").count() == 1
    with Report(browser, "one", reduced_motion="no-preference") as report:
        report.ready()
        report.key("4")
        report.page.locator("figcaption", has_text="Actual").wait_for()
        report.page.locator("figcaption", has_text="Expected").wait_for()


@claim
def the_scrubber_goes_through_the_film(browser):
    with Report(browser, "one") as report:
        report.ready()
        first = report.clock()
        assert first.startswith("0.24 s · frame 12 · ") and first.endswith("pixels differ"), first
        report.key("ArrowLeft")
        assert report.clock() == "0.22 s · frame 11 · no difference"
        report.key("ArrowRight")
        assert report.clock() == first
        report.button("Next frame").click()
        assert report.clock().startswith("0.26 s · frame 13 · ")
        report.button("Previous frame").click()
        assert report.clock() == first
        report.key("d")
        assert report.clock().startswith("0.68 s · frame 34 · ")
        report.key("d")
        assert report.clock() == first
        report.button("Previous difference").click()
        assert report.clock().startswith("0.68 s")
        report.button("Next difference").click()
        assert report.clock() == first
        report.key("Shift+D")
        assert report.clock().startswith("0.68 s")
        report.key("Home")
        assert report.clock() == "0 s · frame 0 · no difference"
        report.key("End")
        assert report.clock().startswith("0.68 s")
        scrubber = report.page.get_by_role("slider", name="Frame")
        box = scrubber.bounding_box()
        report.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        assert report.clock() == "0.4 s · frame 20 · no difference"
        assert scrubber.get_attribute("aria-valuetext") == "0.4 s, frame 20, no difference"
        report.key("ArrowRight")
        assert report.clock().startswith("0.42 s")
        spans = report.page.locator(".spans span")
        assert spans.count() == 2
        assert spans.first.evaluate("it => [it.style.left, it.style.width]") == ["30%", "20%"]


@claim
def the_film_plays_and_pauses(browser):
    with Report(browser, "one") as report:
        report.ready()
        report.page.get_by_label("Speed").select_option("0.25")
        report.page.locator("h2").first.click()
        for act in [lambda: report.key(" "), lambda: report.button("Play").click()]:
            before = report.clock()
            act()
            report.wait(lambda: report.clock() != before)
            report.button("Pause").click()
            paused = report.clock()
            report.page.wait_for_timeout(150)
            assert report.clock() == paused
            report.page.locator("h2").first.click()


@claim
def both_films_are_shown_as_other_decoders_see_them(browser):
    with Report(browser, "one") as report:
        report.ready()
        for kind, canvas in [("expected", 0), ("actual", 1)]:
            film = Image.open(FOLDER / "one" / kind / "behaviour/roll.gif")
            times, frames = 0, []
            for frame in ImageSequence.Iterator(film):
                frames.append((times, frame.convert("RGBA")))
                times += frame.info["duration"]
            for time in [0, 240, 300, 120, 620, 20, 700]:
                report.page.get_by_role("slider", name="Frame").fill(str(time))
                shown = report.page.locator(".holder canvas").nth(canvas).evaluate("it => it.toDataURL()")
                data = io.BytesIO(base64.b64decode(shown.split(",")[1]))
                wanted = [picture for start, picture in frames if start <= time][-1]
                assert Image.open(data).convert("RGBA").tobytes() == wanted.tobytes(), (kind, time)


@claim
def a_difference_of_one_level_in_one_pixel_is_seen(browser):
    for scale in [1, 2]:
        with Report(browser, "one", device_scale_factor=scale) as report:
            report.select("behaviour/speck")
            report.key("5")
            for width in [1280, 480]:
                report.page.set_viewport_size({"width": width, "height": 900})
                report.page.wait_for_timeout(100)
                report.page.add_style_tag(content=".mark { display: none }")
                colors = report.inside(".holder").getcolors(1 << 20)
                brightest = max(max(color) for _, color in colors)
                assert brightest >= 60, (scale, width, brightest)
                black = sum(count for count, color in colors if color == (0, 0, 0))
                assert black / sum(count for count, _ in colors) > 0.99, (scale, width)
            report.key("Home")
            assert len(report.inside(".holder").getcolors()) == 1


@claim
def zoom_enlarges_to_whole_pixels(browser):
    with Report(browser, "one") as report:
        report.ready()
        width = lambda: report.page.locator(".holder canvas").first.bounding_box()["width"]
        for label, wanted in [("1:1", 96), ("2×", 192), ("4×", 384), ("8×", 768)]:
            report.button(label, exact=True).click()
            assert width() == wanted, (label, width())
            assert report.button(label, exact=True).get_attribute("aria-pressed") == "true"
        rendering = report.page.locator(".holder canvas").first.evaluate("it => getComputedStyle(it).imageRendering")
        assert rendering == "pixelated"
        assert report.overflow() <= 0
        panes = report.page.locator(".pane")
        panes.nth(0).evaluate("it => it.scrollTo(0, 100)")
        report.wait(lambda: panes.nth(1).evaluate("it => it.scrollTop") == 100)
        report.shot("zoom")
        report.key("z")
        assert report.button("Fit", exact=True).get_attribute("aria-pressed") == "true"
        assert width() % 96 == 0 and report.overflow() <= 0


@claim
def files_of_a_scenario_are_shown_one_by_one(browser):
    with Report(browser, "one") as report:
        report.ready()
        report.button("behaviour/roll/end.png").click()
        assert "96 × 128" in report.text("main") and "110 × 128" in report.text("main")
        assert not report.page.locator(".timeline").is_visible()
        report.shot("sizes")
        report.key("f")
        report.ready()
        assert report.page.locator(".timeline").is_visible()
        links = report.page.locator(".files a").evaluate_all("all => all.map((it) => it.getAttribute('href'))")
        assert links == ["expected/behaviour/roll.gif", "actual/behaviour/roll.gif"], links


@claim
def the_command_is_copied(browser):
    with Report(browser, "one", permissions=["clipboard-read", "clipboard-write"]) as report:
        report.ready()
        for act in [lambda: report.button("Copy the command").click(), lambda: report.key("c")]:
            report.page.evaluate("navigator.clipboard.writeText('-')")
            act()
            report.page.locator("#copy", has_text="Copied").wait_for()
            assert report.page.evaluate("navigator.clipboard.readText()") == "demo-recorder accept behaviour/roll"


@claim
def two_hundred_failures_can_be_filtered_and_walked_through(browser):
    with Report(browser, "many") as report:
        items = report.page.locator("#list button")
        assert items.count() == 200
        report.shot("many")
        assert report.text("#verdict") == "200 of 240 scenarios failed"
        report.key("j", "j")
        assert report.page.locator("#list [aria-current=true] .name").inner_text() == "suite/s2"
        report.key("k")
        assert report.text("h2") == "suite/s1"
        report.key("/")
        report.page.keyboard.type("S19")
        assert items.count() == 11
        assert report.text("#found") == "11 scenarios"
        report.key("Enter", "j")
        assert report.text("h2") == "suite/s19"
        report.key("/", "Escape")
        assert items.count() == 200
        assert report.page.locator("#filter").input_value() == ""
        report.page.locator("#filter").fill("number 150")
        assert items.count() == 1
        report.page.locator("#filter").fill("nowhere")
        assert report.text("#found") == "Nothing matches."
        report.page.locator("#filter").fill("")
        report.button("Missing 20").click()
        assert items.count() == 20
        report.button("Passed 40").click()
        assert items.count() == 40
        items.nth(3).click()
        assert report.text("h2") == "calm/p3"
        report.button("Failures 200").click()
        report.page.locator("#filter").focus()
        report.key("j")
        assert report.page.locator("#filter").input_value() == "j"


@claim
def the_address_names_the_scenario_shown(browser):
    with Report(browser, "many") as report:
        report.select("suite/s7")
        address = report.page.evaluate("location.href")
        report.page.goto("about:blank")
        report.page.goto(address)
        assert report.text("h2") == "suite/s7"
        report.complaints = [it for it in report.complaints if "about:blank" not in it]


@claim
def the_help_opens_and_closes(browser):
    with Report(browser, "one") as report:
        help_box = report.page.locator("#help")
        report.key("?")
        assert help_box.is_visible()
        report.shot("help")
        report.key("j")
        assert report.text("h2").startswith("behaviour/roll") or report.page.locator("main h2").inner_text() == "behaviour/roll"
        report.key("Escape")
        assert not help_box.is_visible()
        report.button("Keyboard shortcuts").click()
        assert help_box.is_visible()
        report.button("Close").click()
        assert not help_box.is_visible()


@claim
def everything_can_be_reached_with_the_tab_key(browser):
    with Report(browser, "one") as report:
        report.ready()
        reached, unseen, unnamed = set(), [], []
        for _ in range(80):
            report.key("Tab")
            name, outline, label = report.page.evaluate("""() => {
              const it = document.activeElement;
              const style = getComputedStyle(it);
              const name = it.getAttribute("aria-label") || it.innerText || it.placeholder || "";
              return [it.tagName + " " + name, style.outlineStyle + " " + style.outlineWidth, name];
            }""")
            if name.startswith("BODY"):
                break
            reached.add(name.split("\\n")[0])
            if outline == "none 0px":
                unseen.append(name)
            if not label:
                unnamed.append(name)
        assert not unseen, unseen
        assert not unnamed, unnamed
        count = report.page.locator("button:visible:enabled, input:visible, select:visible, a[href]:visible").count()
        assert len(reached) >= count - 3, (count, sorted(reached))


@claim
def names_are_text_whatever_is_in_them(browser):
    with Report(browser, "hostile") as report:
        names = report.page.locator("#list .name").all_inner_texts()
        assert names == NAMES, names
        for number, name in enumerate(NAMES):
            report.page.locator("#list button").nth(number).click()
            report.ready()
            assert report.page.locator("main h2").inner_text() == name
            cells = report.page.locator("table").last.locator("tbody th, tbody td").all_inner_texts()
            assert cells == [name] * 4, cells
            assert report.page.locator("main b, main script").count() == 0
            links = report.page.locator(".files a").evaluate_all("all => all.map((it) => it.href)")
            inside = (FOLDER / "hostile").as_uri() + "/"
            assert len(links) == 2 and all(link.startswith(inside) for link in links), links
        report.page.locator("#list button").first.click()
        report.ready()
        report.shot("hostile")
        assert report.text(".command code") == """demo-recorder accept 'a<b>&"'\\''é💥'"""


@claim
def pictures_beside_the_page_are_shown_and_compared(browser):
    with Report(browser, "hostile") as report:
        report.ready()
        page = (FOLDER / "hostile" / "index.html").read_text()
        assert "base64" not in page.split("<script>")[0]
        report.button("1:1", exact=True).click()
        shown = report.picture(".holder canvas")
        assert (43, 86, 196) in [color for _, color in shown.getcolors(1 << 20)]
        report.key("5")
        assert max(max(color) for _, color in report.picture(".holder").getcolors(1 << 20)) > 100


@claim
def a_picture_that_is_not_there_is_said_to_be_missing(browser):
    with Report(browser, "incomplete") as report:
        report.page.get_by_text("A picture of this film could not be loaded").wait_for()
        report.key("d", "ArrowRight", "5")
        assert report.page.get_by_text("could not be loaded").count() == 1
        assert report.complaints and all("ERR_FILE_NOT_FOUND" in it or it.startswith("failed:") for it in report.complaints)
        report.complaints.clear()


@claim
def a_phone_scrolls_in_one_direction_only(browser):
    for scheme in ["light", "dark"]:
        with Report(browser, "one", viewport={"width": 360, "height": 720}, color_scheme=scheme, device_scale_factor=2) as report:
            report.ready()
            report.shot(f"phone-{scheme}")
            for mode in range(1, 6):
                report.key(str(mode))
                for zoom in ["Fit", "8×"]:
                    report.button(zoom, exact=True).click()
                    assert report.overflow() <= 0, (mode, zoom)
            report.key("Escape")
            report.button("Fit", exact=True).click()
            for _ in range(5):
                report.key("j")
                assert report.overflow() <= 0
    for name in ["hostile", "many", "passed"]:
        with Report(browser, name, viewport={"width": 360, "height": 720}) as report:
            assert report.overflow() <= 0, name


@claim
def dark_and_light_follow_the_system_and_can_be_read(browser):
    grounds = []
    for scheme in ["light", "dark"]:
        with Report(browser, "one", color_scheme=scheme) as report:
            report.ready()
            report.shot(f"one-{scheme}")
            grounds.append(report.page.evaluate("getComputedStyle(document.documentElement).backgroundColor"))
            weak = report.page.evaluate(CONTRAST)
            assert not weak, (scheme, weak)
    assert grounds[0] != grounds[1]


# WCAG 2.2, 1.4.3: text that is not large has a contrast of at least 4.5 to what is behind it.
CONTRAST = """() => {
  const parse = (color) => color.match(/[\\d.]+/g).map(Number);
  const light = ([r, g, b]) => [r, g, b].map((c) => c / 255)
    .map((c) => c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)
    .reduce((sum, c, index) => sum + c * [0.2126, 0.7152, 0.0722][index], 0);
  const behind = (it) => {
    for (; it; it = it.parentElement) {
      const color = parse(getComputedStyle(it).backgroundColor);
      if (color.length === 3 || color[3] === 1) return color;
    }
    return [255, 255, 255];
  };
  const weak = [];
  for (const it of document.querySelectorAll("body *")) {
    const hasText = [...it.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    if (!hasText || !it.checkVisibility() || it.disabled || it.closest(".skip")) continue;
    const [one, two] = [light(parse(getComputedStyle(it).color)), light(behind(it))].sort((a, b) => b - a);
    const contrast = (one + 0.05) / (two + 0.05);
    if (contrast < 4.5) weak.push(`${it.className || it.tagName}: ${contrast.toFixed(2)}`);
  }
  return weak;
}"""

def main():
    failures = 0
    if SCREENSHOTS and SCREENSHOTS not in FOLDER.parents:
        shutil.copytree(FOLDER, SCREENSHOTS / "reports", dirs_exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        for check in CLAIMS:
            begun = time.monotonic()
            try:
                check(browser)
            except Exception:
                failures += 1
                print(f"does not hold: {check.__name__}\n{traceback.format_exc(limit=-2)}")
            if SCREENSHOTS:
                print(f"{time.monotonic() - begun:.1f} s {check.__name__}")
        browser.close()
    sys.exit(1 if failures else 0)


main()
