import { readFileSync } from 'node:fs';
import type { RouteObject, matchRoutes as routerMatchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { routePatternsPlugin } from './route-patterns-plugin.ts';
import { transformWith } from './transform-with.ts';

interface Utilities {
  compilePath(path: string, caseSensitive?: boolean, end?: boolean): [RegExp, unknown[]];
  matchRoutes: typeof routerMatchRoutes;
}

const transform = (code: string) => transformWith(routePatternsPlugin(), code);

const folder = new URL('../node_modules/react-router/dist/production/lib/router/', import.meta.url);
const source = readFileSync(new URL('utils.js', folder), 'utf8');

/** What a module defines, without what it imports but the paths. */
function utilitiesOf(code: string): Utilities {
  const own = code.replace(/^import .*$/gm, '').replace(/^export .*$/gm, '');
  const parsePath = '(path) => ({ pathname: path })';
  return new Function(
    `const warning = () => {}, invariant = () => {}, parsePath = ${parsePath}; ${own}; return { compilePath, matchRoutes };`,
  )();
}

const [original, cached] = [utilitiesOf(source), utilitiesOf(transform(source))];

test('a pattern is compiled once, to the same as in React Router', () => {
  for (const path of ['', 'en', 'product/:slug?', 'product-category/*', '*'])
    for (const caseSensitive of [false, true])
      for (const end of [false, true]) {
        expect(cached.compilePath(path, caseSensitive, end)).toEqual(original.compilePath(path, caseSensitive, end));
        expect(cached.compilePath(path, caseSensitive, end)).toBe(cached.compilePath(path, caseSensitive, end));
      }
});

test('routes match as in React Router, and are ranked once', () => {
  let reads = 0;
  const product: RouteObject = { id: 'product', path: 'product/:slug' };
  const routes: RouteObject[] = [
    {
      id: 'language',
      path: 'en?',
      get children() {
        reads += 1;
        return [product, { id: 'category', path: 'product-category/*' }, { id: 'other', path: '*' }];
      },
    },
  ];
  for (const path of ['/product/phone', '/en/product/phone', '/en/product-category/a/b', '/en', '/no/where']) {
    const expected = original.matchRoutes(routes, path);
    cached.matchRoutes(routes, path);
    reads = 0;
    expect(cached.matchRoutes(routes, path)).toEqual(expected);
    expect(reads).toBe(0);
  }
});

test('another way of compiling patterns fails the build', () => {
  expect(() => transform('function compilePath(path) {}')).toThrow('adapt tools/route-patterns-plugin.ts');
});
