import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pageKinds } from '#server/content/check/page-kinds.ts';
import { showsLinkContent } from '#server/content/rules.ts';
import { pageList } from '#storefront/pages.ts';
import { root } from './run.ts';

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

test('an import warns about stored texts of all pages but those that show them', () => {
  const shown = globSync('storefront/**/*-route.tsx', { cwd: root }).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/loadPageContent\('([^']+)'/g)].map(([, path]) => path),
  );
  const fixed = pageList.map(({ pattern }) => pattern).filter((pattern) => !/[:*]/.test(pattern));
  expect(fixed.filter(showsLinkContent).sort()).toEqual(shown.sort());
  const others = ['/product-category', '/product-category/lamps', '/product/lamp-1'];
  expect(others.map(showsLinkContent)).toEqual([true, true, false]);
});
