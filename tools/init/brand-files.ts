import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Brand } from '#contract/brand.ts';
import { root } from '../run.ts';

/** A shopping bag in the colours of the brand, until the merchant has a logo. */
const mark = ({ brand, accent }: Brand['colours']) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
  <rect width="32" height="32" rx="9" fill="${brand}" />
  <path d="M9 12h14l1.4 12.2a1.6 1.6 0 0 1-1.6 1.8H9.2a1.6 1.6 0 0 1-1.6-1.8z" fill="${accent}" />
  <path d="M12 14.5V11a4 4 0 0 1 8 0v3.5" fill="none" stroke="${accent}" stroke-width="2" stroke-linecap="round" />
</svg>
`;

/** Writes the brand's file and a mark as logo and icon. */
export async function writeBrand(brand: Brand): Promise<void> {
  const folder = join(root, 'brand');
  await writeFile(join(folder, 'brand.json'), `${JSON.stringify(brand, null, 2)}\n`);
  for (const name of ['logo.svg', 'icon.svg']) await writeFile(join(folder, name), mark(brand.colours));
}
