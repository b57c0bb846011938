import { expect, test } from 'vitest';
import { densePictureSrcSet, pictureSrcSet, pictureUrl } from './picture-source.ts';

const phone = '/images/products/1001/black-front.svg';

test('a card of 280 px has the widths that phones and dense screens need, and no others', () => {
  expect(pictureSrcSet(phone, 280)).toBe(
    [160, 240, 320, 480, 640].map((width) => `${phone}?width=${width} ${width}w`).join(', '),
  );
});

test('a picture across the page has the widths from that of a phone up to the largest', () => {
  expect(pictureSrcSet(phone, 1280)).toBe([828, 1080, 1200, 1920].map((w) => `${phone}?width=${w} ${w}w`).join(', '));
});

test('a picture as large on phones as on desktops has twice and three times its size for dense screens', () => {
  expect(densePictureSrcSet(phone, 120)).toBe(`${phone}?width=240 2x, ${phone}?width=480 3x`);
  expect(pictureUrl(phone, 160)).toBe(`${phone}?width=160`);
});

test("another host's picture is left as it is", () => {
  expect(pictureSrcSet('https://cdn.example/a.png', 280)).toBeUndefined();
  expect(densePictureSrcSet('https://cdn.example/a.png', 280)).toBeUndefined();
  expect(pictureUrl('https://cdn.example/a.png', 320)).toBe('https://cdn.example/a.png');
});
