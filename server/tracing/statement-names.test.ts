import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Database } from '../db/tables.ts';
import { nameStatement } from './statement-names.ts';

const db = new Kysely<Database>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (kysely) => new PostgresIntrospector(kysely),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

function nameOf(statement: { compile(): CompiledQuery }): string {
  const { operation, table } = nameStatement(statement.compile());
  return `${operation} ${table ?? '-'}`;
}

describe('a statement that is built is named by operation and table', () => {
  test.each([
    ['select carts', db.selectFrom('carts').selectAll()],
    ['select carts', db.selectFrom('carts as c').innerJoin('cart_items as i', 'i.cart_id', 'c.cart_id').selectAll()],
    ['select -', db.selectFrom(db.selectFrom('carts').selectAll().as('own')).selectAll()],
    ['insert brands', db.insertInto('brands').defaultValues()],
    ['update carts as c', db.updateTable('carts as c').set({ customer_id: null })],
    ['delete carts', db.deleteFrom('carts')],
    [
      'insert brands',
      db
        .with('known', (inner) => inner.selectFrom('carts').selectAll())
        .with('added', (inner) => inner.insertInto('brands').defaultValues().returningAll())
        .deleteFrom('carts'),
    ],
    [
      'select carts',
      db
        .with('known', (inner) => inner.selectFrom('brands').selectAll())
        .selectFrom('carts')
        .selectAll(),
    ],
  ])('%s', (name, statement) => {
    expect(nameOf(statement)).toBe(name.replace(' as c', ''));
  });
});

describe('a statement that is written as text is named by operation and table, without its literals', () => {
  const text = (statement: string) => ({ compile: () => sql.raw(statement).compile(db) });

  test.each([
    ['begin -', 'begin'],
    ['commit -', 'commit'],
    ['select pgboss.job', 'SELECT j.id FROM pgboss.job j WHERE name = $1'],
    ['select stocks', 'select * from "stocks" for update'],
    ['select prices', 'select extract(epoch from now()) from prices'],
    ['select -', "select 'from secrets', set_config('a', $1, true)"],
    ['select -', "select 'it''s from secrets'"],
    ['insert stocks', 'insert into stocks as stored (sku_id) select sku_id from skus'],
    ['update stocks', 'update stocks set stock = 1 from skus'],
    [
      'insert pgboss.job',
      'with inserted as (\n insert into pgboss.job (id, name)\n select id from x returning id) select 1',
    ],
    ['insert stocks', 'insert into stocks(sku_id) values ($1) on conflict (sku_id) do update set stock = 2'],
    ['select stocks', 'with locked as (select 1 from stocks for no key update of stocks) select * from locked'],
    ['delete carts', 'delete from carts using customers'],
    ['update orders', 'with due as (select order_id from payments) update orders set status = 1 from due'],
    ['select payments', 'with due as (select order_id from payments) select * from due'],
    ['select pgboss.queue', 'select queue.name from "pgboss"."queue"'],
  ])('%s', (name, statement) => {
    expect(nameOf(text(statement))).toBe(name);
  });
});
