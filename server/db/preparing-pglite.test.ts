import { afterAll, beforeEach, expect, inject, test } from 'vitest';
import { pgliteConfiguration, pgliteTemplate } from '../testing/template-database.ts';
import { startPglite } from './pglite.ts';
import { PreparingPglite } from './preparing-pglite.ts';

const startEmpty = () =>
  startPglite({ loadDataDir: pgliteTemplate(inject('templateFolder'), 'empty'), configuration: pgliteConfiguration });

const pglite = await startEmpty();
const preparing = new PreparingPglite(pglite);

beforeEach(async () => {
  await pglite.exec(
    'drop table if exists phones; create table phones (id integer primary key, name text, details jsonb)',
  );
  preparing.clearStatements();
  await preparing.query('insert into phones values ($1, $2, $3)', [1, 'Pixel', { colours: ['ดำ'] }]);
});

afterAll(() => preparing.close());

const phone = 'select * from phones where id = $1';

async function preparedStatements(): Promise<string[]> {
  const { rows } = await pglite.query<{ statement: string }>('select statement from pg_prepared_statements');
  return rows.map(({ statement }) => statement);
}

test('a statement is prepared once, and its rows have the types of their columns', async () => {
  const before = (await preparedStatements()).length;
  for (let call = 0; call < 3; call += 1)
    expect((await preparing.query(phone, [1])).rows).toEqual([{ id: 1, name: 'Pixel', details: { colours: ['ดำ'] } }]);
  expect((await preparing.query(phone, [2])).rows).toEqual([]);
  expect(await preparedStatements()).toHaveLength(before + 1);
});

test('rows that were changed are counted, and null is stored as null', async () => {
  const { affectedRows, rows } = await preparing.query('update phones set name = $1', [null]);
  expect({ affectedRows, rows }).toEqual({ affectedRows: 1, rows: [] });
  expect((await preparing.query(phone, [1])).rows).toMatchObject([{ name: null }]);
});

test('a failed statement has the error of PostgreSQL, and the next one succeeds', async () => {
  const insert = preparing.query('insert into phones values ($1)', [1]);
  await expect(insert).rejects.toMatchObject({ code: '23505', constraint: 'phones_pkey' });
  await expect(preparing.query('select missing from phones where id = $1', [1])).rejects.toMatchObject({
    code: '42703',
  });
  expect((await preparing.query(phone, [1])).rows).toHaveLength(1);
});

test('a transaction is atomic, and calls outside it wait for its end', async () => {
  let outside: Promise<{ rows: unknown[] }> | undefined;
  const failed = preparing.transaction(async (tx) => {
    await tx.query('insert into phones values ($1)', [2]);
    outside = preparing.query(phone, [2]);
    expect((await tx.query(phone, [2])).rows).toHaveLength(1);
    await tx.query('insert into phones values ($1)', [2]);
  });
  await expect(failed).rejects.toMatchObject({ code: '23505' });
  expect((await outside)?.rows).toEqual([]);
});

test('a transaction that has ended runs no statement', async () => {
  let late: (() => Promise<unknown>) | undefined;
  await preparing.transaction(async (tx) => {
    late = () => tx.query('insert into phones values ($1)', [2]);
  });
  await expect(late?.()).rejects.toThrow('The transaction is closed.');
  expect((await preparing.query(phone, [2])).rows).toEqual([]);
});

test('a statement that fails in a transaction because its table was changed is prepared again in the next one', async () => {
  const read = () => preparing.transaction((tx) => tx.query(phone, [1]));
  await read();
  await pglite.exec('alter table phones add column price integer default 100');
  await expect(read()).rejects.toMatchObject({ code: '0A000' });
  expect((await read()).rows).toMatchObject([{ price: 100 }]);
});

test('a closed database refuses statements', async () => {
  const closed = new PreparingPglite(await startEmpty());
  await closed.close();
  await expect(closed.query('select $1::integer', [1])).rejects.toThrow('PGlite is closed');
});

test('a statement is prepared again after its table was changed', async () => {
  await preparing.query(phone, [1]);
  await pglite.exec('alter table phones add column price integer default 100');
  expect((await preparing.query(phone, [1])).rows).toMatchObject([{ price: 100 }]);
});

test('more statements than are stored still run', async () => {
  for (let number = 1; number <= 1010; number += 1) {
    const { rows } = await preparing.query(`select $1::integer + ${number} as sum`, [1]);
    expect(rows).toEqual([{ sum: number + 1 }]);
  }
  const stored = (await preparedStatements()).filter((statement) => statement.startsWith('select $1::integer +'));
  expect(stored.length).toBeLessThanOrEqual(1000);
});
