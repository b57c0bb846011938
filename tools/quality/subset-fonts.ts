import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/** The part of the packaged font that has the characters of each font in `storefront/styles/fonts/`. */
const packagedParts = { 'anuphan-latin': 'latin', 'anuphan-thai': 'thai', 'anuphan-baht-sign': 'thai' } as const;

export type FontName = keyof typeof packagedParts;
export const fontNames = Object.keys(packagedParts) as FontName[];

/** The weights that pages use: normal, medium, semibold and bold. */
const weights = { min: 400, max: 700 };
/** What shapes and places letters; fractions and others are left out. */
const features = ['kern', 'liga', 'locl', 'mark', 'mkmk', 'ccmp', 'calt', 'rlig'];

/**
 * The content of a font in `storefront/styles/fonts/`.
 * @param styles the text of `storefront/styles/fonts.css`, which says which characters it has
 * @returns a WOFF2 file
 */
export async function generateFont(name: FontName, styles: string): Promise<Buffer> {
  const packaged = `@fontsource-variable/anuphan/files/anuphan-${packagedParts[name]}-wght-normal.woff2`;
  return subsetFont(await readFile(fileURLToPath(import.meta.resolve(packaged))), charactersOf(name, styles), {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
    keepFeatures: features,
  });
}

function charactersOf(name: FontName, styles: string): string {
  const [, ranges] = new RegExp(`/${name}\\.woff2[^}]*unicode-range:([^;]+);`).exec(styles) ?? [];
  if (ranges === undefined) throw new Error(`fonts.css has no range of characters for ${name}`);
  return [...ranges.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)]
    .map(([, first = '', last = first]) => {
      const from = Number.parseInt(first, 16);
      return String.fromCodePoint(
        ...Array.from({ length: Number.parseInt(last, 16) - from + 1 }, (_, index) => from + index),
      );
    })
    .join('');
}
