/** Centre lines and widths of letters; capitals reach from 0 (top) to 100 (baseline). */
const letters: Record<string, readonly [width: number, line: string]> = {
  A: [76, 'M0 100 L38 0 L76 100 M13 66 L63 66'],
  B: [62, 'M0 48 L34 48 A24 24 0 0 0 34 0 L0 0 L0 100 L36 100 A26 26 0 0 0 36 48'],
  C: [65, 'M65 15 A38 50 0 1 0 65 85'],
  D: [70, 'M0 0 L30 0 A40 50 0 0 1 30 100 L0 100 Z'],
  E: [54, 'M54 0 L0 0 L0 100 L54 100 M0 50 L46 50'],
  F: [52, 'M52 0 L0 0 L0 100 M0 50 L44 50'],
  G: [72, 'M66 16 A38 50 0 1 0 72 72 L72 54 L44 54'],
  H: [68, 'M0 0 L0 100 M68 0 L68 100 M0 50 L68 50'],
  I: [0, 'M0 0 L0 100'],
  J: [46, 'M46 0 L46 70 A23 30 0 0 1 0 70'],
  K: [64, 'M0 0 L0 100 M60 0 L0 58 M22 37 L64 100'],
  L: [50, 'M0 0 L0 100 L50 100'],
  M: [84, 'M0 100 L0 0 L42 66 L84 0 L84 100'],
  N: [70, 'M0 100 L0 0 L70 100 L70 0'],
  O: [76, 'M38 0 A38 50 0 0 1 38 100 A38 50 0 0 1 38 0 Z'],
  P: [61, 'M0 100 L0 0 L34 0 A27 27 0 0 1 34 54 L0 54'],
  Q: [76, 'M38 0 A38 50 0 0 1 38 100 A38 50 0 0 1 38 0 Z M50 74 L76 100'],
  R: [62, 'M0 100 L0 0 L34 0 A27 27 0 0 1 34 54 L0 54 M30 54 L62 100'],
  S: [60, 'M55 14 A28 25 0 0 0 30 0 A28 25 0 0 0 30 50 A30 25 0 0 1 30 100 A30 25 0 0 1 3 86'],
  T: [64, 'M0 0 L64 0 M32 0 L32 100'],
  U: [68, 'M0 0 L0 64 A34 36 0 0 0 68 64 L68 0'],
  V: [72, 'M0 0 L36 100 L72 0'],
  W: [104, 'M0 0 L26 100 L52 14 L78 100 L104 0'],
  X: [66, 'M0 0 L66 100 M66 0 L0 100'],
  Y: [66, 'M0 0 L33 52 L66 0 M33 52 L33 100'],
  Z: [60, 'M0 0 L60 0 L0 100 L60 100'],
  Ø: [76, 'M38 0 A38 50 0 0 1 38 100 A38 50 0 0 1 38 0 Z M12 100 L64 0'],
  a: [58, 'M29 32 A29 34 0 0 1 29 100 A29 34 0 0 1 29 32 Z M58 32 L58 100'],
  c: [53, 'M53 42 A31 34 0 1 0 53 90'],
  e: [60, 'M2 66 L60 66 A29 34 0 1 0 52 90'],
  i: [0, 'M0 32 L0 100 M0 4 L0 10'],
  l: [0, 'M0 0 L0 100'],
  m: [88, 'M0 32 L0 100 M0 58 A22 26 0 0 1 44 58 L44 100 M44 58 A22 26 0 0 1 88 58 L88 100'],
  o: [62, 'M31 32 A31 34 0 0 1 31 100 A31 34 0 0 1 31 32 Z'],
  r: [34, 'M0 32 L0 100 M0 62 A34 30 0 0 1 34 32'],
  t: [36, 'M14 6 L14 84 A16 16 0 0 0 30 100 L36 100 M0 32 L36 32'],
  0: [60, 'M30 0 A30 50 0 0 1 30 100 A30 50 0 0 1 30 0 Z'],
  7: [56, 'M0 0 L56 0 L18 100'],
  8: [60, 'M30 0 A25 24 0 0 1 30 48 A25 24 0 0 1 30 0 Z M30 48 A30 26 0 0 1 30 100 A30 26 0 0 1 30 48 Z'],
  '.': [0, 'M0 84 L0 100'],
  '-': [28, 'M0 52 L28 52'],
  ' ': [14, ''],
};

interface Style {
  /** Line thickness, width factor and letter spacing. */
  weight: number;
  stretch: number;
  gap: number;
  /** Whether lines have round ends. */
  round?: true;
  /** Degrees. */
  slant?: number;
}

const styles = {
  bold: { weight: 25, stretch: 1.02, gap: 15 },
  light: { weight: 9, stretch: 1.12, gap: 34, round: true },
  slanted: { weight: 20, stretch: 1.04, gap: 19, slant: 11 },
  soft: { weight: 21, stretch: 1, gap: 19, round: true },
  tall: { weight: 19, stretch: 0.72, gap: 17 },
  wide: { weight: 14, stretch: 1.34, gap: 27, round: true },
} satisfies Record<string, Style>;

export type WordmarkStyle = keyof typeof styles;

/** An SVG shape and its bounding box. */
export interface Mark {
  shape: string;
  box: { x: number; y: number; width: number; height: number };
}

/** Draws a name as paths, without fonts. In capitals, unless the name has none. */
export function wordmark(name: string, style: WordmarkStyle, colour: string): Mark {
  const { weight, stretch, gap, round, slant = 0 }: Style = styles[style];
  const text = name === name.toLowerCase() ? name : name.toUpperCase();
  let at = 0;
  const lines = [...text].map((letter) => {
    const found = letters[letter];
    if (!found) throw new Error(`There is no letter ${letter} for ${name}.`);
    const [width, line] = found;
    const placed = stretched(line, stretch, at);
    at += width * stretch + weight + gap;
    return placed;
  });
  const edge = weight / 2;
  const lean = 100 * Math.tan((slant * Math.PI) / 180);
  const ends = round
    ? 'stroke-linecap="round" stroke-linejoin="round"'
    : 'stroke-linejoin="miter" stroke-miterlimit="2"';
  const leaning = slant ? ` transform="translate(${Math.round(lean)} 0) skewX(-${slant})"` : '';
  return {
    shape: `<path fill="none" stroke="#${colour}" stroke-width="${weight}" ${ends}${leaning} d="${lines.filter(Boolean).join(' ')}"/>`,
    box: { x: -edge, y: -edge, width: at - gap + lean, height: 100 + weight },
  };
}

/** A line scaled horizontally and moved to the right. */
function stretched(line: string, stretch: number, right: number): string {
  const x = (value: string) => String(Math.round((Number(value) * stretch + right) * 10) / 10);
  return line
    .replace(/([ML])(\S+) (\S+)/g, (_, command, along, down) => `${command}${x(along)} ${down}`)
    .replace(
      /A(\S+) (\S+ \S+ \S+ \S+) (\S+) (\S+)/g,
      (_, radius, between, along, down) =>
        `A${Math.round(Number(radius) * stretch * 10) / 10} ${between} ${x(along)} ${down}`,
    );
}
