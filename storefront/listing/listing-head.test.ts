import { expect, test } from 'vitest';
import { followPathLocale } from '#storefront/i18n/locale-strategy.ts';
import { paraglideMiddleware } from '#storefront/i18n/paraglide/server.js';
import { meta } from './listing-route.tsx';
import { listingTitle } from './listing-text.ts';
import { parseListing } from './listing-view.ts';

followPathLocale();

const origin = 'https://shop.example';

/** The head of a listing with that many products. */
async function headOf(view: string, total: number) {
  const { pathname, search, searchParams } = new URL(view, origin);
  const args = {
    loaderData: {
      view: parseListing('phones', searchParams),
      name: 'Phones',
      steps: [],
      total,
      facets: [],
      pageContent: null,
    },
    location: { pathname, search },
    matches: [{ loaderData: { origin } }],
  } as unknown as Parameters<typeof meta>[0];
  let tags: Record<string, string>[] = [];
  await paraglideMiddleware(new Request(origin + pathname), () => {
    tags = meta(args) as Record<string, string>[];
  });
  return {
    robots: tags.find(({ name }) => name === 'robots')?.content,
    links: tags.flatMap(({ tagName, href }) => (tagName === 'link' && href ? [href.replace(origin, '')] : [])),
  };
}

test('a category and its further pages are indexable, in both languages', async () => {
  const thai = '/product-category/phones';
  expect(await headOf(`/en${thai}`, 30)).toEqual({
    robots: undefined,
    links: [`/en${thai}`, thai, `/en${thai}`, thai],
  });
  expect(await headOf(`${thai}?page=2`, 30)).toEqual({
    robots: undefined,
    links: [`${thai}?page=2`, `${thai}?page=2`, `/en${thai}?page=2`, `${thai}?page=2`],
  });
});

test.each([
  ['narrowed', '/product-category/phones?brands=Sony&page=2', 30],
  ['sorted', '/product-category/phones?sort=newest', 30],
  ['empty', '/product-category/phones', 0],
])('a list that is %s is not indexable', async (_, view, total) => {
  expect(await headOf(view, total)).toEqual({ robots: 'noindex, follow', links: ['/product-category/phones'] });
});

test('a list of one brand has the brand’s own spelling as title', () => {
  const brands = {
    code: 'brand',
    label: '',
    type: 'values' as const,
    values: [{ value: 'Apple', label: 'Apple', count: 1 }],
  };
  const titleOf = (search: string) => listingTitle(parseListing('', new URLSearchParams(search)), undefined, [brands]);
  expect(titleOf('brands=apple')).toBe('Apple');
  expect(titleOf('brands=Nobody')).toBe('Nobody');
});
