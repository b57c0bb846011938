import { expect, test } from 'vitest';
import { pageKinds } from '#server/content/check/page-kinds.ts';
import { pageList } from '#storefront/pages.ts';

/** An address of a page by its pattern. */
const addressOf = (pattern: string) =>
  pattern
    .replace('/product/:slug?', '/product/lamp-1')
    .replace(/:\w+\??|\*$/g, 'lamp')
    .replace(/(.)\/$/, '$1');

test.each(pageList.map(({ pattern }) => pattern).filter((pattern) => pattern !== '/*'))(
  'a link to the page %s is recognised by the check of content',
  (pattern) => {
    const address = addressOf(pattern);
    const kind = pageKinds.find(({ path }) => path.test(address));
    expect(kind?.name, `${address}: server/content/check/page-kinds.ts needs a line for it`).toBeDefined();
    const fixed = !pattern.includes(':') && !pattern.includes('*');
    if (fixed && pattern !== '/') expect([address, kind?.name]).toEqual([address, 'page']);
  },
);
