import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, test } from 'vitest';
import { paymentMethods } from '#contract/payment-methods.ts';
import { actionKinds } from '#server/promotions/actions/actions.ts';
import { conditionKinds } from '#server/promotions/conditions/conditions.ts';
import { pages } from '#storefront/pages.ts';
import { root } from './run.ts';

/** The cells of each row of the tables in a file of the reference. */
function rowsOf(file: string): string[][] {
  const lines = readFileSync(join(root, 'docs/reference', file), 'utf8').split('\n');
  return lines.filter((line) => line.startsWith('| ')).map((line) => line.slice(2, -2).split(' | '));
}

const promotionRows = rowsOf('promotions.md');
const selector = ['products', 'skus', 'brands', 'categories'];

it.each(Object.entries({ ...conditionKinds, ...actionKinds }))(
  'promotions.md describes the kind %s with its arguments',
  (kind, { schema }) => {
    const [, described = ''] = promotionRows.find(([name]) => name === `\`${kind}\``) ?? [];
    const names = Object.keys(schema.shape).filter(
      (name) => !selector.includes(name) || !described.includes('selector'),
    );
    expect(promotionRows.map(([name]) => name)).toContain(`\`${kind}\``);
    expect(names.filter((name) => !described.includes(`\`${name}\``))).toEqual([]);
  },
);

test('payments.md has a row for each payment method', () => {
  const described = rowsOf('payments.md').map(([method = '']) => /^`(\w+)`/.exec(method)?.[1]);
  expect(described).toEqual(expect.arrayContaining([...paymentMethods]));
});

test('storefront.md has a row for each page', () => {
  const routes = rowsOf('storefront.md').flatMap(([cell = '']) =>
    [...cell.matchAll(/`(\/[^`]*)`/g)].map(([, route = '']) => route),
  );
  const folders = routes.filter((route) => route.endsWith('/**')).map((route) => route.slice(0, -2));
  const paths = Object.keys(pages)
    .filter((pattern) => pattern !== '/*')
    .map((pattern) => pattern.replaceAll(/:(\w+)\??/g, '{$1}'));
  const described = (path: string) => routes.includes(path) || folders.some((folder) => `${path}/`.startsWith(folder));
  expect(paths.filter((path) => !described(path))).toEqual([]);
});
