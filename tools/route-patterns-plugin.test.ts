import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { routePatternsPlugin } from './route-patterns-plugin.ts';
import { transformWith } from './transform-with.ts';

const transform = (code: string) => transformWith(routePatternsPlugin(), code);

const source = readFileSync(
  new URL('../node_modules/react-router/dist/production/lib/router/utils.js', import.meta.url),
  'utf8',
);

/** `compilePath` of a module, without what the module imports. */
function compilePathOf(code: string): (path: string, caseSensitive?: boolean, end?: boolean) => [RegExp, unknown[]] {
  const own = code.replace(/^import .*$/gm, '').replace(/^export .*$/gm, '');
  return new Function(`const warning = () => {}; ${own}; return compilePath;`)();
}

test('a pattern is compiled once, to the same as in React Router', () => {
  const [original, cached] = [compilePathOf(source), compilePathOf(transform(source))];
  for (const path of ['', 'en', 'product/:slug?', 'product-category/*', '*'])
    for (const caseSensitive of [false, true])
      for (const end of [false, true]) {
        expect(cached(path, caseSensitive, end)).toEqual(original(path, caseSensitive, end));
        expect(cached(path, caseSensitive, end)).toBe(cached(path, caseSensitive, end));
      }
});

test('another way of compiling patterns fails the build', () => {
  expect(() => transform('function compilePath(path) {}')).toThrow('adapt tools/route-patterns-plugin.ts');
});
