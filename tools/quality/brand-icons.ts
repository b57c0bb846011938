import * as icons from 'simple-icons';

/** Brand names that mean something else in the icon set. */
const namesakes = new Set(['beats', 'sharp']);

const keyOf = (title: string) => title.toLowerCase().replace(/[^a-z0-9]/g, '');

/** The content of `seed/data/brand-icons.json`: path and colour of the icons of these brands, by slug. */
export function generateBrandIcons(brands: readonly { slug: string; title: string }[]): string {
  const drawn = new Map(Object.values(icons).map((icon) => [keyOf(icon.title), icon]));
  const found = brands.flatMap(({ slug, title }) => {
    const icon = namesakes.has(slug) ? undefined : drawn.get(keyOf(title));
    return icon ? [[slug, { path: icon.path, hex: icon.hex }] as const] : [];
  });
  return `${JSON.stringify(Object.fromEntries(found), null, 2)}\n`;
}
