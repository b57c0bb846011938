import { expect, test } from 'vitest';
import { contentPages } from './data/content-pages.ts';
import { homePage } from './first-shop/home-page.ts';
import { menus } from './first-shop/menus.ts';

/** The links of all records with the title or name 'Special prices'. */
function specialPriceLinks(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  const nested = Object.values(value).flatMap(specialPriceLinks);
  return 'link' in value && JSON.stringify({ ...value, blocks: null }).includes('"Special prices"')
    ? [value.link, ...nested]
    : nested;
}

test.each([
  ['the menu of a new shop', menus],
  ['the home page of a new shop', homePage],
  ['the home page of the demo shop', contentPages(new Date()).filter(({ path }) => path === '/')],
])('in %s special prices link to nothing but them', (_, records) => {
  expect(specialPriceLinks(records)).toEqual(['/product-category?promotion=special&sort=discount']);
});
