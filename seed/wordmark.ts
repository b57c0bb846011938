import { short } from './drawings/pen.ts';
import { type Attributes, group, path, rect, roundedBox } from './drawings/shapes.ts';
import { type Alternative, letter } from './letters.ts';

/** How a maker writes its name. Lengths are in hundredths of the height of capitals. */
export interface Face {
  /** Thickness of lines. */
  weight: number;
  /** Space between letters; by default 18. */
  gap?: number;
  /** Width of letters as a share of the usual one. */
  stretch?: number;
  /** How far corners are rounded off, from 0 to 1, the default. */
  round?: number;
  /** Corners are cut straight. */
  bevelled?: true;
  ends?: 'round' | 'square';
  /** How many times as thick upright lines are as level ones. */
  contrast?: number;
  /** Degrees. */
  slant?: number;
  /** Length of serifs to each side of a stroke. */
  serif?: number;
  /** By default as the name is written. */
  case?: 'upper' | 'lower';
  form?: Alternative;
  /** What the letters stand on, white on the first two. */
  ground?: 'tile' | 'pill' | 'frame' | 'rule';
  /** A gap through the letters at half their height, or a hollow in their lines. */
  cut?: 'split' | 'hollow';
  /** One word below the other. */
  stacked?: true;
}

/** An SVG shape and its bounding box. */
export interface Mark {
  shape: string;
  box: { x: number; y: number; width: number; height: number };
}

/** Draws a name as paths, without fonts, in a colour (`#rrggbb`). Throws when a letter is missing. */
export function wordmark(name: string, face: Face, colour: string): Mark {
  const text = face.case === 'upper' ? name.toUpperCase() : face.case === 'lower' ? name.toLowerCase() : name;
  const words = face.stacked ? text.split(' ') : [text];
  const isFilled = face.ground === 'tile' || face.ground === 'pill';
  const written = words.map((word) => writing(word, face, isFilled ? '#ffffff' : colour));
  const width = Math.max(...written.map((word) => word.width));
  const lineHeight = 100 + face.weight + 34;
  const shape = written.map((word, index) => placed(word.shape, (width - word.width) / 2, index * lineHeight));
  const edge = face.weight / 2;
  const depth = hasDescender(text) ? 28 : 0;
  const height = 100 + face.weight + depth + (words.length - 1) * lineHeight;
  return grounded({ shape: shape.join(''), box: { x: 0, y: -edge, width, height } }, face, colour);
}

const hasDescender = (text: string) => /[gpqy]/.test(text);

const placed = (shape: string, x: number, y: number) =>
  x === 0 && y === 0 ? shape : group(shape, { transform: `translate(${Math.round(x)} ${Math.round(y)})` });

function writing(text: string, face: Face, colour: string): { shape: string; width: number } {
  const { weight, gap = 18, stretch = 1, round = 1, contrast = 1, slant = 0, serif = 0, ends, cut } = face;
  // Lines are drawn narrower and then pulled apart, which thickens the upright ones only.
  const thick = weight * contrast;
  let at = thick / 2;
  const lines = [...text].map((sign) => {
    const corners = { round, ...(face.bevelled ? { bevelled: true } : {}) };
    const { line, width, feet } = letter(sign, corners, stretch / contrast, face.form);
    const left = at / contrast;
    at += width * contrast + thick + gap;
    const reach = (thick / 2 + serif) / contrast;
    const serifs = feet.map(([x, y]) => `M${short(x - reach)} ${y}h${short(2 * reach)}`);
    return line && { left, d: line + (serif > 0 ? serifs.join('') : '') };
  });
  const width = at - gap - thick / 2;
  const attributes: Attributes = {
    stroke: colour,
    'stroke-width': weight,
    'stroke-miterlimit': 2,
    ...(ends ? { 'stroke-linecap': ends } : {}),
    ...(ends === 'round' ? { 'stroke-linejoin': 'round' } : face.bevelled ? { 'stroke-linejoin': 'bevel' } : {}),
  };
  const letters = lines.flatMap((one) =>
    one ? [path(one.d, 'none', { transform: `translate(${one.left.toFixed(1)} 0)` })] : [],
  );
  const lean = 100 * Math.tan((slant * Math.PI) / 180);
  const skew = slant ? `translate(${lean.toFixed(1)} 0) skewX(-${slant}) ` : '';
  const pull = contrast === 1 ? '' : `scale(${contrast} 1)`;
  const transform = `${skew}${pull}`.trim();
  const all = group(letters.join(''), { ...attributes, ...(transform ? { transform } : {}) });
  return { shape: cut ? withCut(all, cut, weight, width + lean) : all, width: width + lean };
}

function withCut(letters: string, cut: 'split' | 'hollow', weight: number, width: number): string {
  const all = rect(-weight, -60, width + 2 * weight, 240, 0, '#ffffff');
  const gap =
    cut === 'split'
      ? rect(-weight, 46, width + 2 * weight, 8, 0, '#000000')
      : letters
          .replace(/stroke="[^"]*"/, 'stroke="#000000"')
          .replace(/stroke-width="[^"]*"/, `stroke-width="${Math.round(weight * 0.34)}"`);
  return `<mask id="cut" maskUnits="userSpaceOnUse" x="-50" y="-60" width="${Math.round(width) + 100}" height="240">${all}${gap}</mask>${group(letters, { mask: 'url(#cut)' })}`;
}

function grounded({ shape, box }: Mark, { ground, weight }: Face, colour: string): Mark {
  if (ground === undefined) return { shape, box };
  const [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2];
  if (ground === 'rule') {
    const below = rect(box.x, box.y + box.height + 26, box.width, 14, 0, colour);
    return { shape: shape + below, box: { ...box, height: box.height + 40 } };
  }
  const [width, height] = [box.width + 110, box.height + 90];
  const outline = roundedBox(width, height, ground === 'pill' ? height / 2 : 18, cx, cy);
  const frame = path(outline, 'none', { stroke: colour, 'stroke-width': Math.max(8, Math.round(weight * 0.5)) });
  return {
    shape: (ground === 'frame' ? frame : path(outline, colour)) + shape,
    box: { x: cx - width / 2 - 8, y: cy - height / 2 - 8, width: width + 16, height: height + 16 },
  };
}
