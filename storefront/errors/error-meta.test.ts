import { expect, test } from 'vitest';
import { linkOf } from './error-meta.ts';

const response = (status: number, data: unknown) => ({ status, statusText: '', internal: false, data });

test('a page that fails with an answer in plain text, such as a proxy’s, offers no other page', () => {
  expect(linkOf(response(502, '<h1>Bad Gateway</h1>'))).toBeUndefined();
  expect(linkOf(response(500, null))).toBeUndefined();
  const link = { label: 'Apple', href: '/brand/apple' };
  expect(linkOf(response(404, { link }))).toEqual(link);
});
