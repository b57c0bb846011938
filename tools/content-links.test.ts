import { expect, test } from 'vitest';
import { pathsWithoutPage } from '#server/content/content.ts';
import { createTestShop } from '#server/testing/test-shop.ts';
import { pageList } from '#storefront/pages.ts';

const shop = await createTestShop();

test('content can link to every page that does not depend on what the shop has', async () => {
  const pages = pageList.filter(
    ({ access, pattern }) => !pattern.endsWith('*') && (access !== 'public' || !pattern.includes(':')),
  );
  const paths = pages.map(({ pattern }) => pattern.replace(/:\w+/g, 'x'));
  const missing = await pathsWithoutPage(shop.db, paths, shop.clock());
  expect([...missing.keys()]).toEqual([]);
});
