import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const components = import.meta.glob<string>('../**/*.tsx', { query: '?raw', import: 'default', eager: true });
const styles = globSync('storefront/styles/*.css').map((file) => readFileSync(file, 'utf8'));

/** Attributes that a style asks to be empty. */
const emptyAttributes = new Set(
  styles.flatMap((style) => [...style.matchAll(/\[(data-[a-z-]+)=""\]/g)].map(([, name]) => name ?? '')),
);

/** React writes an attribute without a value as `"true"`. */
test('attributes that a style asks to be empty are written with a value', () => {
  expect(emptyAttributes.size).toBeGreaterThan(0);
  const bare = new RegExp(`\\s(?:${[...emptyAttributes].join('|')})(?=[\\s/>])`);
  const tags = Object.entries(components).flatMap(([path, source]) =>
    [...source.matchAll(/<[a-z][^<]*?>/g)].map(([tag]) => ({ path, tag })),
  );
  expect(tags.filter(({ tag }) => bare.test(tag))).toEqual([]);
});
