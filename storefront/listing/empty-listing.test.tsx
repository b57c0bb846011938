import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { followPathLocale } from '#storefront/i18n/locale-strategy.ts';
import { paraglideMiddleware } from '#storefront/i18n/paraglide/server.js';
import { EmptyListing } from './empty-listing.tsx';
import { parseListing } from './listing-view.ts';

followPathLocale();

const categories = Array.from({ length: 12 }, (_, index) => ({
  categoryId: index,
  categoryName: `Category ${index}`,
  path: `category-${index}`,
  categoryIconImage: [],
}));

/** An English listing without products: its heading and links. */
async function faceOf(path: string, search = '') {
  const view = parseListing(path, new URLSearchParams(search));
  const router = createMemoryRouter([
    { path: '*', element: <EmptyListing view={view} categories={path ? [] : categories} /> },
  ]);
  let html = '';
  await paraglideMiddleware(new Request('http://shop/en/product-category'), () => {
    html = renderToStaticMarkup(<RouterProvider router={router} />);
    return new Response();
  });
  return {
    heading: html.match(/<h2[^>]*>([^<]*)/)?.[1],
    ways: [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href),
  };
}

test('an empty category links to all products', async () => {
  expect(await faceOf('audio')).toEqual({
    heading: 'There are no products here yet',
    ways: ['/en/product-category'],
  });
});

test('a search without results links to all products and some categories', async () => {
  const { heading, ways } = await faceOf('', 'query=zzz');
  expect(heading).toBe('Couldn&#x27;t find the word you search Please try again');
  expect(ways).toHaveLength(9);
});

test('a search without results in a category can be repeated in all categories', async () => {
  expect((await faceOf('audio', 'query=zzz')).ways).toEqual(['/en/product-category?query=zzz', '/en/product-category']);
});

test('filters without results can be cleared, the search text stays', async () => {
  expect(await faceOf('audio', 'query=zzz&brands=Sony&minPrice=5')).toEqual({
    heading: 'No products match your filters',
    ways: ['/en/product-category/audio?query=zzz'],
  });
});
