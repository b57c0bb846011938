/*
 * Checks every column of every import: the imported value is stored and exported, the pages that show it are invalidated, and
 * the search index and the sitemap are updated. A new column, row type or file without an example fails.
 */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { catalogueImportExport } from '#server/catalogue/commands.ts';
import type { Columns } from '#server/import-export/columns.ts';
import type { FileRow, ImportExport } from '#server/import-export/import-export.ts';
import { updateIndex } from '#server/search/search.ts';
import { jsonLines, runImportExport } from '#server/testing/run-shop-command.ts';
import { createTestShop } from '#server/testing/test-shop.ts';
import { otherRows } from './import-export-examples/catalogue.ts';
import type { Change } from './import-export-examples/example.ts';
import { examples } from './import-export-examples/examples.ts';
import { importExports } from './import-exports.ts';

const shop = await createTestShop();

const rowTypes = importExports.flatMap((importExport) =>
  Object.entries(importExport.rowTypes).map(([type, columns]) => ({ importExport, type, columns })),
);
const importRows = (importExport: ImportExport, ...rows: FileRow[]) =>
  runImportExport(shop, importExport, ['import'], jsonLines(...rows));

/** Cache tags invalidated since the last call. */
let invalidatedTags: () => Promise<string[]>;

beforeAll(async () => {
  await importRows(catalogueImportExport, ...otherRows);
  let received: string[] = [];
  const stop = await shop.database.listen(
    'page_tags',
    (tag) => received.push(tag),
    () => {},
  );
  afterAll(stop);
  invalidatedTags = async () => {
    await sql`select pg_notify('page_tags', 'end-of-test')`.execute(shop.db);
    await expect.poll(() => received.at(-1)).toBe('end-of-test');
    const tags = received.slice(0, -1);
    received = [];
    return tags.includes('everything') ? ['everything'] : [...new Set(tags)].sort();
  };
});

async function exportedRow({ importExport, type }: { importExport: ImportExport; type: string }): Promise<FileRow> {
  const { output } = await runImportExport(shop, importExport, ['export']);
  const key = Object.entries(examples[type]?.key ?? {});
  const found = output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as FileRow)
    .find((row) => key.every(([name, value]) => row[name] === value));
  if (!found) throw new Error(`${type}: the row of the example was not exported`);
  return found;
}

/** The whole search index as text. */
async function searchIndex(): Promise<string> {
  await updateIndex(shop);
  const { rows } = await sql<{ text: string }>`
    select p::text as text from search_products p
    union all select t::text from search_texts_th t
    union all select t::text from search_texts_en t
    union all select d::text from search_descriptions d
    union all select synonyms_version::text from search_state
    order by 1`.execute(shop.db);
  return rows.map(({ text }) => text).join('\n');
}

/** The times of change that the sitemap uses. */
async function lastModified(): Promise<unknown> {
  const { rows } = await sql`
    select array(select changed_at::text from products order by product_id) as products,
      array(select changed_at::text from skus order by sku_id) as skus`.execute(shop.db);
  return rows;
}

test.each(rowTypes)('a new row of type $type gets defaults for omitted columns', async (rowType) => {
  const { importExport, type, columns } = rowType;
  const example = examples[type];
  if (!example) throw new Error(`${type}: tools/import-export-examples/ needs an example of this row type`);
  const rows = [{ ...example.key, ...example.required }, ...(example.alongside ?? [])];
  const { output, errors } = await importRows(importExport, ...rows);
  expect([errors, output]).toEqual([
    '',
    `${rows.length} read, ${rows.length} new, 0 changed, 0 unchanged, 0 refused\n`,
  ]);
  const row = await exportedRow(rowType);
  expect(row).toMatchObject({ ...example.key, ...example.required });
  expect(Object.keys(row)).toEqual(Object.keys(columns));
});

describe.each(rowTypes)('$type', ({ importExport, type, columns }) => {
  const { key = {}, changes = {} } = examples[type] ?? {};

  test.each(Object.keys(columns).filter((name) => !Object.hasOwn(key, name)))('%s', async (name) => {
    const change: Change | undefined = changes[name];
    if (!change) throw new Error(`${type}.${name}: tools/import-export-examples/ needs a change of this column`);
    const before = await exportedRow({ importExport, type });
    const index = await searchIndex();
    const modified = await lastModified();
    await invalidatedTags();
    const values = { ...change.with, [name]: change.to };
    const { output, errors } = await importRows(importExport, { ...key, ...values });
    if ('refused' in change) {
      expect(errors).toBe(`row 1: ${change.refused}\n`);
      return;
    }
    onTestFinished(async () => {
      await importRows(importExport, before);
    });
    expect([errors, output]).toEqual(['', '1 read, 0 new, 1 changed, 0 unchanged, 0 refused\n']);
    expect(await exportedRow({ importExport, type })).toEqual({ ...before, ...values });
    const { invalidates, search = false, lastmod = false } = change;
    expect({
      search: (await searchIndex()) !== index,
      lastmod: !isEqual(await lastModified(), modified),
      invalidates: await invalidatedTags(),
    }).toEqual({ search, lastmod, invalidates });
  });
});

test.each(rowTypes)(
  'lists of texts of type $type are read from tables without being JSON, too',
  ({ type, columns }) => {
    const isListOfTexts = (value: unknown) =>
      Array.isArray(value) && value.length > 0 && value.every((entry) => typeof entry === 'string');
    const lists = Object.entries(examples[type]?.changes ?? {}).filter(([, { to }]) => isListOfTexts(to));
    for (const [name] of lists) expect([name, columns[name]?.cell]).toEqual([name, 'list']);
  },
);

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

test.each(rowTypes.filter(({ type }) => examples[type]?.table))(
  'files of type $type have all columns of the table except derived ones',
  async ({ type, columns }) => {
    const { table, derived = [] } = examples[type] ?? {};
    const { rows } = await sql<{ name: string }>`
      select column_name as name from information_schema.columns where table_name = ${table}`.execute(shop.db);
    expect([...storedNames(columns), ...derived].sort()).toEqual(rows.map(({ name }) => name).sort());
  },
);

function storedNames(columns: Columns): string[] {
  const names = Object.entries(columns).flatMap(([name, { storage }]) => {
    if (storage.as === 'column') return storage.name ?? name;
    if (storage.as === 'language') return storage.name;
    return storage.as === 'satang' ? `${name}_satang` : [];
  });
  return [...new Set(names)];
}
