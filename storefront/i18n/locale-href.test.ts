import { describe, expect, test } from 'vitest';
import { localiseLink, switchLocaleHref } from './locale-href.ts';

describe('a link', () => {
  test.each([
    ['/', '/', '/en'],
    ['/?a=1', '/?a=1', '/en?a=1'],
    ['/#top', '/#top', '/en#top'],
    ['/cart', '/cart', '/en/cart'],
    ['/product/phone-1?a=1#b', '/product/phone-1?a=1#b', '/en/product/phone-1?a=1#b'],
    ['/english-week', '/english-week', '/en/english-week'],
  ])('to this shop is localised: %s', (link, thai, english) => {
    expect([localiseLink(link, 'th'), localiseLink(link, 'en')]).toEqual([thai, english]);
    expect([switchLocaleHref(english, 'th'), switchLocaleHref(thai, 'en')]).toEqual([thai, english]);
    expect([switchLocaleHref(thai, 'th'), switchLocaleHref(english, 'en')]).toEqual([thai, english]);
  });

  test('never leads to another site behind a language', () => {
    for (const link of ['/en//evil.example', '/en///evil.example/a'])
      expect([localiseLink(link, 'th'), localiseLink(link, 'en')]).toEqual([
        link.replace(/^\/en\/+/, '/'),
        link.replace(/^\/en\/+/, '/en/'),
      ]);
  });

  test.each(['https://line.me/x', '//cdn.example/x', 'tel:020009000', '#content'])('to elsewhere stays: %s', (link) => {
    expect(localiseLink(link, 'en')).toBe(link);
  });
});
