import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PlaceLine } from './place-line.tsx';
import { WrapAtSpaces } from './wrap-at-spaces.tsx';

const unbroken = (html: string) => [...html.matchAll(/inline-block [^"]*">([^<]*)</g)].map(([, part]) => part);

test('a Thai address wraps between its parts, never between แขวง or เขต and its name', () => {
  const place = { subdistrict: 'คลองเตย', district: 'คลองเตย', province: 'กรุงเทพมหานคร', postcode: '10110' };
  const html = renderToStaticMarkup(<PlaceLine place={place} />);
  expect(unbroken(html)).toEqual(['แขวงคลองเตย', 'เขตคลองเตย', 'กรุงเทพมหานคร\u00A010110']);
});

test('a number stays with the word before it', () => {
  const html = renderToStaticMarkup(<WrapAtSpaces>{'99/9 ชั้น 12 ถนนพระรามที่ 4 กรุงเทพมหานคร 10110'}</WrapAtSpaces>);
  expect(unbroken(html)).toEqual(['99/9', 'ชั้น 12', 'ถนนพระรามที่ 4', 'กรุงเทพมหานคร 10110']);
});

test('the text stays the same, with its spaces', () => {
  const html = renderToStaticMarkup(<WrapAtSpaces>{'99/9 ถนนพระรามที่ 4  แขวงคลองเตย'}</WrapAtSpaces>);
  expect(html.replace(/<[^>]*>/g, '')).toBe('99/9 ถนนพระรามที่ 4  แขวงคลองเตย');
});
