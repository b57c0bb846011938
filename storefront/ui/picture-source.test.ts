import { expect, test } from 'vitest';
import { pictureSrcSet, pictureUrl } from './picture-source.ts';

const phone = '/images/products/1001/black-front.svg';

test('a card of 280 px has the widths that phones and dense screens need, and no larger ones', () => {
  expect(pictureSrcSet(phone, 280)).toBe(
    [96, 160, 240, 320, 480, 640].map((width) => `${phone}?width=${width} ${width}w`).join(', '),
  );
});

test('a picture across the page has all widths up to the largest', () => {
  expect(pictureSrcSet(phone, 1280)).toBe(
    [320, 480, 640, 828, 1080, 1200, 1920].map((w) => `${phone}?width=${w} ${w}w`).join(', '),
  );
});

test('a picture as large on phones as on desktops has three times its size, for the densest screens', () => {
  expect(pictureSrcSet(phone, 120, 3)).toBe(
    [64, 96, 160, 240, 320, 480].map((w) => `${phone}?width=${w} ${w}w`).join(', '),
  );
});

test('an icon of 32 px has one width', () => {
  expect(pictureSrcSet(phone, 32)).toBe(`${phone}?width=64 64w`);
  expect(pictureUrl(phone, 64)).toBe(`${phone}?width=64`);
});

test("another host's picture is left as it is", () => {
  expect(pictureSrcSet('https://cdn.example/a.png', 280)).toBeUndefined();
  expect(pictureUrl('https://cdn.example/a.png', 320)).toBe('https://cdn.example/a.png');
});
