/** A gradient stop: offset 0 to 1, colour, opacity (by default 1). */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** Shortens a coordinate for the file: two decimals are finer than a pixel can show. */
export function short(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/**
 * Collects what a drawing defines (gradients, filters, clips) under ids that begin with its prefix, so that several
 * drawings can stand in one SVG. The same definition asked for twice is written once.
 */
export class Pen {
  readonly #prefix: string;
  readonly #idByBody = new Map<string, string>();
  readonly #defs: string[] = [];

  constructor(prefix: string) {
    this.#prefix = prefix;
  }

  /** Defines an element; `body` gets the id to carry. Returns the id. */
  define(body: (id: string) => string): string {
    const key = body('');
    const known = this.#idByBody.get(key);
    if (known !== undefined) return known;
    const id = `${this.#prefix}${this.#idByBody.size}`;
    this.#idByBody.set(key, id);
    this.#defs.push(body(id));
    return id;
  }

  /** A paint for `fill` or `stroke`, along a vector in the shape's own box (0 to 1); by default from top to bottom. */
  linear(stops: readonly Stop[], vector: readonly [number, number, number, number] = [0, 0, 0, 1]): string {
    const [x1, y1, x2, y2] = vector;
    return this.#url(
      (id) => `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${list(stops)}</linearGradient>`,
    );
  }

  /** A paint from a centre outwards, in the shape's own box (0 to 1). */
  radial(stops: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5): string {
    return this.#url(
      (id) => `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${list(stops)}</radialGradient>`,
    );
  }

  /**
   * A filter that blurs by a deviation in user units. What it blurs may spread by `margin` times the shape's own box on
   * each side: the smaller, the faster it is drawn.
   */
  blur(deviation: number, margin = 0.3): string {
    const [from, size] = [short(-margin), short(1 + 2 * margin)];
    return this.#url(
      (id) =>
        `<filter id="${id}" x="${from}" y="${from}" width="${size}" height="${size}" color-interpolation-filters="sRGB">` +
        `<feGaussianBlur stdDeviation="${short(deviation)}"/></filter>`,
    );
  }

  /** A clip to the given shape, in the coordinates of the element that uses it. */
  clip(shape: string): string {
    return this.#url((id) => `<clipPath id="${id}">${shape}</clipPath>`);
  }

  /** A paint of stripes that repeat along (dx, dy) in user units; faster than a pattern where it fills large shapes. */
  stripes(stops: readonly Stop[], dx: number, dy: number): string {
    return this.#url(
      (id) =>
        `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" spreadMethod="repeat" x1="0" y1="0" x2="${dx}" y2="${dy}">` +
        `${list(stops)}</linearGradient>`,
    );
  }

  /** A repeating fill with tiles of the given size in user units. */
  pattern(width: number, height: number, tile: string): string {
    return this.#url(
      (id) => `<pattern id="${id}" patternUnits="userSpaceOnUse" width="${width}" height="${height}">${tile}</pattern>`,
    );
  }

  /** All definitions so far; they must come before the elements that refer to them. */
  defs(): string {
    return `<defs>${this.#defs.join('')}</defs>`;
  }

  #url(body: (id: string) => string): string {
    return `url(#${this.define(body)})`;
  }
}

function list(stops: readonly Stop[]): string {
  return stops
    .map(([offset, colour, opacity]) => {
      const transparency = opacity === undefined ? '' : ` stop-opacity="${short(opacity)}"`;
      return `<stop offset="${short(offset)}" stop-color="${colour}"${transparency}/>`;
    })
    .join('');
}
