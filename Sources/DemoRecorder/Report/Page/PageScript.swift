/// What the report's page does, in JavaScript without a framework.
///
/// It reads its data as JSON and sets every text of a user as a text node. Pictures are only ever
/// painted: reading pixels back is forbidden for pictures that lie beside a page opened from a disk.
enum PageScript {
  static let text = [basics, film, difference, viewer, timeline, detail, list, keys].joined()

  /// Elements, numbers and times.
  private static let basics = #"""
    "use strict";

    const byId = (id) => document.getElementById(id);
    const report = JSON.parse(byId("report").textContent);
    const calm = matchMedia("(prefers-reduced-motion: reduce)");

    /** An element. Attributes that begin with "on" are listeners; texts become text nodes. */
    function make(tag, attributes = {}, ...children) {
      const element = document.createElement(tag);
      for (const [name, value] of Object.entries(attributes)) {
        if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
        else if (value === true) element.setAttribute(name, "");
        else if (value !== false && value != null) element.setAttribute(name, value);
      }
      add(element, children);
      return element;
    }

    /** Adds children to an element; null and false stand for one that is not there. */
    function add(element, children) {
      element.append(...children.flat().filter((child) => child != null && child !== false));
    }

    /** A text that a user wrote. */
    const user = (text, tag = "span") => make(tag, { class: "user" }, text);

    const number = (value) => value.toLocaleString("en");
    const counted = (value, one, many = one + "s") => `${number(value)} ${value === 1 ? one : many}`;
    const seconds = (value) => `${Number(value.toFixed(3))} s`;

    function percent(ratio) {
      const value = ratio * 100;
      return value > 0 && value < 0.01 ? "under 0.01 %" : `${Number(value.toFixed(2))} %`;
    }

    const clamp = (value, least, greatest) => Math.max(least, Math.min(greatest, value));

    /** Where a picture is: the number of the block of this page that holds it, or beside the page. */
    const address = (place) => typeof place === "number" ? byId(`picture-${place}`).textContent : place;

    /** Pictures ready to be painted. Few are kept, for each may take 24 MB when it is decoded. */
    class Pictures {
      constructor() { this.kept = new Map(); }

      /** The picture if it is ready. */
      at(place) {
        const entry = this.kept.get(place);
        if (!entry) return null;
        this.kept.delete(place);
        this.kept.set(place, entry);
        return entry.isReady ? entry.image : null;
      }

      /** Makes a picture ready, and gives up those used longest ago. */
      load(place) {
        if (this.kept.has(place)) return this.kept.get(place).done;
        const entry = { image: new Image(), isReady: false };
        entry.image.src = address(place);
        entry.done = entry.image.decode().then(() => { entry.isReady = true; });
        this.kept.set(place, entry);
        for (const old of [...this.kept.keys()].slice(0, -6)) this.kept.delete(old);
        return entry.done;
      }
    }

    const pictures = new Pictures();

    """#
}
