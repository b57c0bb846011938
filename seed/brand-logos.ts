import brandIcons from './data/brand-icons.json' with { type: 'json' };
import { brands } from './data/catalogue.ts';
import { short } from './drawings/pen.ts';
import { type Mark, wordmark } from './wordmark.ts';
import { wordmarkFaces } from './wordmark-faces.ts';

interface Icon {
  /** SVG path in a square of 24 units. */
  path: string;
  hex: string;
}

/** Size of every logo, and the maximum sizes of symbols and names, so that logos look equally large. */
const canvas = { width: 240, height: 96 };
const room = { sign: { width: 170, height: 68 }, name: { width: 190, height: 44 }, ground: { width: 196, height: 60 } };

const ink = '0E1726';
/** A colour of higher luminance is too light on white. */
const lightest = 0.6;

/** Heights of wide symbols, of 24 units. */
const heights: Record<string, number> = {
  samsung: 3.7,
  oppo: 5.7,
  vivo: 6.3,
  asus: 5,
  acer: 5.8,
  lenovo: 8,
  lg: 10.6,
  sony: 4.3,
  jbl: 13.5,
  garmin: 6.6,
  huawei: 18.1,
  dji: 14.2,
  hyperx: 13.6,
  epson: 5.8,
  honor: 4.7,
  bose: 2.9,
  sennheiser: 18,
  intel: 9.4,
  amd: 5.8,
  'cooler-master': 19,
  nzxt: 6.2,
  fujifilm: 4.1,
  nikon: 6.7,
  panasonic: 3.7,
  imou: 5.7,
};

/** Symbols by brand slug, of simple-icons: `tools/quality/brand-icons.ts`. */
const icons: Record<string, Icon> = brandIcons;

/** Logos by brand slug, as SVG in the brand's colour: the symbol of the icon set, otherwise the name in letters. */
export const brandLogos: ReadonlyMap<string, string> = new Map(
  brands.map(({ slug, title }) => {
    const icon = icons[slug];
    if (icon) return [slug, picture(sign(icon, heights[slug] ?? 24), room.sign)];
    const written = wordmarkFaces[slug];
    if (!written) throw new Error(`There is no face for the wordmark of ${slug}.`);
    const { colour = ink, ...face } = written;
    return [slug, picture(wordmark(title, face, `#${colour}`), face.ground || face.stacked ? room.ground : room.name)];
  }),
);

function sign({ path, hex }: Icon, height: number): Mark {
  const colour = brightness(hex) > lightest ? ink : hex;
  return {
    shape: `<path fill="#${colour}" d="${path}"/>`,
    box: { x: 0, y: 12 - height / 2, width: 24, height },
  };
}

/** Centres a shape in the picture at the maximum size. */
function picture({ shape, box }: Mark, most: { width: number; height: number }): string {
  const scale = Math.min(most.width / box.width, most.height / box.height);
  const right = canvas.width / 2 - (box.x + box.width / 2) * scale;
  const down = canvas.height / 2 - (box.y + box.height / 2) * scale;
  const place = `translate(${short(right)} ${short(down)}) scale(${scale.toFixed(4)})`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${canvas.width} ${canvas.height}" width="${2 * canvas.width}" height="${2 * canvas.height}">` +
    `<g transform="${place}">${shape}</g></svg>`
  );
}

/** Luminance from 0 (black) to 1 (white). */
function brightness(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
