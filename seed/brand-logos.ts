import * as icons from 'simple-icons';
import { brands } from './data/catalogue.ts';
import { short } from './drawings/pen.ts';
import { type Mark, type WordmarkStyle, wordmark } from './wordmark.ts';

interface Icon {
  title: string;
  /** SVG path in a square of 24 units. */
  path: string;
  hex: string;
}

/** Size of every logo, and the maximum sizes of symbols and names, so that logos look equally large. */
const canvas = { width: 240, height: 96 };
const room = { sign: { width: 170, height: 68 }, name: { width: 190, height: 44 } };

const ink = '0E1726';
/** A colour of higher luminance is too light on white. */
const lightest = 0.6;

/** Brand names that mean something else in the icon set. */
const namesakes = new Set(['beats', 'sharp']);

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

/** Lettering of the other brands by slug; ink is the default colour. */
const written: Record<string, readonly [style: WordmarkStyle, colour?: string]> = {
  realme: ['soft'],
  tcl: ['bold', 'C8102E'],
  marshall: ['slanted'],
  soundcore: ['soft', '00739E'],
  canon: ['bold', 'BF0920'],
  nintendo: ['tall', 'D4000F'],
  logitech: ['light'],
  keychron: ['light'],
  sandisk: ['tall', 'C4161C'],
  anker: ['bold', '0A76B7'],
  ugreen: ['bold', '00793A'],
  eloop: ['soft', '1B5FAA'],
  spigen: ['wide'],
  roborock: ['light', 'B01E1E'],
  poco: ['bold'],
  infinix: ['wide', '0B7A4B'],
  nothing: ['light'],
  amazfit: ['wide'],
  coros: ['wide', 'B3272D'],
  suunto: ['bold'],
  imoo: ['soft', 'C2481B'],
  beats: ['soft', 'C8102E'],
  edifier: ['bold'],
  qcy: ['wide'],
  'harman-kardon': ['tall'],
  gigabyte: ['slanted', '0F4C8A'],
  asrock: ['slanted', '1F5C3D'],
  zotac: ['wide', '8A6100'],
  sapphire: ['tall', '15539E'],
  kingston: ['slanted', 'B5121B'],
  'g-skill': ['slanted', 'B3131B'],
  wd: ['bold', '0B5394'],
  lexar: ['bold'],
  'lian-li': ['wide'],
  noctua: ['light', '653024'],
  thermaltake: ['tall', 'B4151B'],
  microsoft: ['soft', '5A5A5A'],
  '8bitdo': ['bold', 'B3472E'],
  anitech: ['soft', 'C4361D'],
  nubwo: ['bold', 'B3131B'],
  signo: ['slanted', '7A1FA2'],
  sharp: ['bold', 'C7000B'],
  sigma: ['tall'],
  tamron: ['slanted', '005BAC'],
  gopro: ['bold'],
  brother: ['soft', '0D2EA0'],
  benq: ['soft', '5B2B82'],
  viewsonic: ['tall', 'B4221F'],
  aoc: ['bold', '0064A4'],
  philips: ['bold', '0B4DA2'],
  hisense: ['soft', '00807A'],
  xgimi: ['wide'],
  apc: ['slanted', 'C1121F'],
  syndome: ['tall', '0A4FA3'],
  belkin: ['light'],
  baseus: ['soft', '8F6B00'],
  uag: ['wide'],
  focus: ['soft', '0067B1'],
  hishield: ['slanted', '006B3F'],
  'd-link': ['soft', '007C92'],
  mercusys: ['wide', 'B8151C'],
  ruijie: ['slanted', 'B3131B'],
  tapo: ['soft', '0B7F86'],
  ezviz: ['wide', '1D5FA8'],
  yeelight: ['light'],
  aqara: ['light', '0F4A8A'],
  dreame: ['wide', '7A5B12'],
  dyson: ['tall'],
  hatari: ['slanted', 'B5121B'],
  '70mai': ['soft', 'B84A0E'],
  hohem: ['wide'],
  zhiyun: ['bold'],
  ulanzi: ['tall', 'A8201A'],
  boya: ['slanted', 'B5121B'],
  rode: ['wide'],
  targus: ['bold', '6B2A2A'],
  tomtoc: ['light'],
  vention: ['slanted', '0A5CA8'],
  orico: ['wide', '0A6EB4'],
};

const keyOf = (title: string) => title.toLowerCase().replace(/[^a-z0-9]/g, '');

const drawn = new Map(
  Object.values(icons as Record<string, Icon>)
    .filter((icon) => typeof icon === 'object' && 'path' in icon)
    .map((icon) => [keyOf(icon.title), icon]),
);

/** Logos by brand slug, as SVG in the brand's colour: the symbol of the icon set, otherwise the name in letters. */
export const brandLogos: ReadonlyMap<string, string> = new Map(
  brands.map(({ slug, title }) => {
    const icon = namesakes.has(slug) ? undefined : drawn.get(keyOf(title));
    if (icon) return [slug, picture(sign(icon, heights[slug] ?? 24), room.sign)];
    const [style = 'soft', colour = ink] = written[slug] ?? [];
    return [slug, picture(wordmark(title, style, colour), room.name)];
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
