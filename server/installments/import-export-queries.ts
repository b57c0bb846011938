import { sql } from 'kysely';
import type { Db, Tx } from '../db/database.ts';
import { storedColumns } from '../import-export/stored-columns.ts';
import {
  type BankFileRow,
  bankColumns,
  type PlanFileRow,
  type ProductFileRow,
  planColumns,
} from './import-export-columns.ts';

const bankStorage = storedColumns(bankColumns);
const planStorage = storedColumns(planColumns);

/** Banks by code, or all of them, in display order. */
export async function banksByCode(db: Db, codes: readonly string[] | null): Promise<BankFileRow[]> {
  const { rows } = await sql<object>`
    select ${bankStorage.select('a')} from installment_agents a
    where ${codes}::text[] is null or agent_code = any (${codes}::text[])
    order by position, agent_code`.execute(db);
  return rows.map(bankStorage.fileRow);
}

export async function saveBanks(tx: Tx, rows: readonly BankFileRow[]): Promise<void> {
  await sql`
    insert into installment_agents (${bankStorage.names})
    select ${bankStorage.values}
    from json_to_recordset(${bankStorage.json(rows)}::json) as r (${bankStorage.record})
    on conflict (agent_code) do update set ${bankStorage.assignments({ except: ['agent_code'] })}`.execute(tx);
}

/** Plans by id, or all of them. */
export async function plansById(db: Db, ids: readonly number[] | null): Promise<PlanFileRow[]> {
  const { rows } = await sql<object>`
    select ${planStorage.select('n')} from installment_plans n
    where ${ids}::integer[] is null or installment_plan_id = any (${ids}::integer[])
    order by installment_plan_id`.execute(db);
  return rows.map(planStorage.fileRow);
}

export async function savePlans(tx: Tx, rows: readonly PlanFileRow[]): Promise<void> {
  await sql`
    insert into installment_plans (${planStorage.names})
    select ${planStorage.values}
    from json_to_recordset(${planStorage.json(rows)}::json) as r (${planStorage.record})
    on conflict (installment_plan_id) do update set ${planStorage.assignments({ except: ['installment_plan_id'] })}`.execute(
    tx,
  );
}

/** The own plans of products by id; products without any have an empty list, ids that are no products are left out. */
export async function productPlans(db: Db, productIds: readonly number[]): Promise<ProductFileRow[]> {
  const { rows } = await sql<Omit<ProductFileRow, 'type'>>`
    select product_id as product, array(
      select installment_plan_id from product_installment_plans own where own.product_id = products.product_id
      order by installment_plan_id
    ) as plans
    from products where product_id = any (${productIds}::integer[])`.execute(db);
  return rows.map((row) => ({ type: 'installment-product', ...row }));
}

/** Replaces the own plans of products. */
export async function saveProductPlans(tx: Tx, rows: readonly ProductFileRow[]): Promise<void> {
  const given = sql`json_to_recordset(${JSON.stringify(rows)}::json) as r (product integer, plans integer[])`;
  await sql`
    delete from product_installment_plans own using ${given}
    where own.product_id = r.product and not own.installment_plan_id = any (r.plans)`.execute(tx);
  await sql`
    insert into product_installment_plans (product_id, installment_plan_id)
    select r.product, plan from ${given} cross join lateral unnest(r.plans) as plan
    on conflict do nothing`.execute(tx);
}

/** The products with plans of their own, in pages. */
export async function* productPages(db: Db, pageSize = 1000): AsyncGenerator<ProductFileRow[]> {
  for (let last = 0; ; ) {
    const { rows } = await sql<{ id: number }>`
      select distinct product_id as id from product_installment_plans where product_id > ${last}::integer
      order by product_id limit ${pageSize}::integer`.execute(db);
    const ids = rows.map(({ id }) => id);
    const lastId = ids.at(-1);
    if (lastId === undefined) return;
    last = lastId;
    const page = await productPlans(db, ids);
    yield page.sort((one, other) => one.product - other.product);
  }
}
