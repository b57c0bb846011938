import { expect, test } from 'vitest';

const sources = import.meta.glob<string>('../**/*.tsx', { query: '?raw', import: 'default', eager: true });

/** Opening tags and calls of `classNames` that use the height of a bar. */
const uses = Object.entries(sources).flatMap(([path, source]) =>
  [...source.matchAll(/(?:className=(?:"[^"]*"|\{[^}]*\}))/g)]
    .map(([classes]) => classes)
    .filter((classes) => /--(?:frame-header|frame-bar|page-bar|compare-bar)\b/.test(classes))
    .map((classes) => ({ path, classes })),
);

test('elements whose place depends on the height of a bar know it', () => {
  expect(uses.length).toBeGreaterThan(5);
  expect(uses.filter(({ classes }) => !classes.includes('bar-heights'))).toEqual([]);
});
