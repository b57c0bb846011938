import { matchRoutes, type RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import { routesOfLanguage } from './routes-of-language.ts';

const routes: Record<string, RouteObject> = {
  shell: { id: 'shell' },
  home: { id: 'home', path: 'en?', index: true },
  product: { id: 'product', path: 'en?/product/:slug?' },
  english: { id: 'english', path: 'english-lessons' },
};

test.each([
  [
    'th',
    { '/': 'home', '/product/a-1': 'product', '/en': null, '/en/product/a-1': null, '/english-lessons': 'english' },
  ],
  [
    'en',
    { '/': null, '/product/a-1': null, '/en': 'home', '/en/product/a-1': 'product', '/english-lessons': 'english' },
  ],
] as const)('the router finds the pages in the language of the open page: %s', (locale, expected) => {
  const tree = Object.values(routesOfLanguage(routes, locale));
  const found = Object.keys(expected).map((path) => [path, matchRoutes(tree, path)?.at(-1)?.route.id ?? null]);
  expect(Object.fromEntries(found)).toEqual(expected);
});
