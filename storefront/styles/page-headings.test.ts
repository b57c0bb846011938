import { expect, test } from 'vitest';

const sources = import.meta.glob<string>('../**/*.tsx', { query: '?raw', import: 'default', eager: true });

/** Headings of pages in the size that most have, with their classes. */
const headings = Object.entries(sources).flatMap(([path, source]) =>
  [...source.matchAll(/<h1\b[^>]*?className=(?:"([^"]*)"|\{`([^`]*)`\})/g)]
    .map(([, plain, template]) => plain ?? template ?? '')
    .filter((classes) => /(?:^| )text-2xl\b/.test(classes))
    .map((classes) => ({ path, classes })),
);

test('the headings of all pages have the same weight', () => {
  expect(headings.length).toBeGreaterThan(15);
  expect(headings.filter(({ classes }) => !/(?:^| )font-bold\b/.test(classes))).toEqual([]);
});

test('the breadcrumbs of all pages are as far below the header', () => {
  const columns = Object.entries(sources).flatMap(([path, source]) => {
    const [before, after] = source.split('<Breadcrumbs ');
    return after === undefined ? [] : [{ path, classes: before?.match(/page-column[^"]*/g)?.at(-1) ?? '' }];
  });
  expect(columns.length).toBeGreaterThan(10);
  const others = columns.filter(
    ({ classes }) => (classes.match(/(?:^| )(?:\w+:)?p[ty]-\S+/g) ?? []).join() !== ' lg:pt-4',
  );
  expect(others).toEqual([]);
});
