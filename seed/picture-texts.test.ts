import { expect, test } from 'vitest';
import { maxAnnotationLength, maxPictureAnnotations } from '#contract/product-pictures.ts';
import { products } from './data/catalogue.ts';
import { pictureTexts, type SeedPictureText } from './picture-texts.ts';
import { skuImages } from './pictures.ts';

function textsOf(name: string): SeedPictureText[] {
  const product = products.find((each) => each.name.en === name);
  const [texts] = product ? pictureTexts(product).values() : [];
  if (!texts) throw new Error(`There is no ${name}.`);
  return texts;
}

const labelsOf = (name: string) =>
  textsOf(name).flatMap(({ annotations = [] }) => annotations.map(({ text }) => text.en));

test('every picture of every variant says in both languages what it shows', () => {
  for (const product of products) {
    const texts = pictureTexts(product);
    for (const sku of product.skus) {
      const own = texts.get(sku.productId) ?? [];
      expect(own.map(({ image }) => image)).toEqual(skuImages(product, sku));
      for (const { alt } of own) expect([alt.th, alt.en].every((text) => text.length > 3)).toBe(true);
    }
  }
});

test('labels are few, short and on their picture', () => {
  for (const product of products) {
    for (const texts of pictureTexts(product).values()) {
      for (const { annotations = [] } of texts) {
        expect(annotations.length).toBeLessThanOrEqual(maxPictureAnnotations);
        expect(new Set(annotations.map(({ text }) => text.en)).size, product.name.en).toBe(annotations.length);
        for (const { text, x, y } of annotations) {
          expect(Math.max(text.th.length, text.en.length)).toBeLessThanOrEqual(maxAnnotationLength);
          for (const place of [x, y]) expect(place > 0 && place < 100, product.name.en).toBe(true);
        }
      }
    }
  }
});

test('the lenses of a phone are labelled by its specification', () => {
  expect(labelsOf('Apple iPhone 17 Pro')).toEqual(['48MP main', '48MP ultra wide', '48MP 4x telephoto', 'Flash']);
});

test('the sockets of a screen are labelled with their number', () => {
  expect(labelsOf('LG OLED evo C5 4K TV')).toEqual(['HDMI × 4', 'USB-A × 3', 'LAN', 'Aerial']);
});

test('the box is described by the list on the page', () => {
  const [box] = textsOf('Apple AirPods Pro 3').slice(-1);
  expect(box?.alt.en).toMatch(/^the box and what is in it: AirPods Pro 3, .*Ear tips in five sizes/);
});
