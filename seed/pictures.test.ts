import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { products } from './data/catalogue.ts';
import { KINDS, type Kind } from './drawings/drawing.ts';
import { firstPicture } from './pictures.ts';

/** Two pictures whose pixels differ less than this on the average, in levels of 0 to 255, look the same. */
const SAME = 0.4;

/** The picture drawn at 48 pixels: drawn at another size and resized, it takes half as long again. */
async function thumbnail(svg: string): Promise<Buffer> {
  const { data, info } = await sharp(Buffer.from(svg), { density: (72 * 48) / 1200 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 48, height: 48 });
  return data;
}

/** Stops at the first pixels that are enough of a difference: there are thousands of pairs. */
function lookTheSame(one: Buffer, other: Buffer): boolean {
  const enough = SAME * one.length;
  let difference = 0;
  for (let index = 0; index < one.length && difference < enough; index += 1) {
    difference += Math.abs((one[index] ?? 0) - (other[index] ?? 0));
  }
  return difference < enough;
}

/** Names of products whose card pictures look the same, the largest group first. */
async function lookalikes(kind: Kind): Promise<string[][]> {
  const all = products.filter(({ drawing }) => drawing.kind === kind);
  const groups: { picture: Buffer; names: string[] }[] = [];
  for (const product of all) {
    const picture = await thumbnail(firstPicture(product));
    const group = groups.find((one) => lookTheSame(one.picture, picture));
    if (group) group.names.push(product.name.en);
    else groups.push({ picture, names: [product.name.en] });
  }
  return groups.map(({ names }) => names).sort((one, other) => other.length - one.length);
}

describe.each(KINDS)('products of the kind %s', (kind) => {
  test('share a picture by threes at most', async () => {
    const [largest = []] = await lookalikes(kind);
    expect(largest.length, largest.join(', ')).toBeLessThanOrEqual(3);
  });
});
