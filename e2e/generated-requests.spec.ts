import { expect, test } from '@playwright/test';
import { demoCustomer } from '#contract/shop.ts';
import { fuzzPages } from '#server/testing/fuzz/fuzz-calls.ts';
import { openHttpShop } from '#server/testing/fuzz/http-shop.ts';
import { pageSubjects } from '../tools/fuzz/page-subjects.ts';

test('no page fails for any path, query, cookie or header', { tag: '@desktop' }, async () => {
  const shop = await openHttpShop(process.env.SHOP_URL ?? '', demoCustomer);
  const { findings, cases } = await fuzzPages(shop, pageSubjects, { seed: 20261120, cases: 8 });
  expect(findings).toEqual([]);
  expect(cases).toBeGreaterThan(8 * pageSubjects.length);
});
