import * as icons from 'simple-icons';
import { brands } from './data/world.ts';

interface Icon {
  title: string;
  /** Of a square of 24. */
  path: string;
  hex: string;
}

const ink = '0E1726';
/** Above it a colour is too light to be seen on white. */
const lightest = 0.6;

const keyOf = (title: string) => title.toLowerCase().replace(/[^a-z0-9]/g, '');

const drawn = new Map(
  Object.values(icons as Record<string, Icon>)
    .filter((icon) => typeof icon === 'object' && 'path' in icon)
    .map((icon) => [keyOf(icon.title), icon]),
);

/** Logos by the brands' slugs, as SVG in the brand's colour; a brand without one is written in letters by the shop. */
export const brandLogos: ReadonlyMap<string, string> = new Map(
  brands.flatMap(({ slug, title }) => {
    const icon = drawn.get(keyOf(title));
    return icon ? [[slug, logo(icon)] as const] : [];
  }),
);

function logo({ path, hex }: Icon): string {
  const colour = brightness(hex) > lightest ? ink : hex;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="240" height="240"><path fill="#${colour}" d="${path}"/></svg>`;
}

/** From 0 for black to 1 for white. */
function brightness(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
