extension PageScript {
  /// Two films, moment by moment, on two canvases.
  static let film = #"""
    /** Where something is painted that is not shown itself. */
    function blank(size) {
      const context = make("canvas").getContext("2d");
      [context.canvas.width, context.canvas.height] = size;
      return context;
    }

    /** One of the two films: a canvas that shows any moment by painting patches in their order. */
    class Screen {
      constructor(size, moments, member) {
        this.context = blank(size);
        this.canvas = this.context.canvas;
        this.patches = moments.map((moment) => moment[member]);
        this.painted = -1;
      }

      /**
       * Paints on towards a moment.
       *
       * Gives the number of a sheet that has to be loaded first, null when the moment is shown.
       */
      advance(index, sheets) {
        if (index < this.painted) this.painted = this.base(index) - 1;
        while (this.painted < index) {
          const patch = this.patches[this.painted + 1];
          const image = patch && pictures.at(sheets[patch[0]]);
          if (patch && !image) return patch[0];
          if (patch) this.paint(patch, image);
          this.painted += 1;
        }
        return null;
      }

      /** The last moment, up to one, that paints the whole picture. */
      base(index) {
        const { width, height } = this.canvas;
        for (let number = index; number > 0; number -= 1) {
          const patch = this.patches[number];
          if (patch && patch[5] === width && patch[6] === height) return number;
        }
        return 0;
      }

      /** Patches replace what was there, their transparency included. */
      paint([, x, y, left, top, width, height], image) {
        this.context.clearRect(left, top, width, height);
        this.context.drawImage(image, x, y, width, height, left, top, width, height);
      }
    }

    /** The film that was recorded and the one played anew, side by side in time. */
    class Film {
      constructor(difference) {
        const { frames } = difference.sheets;
        this.difference = difference;
        this.size = [0, 1].map((axis) => Math.max(difference.expected.size[axis], difference.actual.size[axis]));
        this.expected = new Screen(difference.expected.size, frames, 3);
        this.actual = new Screen(difference.actual.size, frames, 4);
        this.frames = frames;
        // Moments of no length are parts of the one after them; a still has nothing but one.
        this.moments = frames.map((frame, index) => index)
          .filter((index) => frames[index][1] > frames[index][0] || index === frames.length - 1);
        this.end = frames[frames.length - 1][1];
        this.haveOneSize = [0, 1].every((axis) => difference.expected.size[axis] === difference.actual.size[axis]);
        // Pictures of two sizes differ whatever they show.
        this.spans = this.haveOneSize ? (difference.pixels ? difference.pixels.spans : []) : [[0, this.end]];
        this.rate = Film.rate(difference.pixels);
      }

      /** Frames a second, as far as the numbers of two frames tell. */
      static rate(pixels) {
        if (!pixels) return 0;
        const late = pixels.worst.time > pixels.first.time ? pixels.worst : pixels.first;
        if (late.time === 0 || late.frame === 0) return 0;
        const rate = late.frame / late.time;
        return Math.abs(rate - Math.round(rate)) < rate / 50 ? Math.round(rate) : rate;
      }

      /**
       * Shows a moment: at once if the sheets it needs are here, else when they are, unless another
       * moment was asked for by then.
       */
      show(moment, done) {
        this.wanted = moment;
        const { files } = this.difference.sheets;
        for (const screen of [this.expected, this.actual]) {
          const missing = screen.advance(this.moments[moment], files);
          if (missing === null) continue;
          const go = () => { if (this.wanted === moment) this.show(moment, done); };
          pictures.load(files[missing]).then(go, () => this.fail());
          return;
        }
        done();
        this.prepare(moment);
      }

      /** Loads the sheet that a playing film needs next. */
      prepare(moment) {
        const { files } = this.difference.sheets;
        const used = [this.expected, this.actual].map(({ patches }) => patches[this.moments[moment]]?.[0] ?? -1);
        const next = Math.max(...used) + 1;
        if (next > 0 && next < files.length) pictures.load(files[next]).catch(() => this.fail());
      }

      /** To be replaced by whoever can tell that a picture is not there. */
      fail() {}

      start(moment) { return this.frames[this.moments[moment]][0]; }

      stop(moment) { return this.frames[this.moments[moment]][1]; }

      /** How many pixels differ. */
      pixels(moment) { return this.frames[this.moments[moment]][2]; }

      differs(moment) {
        const [start, stop] = [this.start(moment), this.stop(moment)];
        return this.spans.some(([from, to]) => start < to && from < stop || start === from);
      }

      /** The moment that is shown at a time. */
      at(time) {
        const later = this.moments.findIndex((frame) => this.frames[frame][1] > time);
        return later < 0 ? this.moments.length - 1 : later;
      }

      /** What is known of the place of the differences: of the first frame and of the worst. */
      bounds(moment) {
        const { pixels } = this.difference;
        if (!pixels) return null;
        const known = [pixels.first, pixels.worst].find((frame) => this.at(frame.time) === moment);
        return known ? known.bounds : null;
      }
    }

    """#

  /// The picture of what differs, made by painting alone.
  static let difference = #"""
    const ground = "#808080";

    function fill(context, operation, color) {
      context.globalCompositeOperation = operation;
      context.fillStyle = color;
      context.fillRect(0, 0, context.canvas.width, context.canvas.height);
    }

    function lay(context, operation, canvas, x = 0, y = 0) {
      context.globalCompositeOperation = operation;
      context.drawImage(canvas, x, y);
    }

    /**
     * Paints |expected − actual| of each channel, nothing less than 2/5 of white where there is any
     * difference at all: dodging with white makes 255 of all that is not 0.
     *
     * reach: by how many pixels differences are spread, so that they are seen in a reduced picture.
     */
    function paintDifference(result, scratch, film, reach) {
      fill(result, "source-over", ground);
      lay(result, "source-over", film.expected.canvas);
      fill(scratch, "source-over", ground);
      lay(scratch, "source-over", film.actual.canvas);
      lay(result, "difference", scratch.canvas);
      lay(scratch, "copy", result.canvas);
      fill(scratch, "color-dodge", "#fff");
      fill(scratch, "multiply", "#666");
      lay(result, "lighten", scratch.canvas);
      for (let step = 0; step < reach; step += 1) {
        for (const [x, y] of [[1, 0], [-1, 0], [0, 1], [0, -1]]) {
          lay(result, "lighten", result.canvas, x, y);
        }
      }
    }

    """#
}
