import { products } from '#seed/data/catalogue.ts';
import type { Kind } from '#seed/drawings/drawing.ts';
import { firstPicture } from '#seed/pictures.ts';
import type { SeedProduct } from '#seed/types.ts';
import { type Cell, renderSheet } from './sheet.ts';

const [columns, perSheet, width, textHeight] = [8, 48, 230, 62];

/** The labels of the two facts that the picture of a kind must show; of other kinds, the first two of the specification. */
const facts: Partial<Record<Kind, readonly [string, string]>> = {
  phone: ['Rear cameras', 'Display'],
  'phone-case': ['Works with', 'Material'],
  'screen-protector': ['Works with', 'Type'],
  tablet: ['Display', 'Pen'],
  laptop: ['Display', 'Keyboard'],
  watch: ['Display', 'Case'],
  keyboard: ['Layout', 'Type'],
  mouse: ['Type', 'Buttons'],
  speaker: ['Type', 'Functions'],
  printer: ['Type', 'Functions'],
  console: ['Type', 'Display'],
  camera: ['Type', 'Image sensor'],
  charger: ['Ports', 'Power'],
  'power-bank': ['Ports', 'Battery capacity'],
  cable: ['Connectors', 'Type'],
  'hard-disk': ['Type', 'Interface'],
  ssd: ['Interface', 'Type'],
};

/** The name and the facts in lines of text, under the picture. */
function caption(product: SeedProduct): string {
  const rows = product.specification;
  const wanted = facts[product.drawing.kind]?.map((label) => rows.find((row) => row.label.en === label));
  const stated = (wanted ?? rows.slice(0, 2)).map((row) => (row ? `${row.label.en}: ${row.value.en}` : ''));
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').slice(0, 44);
  const line = (text: string, y: number, style: string) => `<text x="5" y="${y}" ${style}>${escaped(text)}</text>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${textHeight}" font-family="sans-serif">` +
    line(product.name.en, 16, 'font-size="11" font-weight="bold"') +
    stated.map((text, index) => line(text, 34 + index * 16, 'font-size="10" fill="#444"')).join('') +
    '</svg>'
  );
}

const cellOf = (product: SeedProduct): Cell[] => [
  { svg: firstPicture(product), width, height: width },
  { svg: caption(product), width, height: textHeight },
];

/** Renders the card pictures with names and facts, the most popular products of each department first; of all kinds if none is given. */
export async function renderBesideNames(kinds: readonly Kind[]): Promise<void> {
  const chosen = products.filter(({ drawing }) => kinds.length === 0 || kinds.includes(drawing.kind));
  for (const [department, all] of Map.groupBy(chosen, ({ category }) => category.split('/')[0] ?? '')) {
    const ordered = all.toSorted((one, other) => other.popularity - one.popularity);
    for (let from = 0; from < ordered.length; from += perSheet) {
      const cells = ordered.slice(from, from + perSheet).map(cellOf);
      await renderSheet(`beside-names-${department}-${from / perSheet + 1}`, columns, cells);
    }
  }
}
