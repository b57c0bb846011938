type Rgb = readonly [number, number, number];

function parse(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function format([r, g, b]: Rgb): string {
  const byte = (channel: number) =>
    Math.round(Math.min(255, Math.max(0, channel)))
      .toString(16)
      .padStart(2, '0');
  return `#${byte(r)}${byte(g)}${byte(b)}`;
}

/** The colour `share` (0 to 1) of the way from one `#rrggbb` to another. */
export function mix(from: string, to: string, share: number): string {
  const [a, b] = [parse(from), parse(to)];
  return format([a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share]);
}

/** How light a colour looks, 0 (black) to 1 (white). */
export function lightness(hex: string): number {
  const [r, g, b] = parse(hex);
  return (0.299 * r + 0.587 * g + 0.114 * b) / 255;
}

/** How strongly coloured a colour looks, 0 (any grey, black, white) to 1. */
export function vividness(hex: string): number {
  const channels = parse(hex);
  return (Math.max(...channels) - Math.min(...channels)) / 255;
}

/** One material colour under the studio light, from the strongest highlight to the deepest shade. */
export interface Tones {
  lighter: string;
  light: string;
  base: string;
  dark: string;
  darker: string;
  /** Fine lines and seams on the material. */
  seam: string;
  /** What is printed on the material, to be seen on black as on white. */
  mark: string;
}

/** Shades a body colour so that black still has highlights and white still has edges. */
export function tones(hex: string): Tones {
  const light = lightness(hex);
  const depth = 1 - light;
  return {
    lighter: mix(hex, '#ffffff', 0.38 + 0.3 * light),
    light: mix(hex, '#ffffff', 0.17 + 0.25 * light),
    base: hex,
    dark: mix(hex, '#0b1220', 0.13 + 0.22 * depth),
    darker: mix(hex, '#070c16', 0.29 + 0.25 * depth),
    seam: light < 0.22 ? mix(hex, '#ffffff', 0.16) : mix(hex, '#0b1220', 0.34),
    mark: light > 0.6 ? mix(hex, '#0b1220', 0.5) : mix(hex, '#ffffff', 0.62),
  };
}
