import sharp from 'sharp';
import { expect, test } from 'vitest';
import { brandLogos } from './brand-logos.ts';
import { brands } from './data/catalogue.ts';
import { wordmark } from './wordmark.ts';
import { wordmarkFaces } from './wordmark-faces.ts';

/** The same letters in a face, in black, as grey pixels of 240 × 60. */
async function specimen(slug: string): Promise<Buffer> {
  const face = wordmarkFaces[slug];
  if (!face) throw new Error(`There is no face ${slug}.`);
  const { shape, box } = wordmark('Saecknot', face, '#000000');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.x} ${box.y} ${box.width} ${box.height}" width="240" height="60">${shape}</svg>`;
  return sharp(Buffer.from(svg)).flatten({ background: '#ffffff' }).greyscale().raw().toBuffer();
}

test('no two wordmarks have the same lettering', async () => {
  const slugs = Object.keys(wordmarkFaces);
  const specimens = await Promise.all(slugs.map(specimen));
  const alike = slugs.flatMap((slug, index) =>
    slugs
      .slice(index + 1)
      .filter((_, after) => {
        const [one, other] = [specimens[index], specimens[index + 1 + after]];
        if (!one || !other) throw new Error('There is no specimen.');
        return one.reduce((sum, byte, at) => sum + Math.abs(byte - (other[at] ?? 0)), 0) / one.length < 6;
      })
      .map((other) => `${slug} and ${other}`),
  );
  expect(alike).toEqual([]);
});

test('every brand without a symbol has a face, and no face is without a brand', () => {
  const written = brands.map(({ slug }) => slug).filter((slug) => brandLogos.get(slug)?.includes('stroke='));
  expect(Object.keys(wordmarkFaces).sort()).toEqual(written.sort());
});
