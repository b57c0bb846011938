import { type RawBuilder, sql } from 'kysely';
import type { PlanParameters } from '#contract/installments.ts';
import type { Localised } from '#contract/locale.ts';
import type { Satang } from '#contract/money.ts';
import type { Db } from '../db/database.ts';

/** An installment plan with its bank. */
export interface PlanRow {
  installmentPlanId: number;
  agentCode: string;
  agentDescription: Localised;
  installmentMonth: number;
  /** Flat percent per month. */
  interestRate: number;
  minimumPrice: Satang;
  /** The bank's minimum amount per month. */
  minimumPerMonth: Satang;
  additionalInfo: Localised | null;
  /** What the bank requires with the plan. */
  parameters: PlanParameters;
}

const planColumns: RawBuilder<PlanRow> = sql`
  n.installment_plan_id as "installmentPlanId", a.agent_code as "agentCode", a.agent_description as "agentDescription",
  n.installment_month as "installmentMonth", n.interest_rate as "interestRate", n.minimum_price_satang as "minimumPrice",
  a.minimum_per_month_satang as "minimumPerMonth", n.additional_info as "additionalInfo", n.parameters`;

const displayOrder = sql`a.position, a.agent_code, n.installment_month, n.interest_rate, n.installment_plan_id`;

/** The plans of each product that is sold on installments: its own if it has any, else the general ones. */
export async function findPlansOfProducts(db: Db, productIds: readonly number[]): Promise<Map<number, PlanRow[]>> {
  const { rows } = await sql<PlanRow & { productId: number }>`
    select p.product_id as "productId", ${planColumns}
    from products p
    cross join lateral (
      select installment_plan_id from product_installment_plans own where own.product_id = p.product_id
      union all
      select installment_plan_id from installment_plans
      where general and not exists (select from product_installment_plans own where own.product_id = p.product_id)
    ) offered
    join installment_plans n using (installment_plan_id)
    join installment_agents a using (agent_code)
    where p.product_id = any (${productIds}::integer[]) and p.installment_flag
    order by ${displayOrder}`.execute(db);
  const plans = Map.groupBy(rows, ({ productId }) => productId);
  return new Map([...plans].map(([id, ofProduct]) => [id, ofProduct.map(({ productId: _, ...plan }) => plan)]));
}

/** All plans in display order. */
export async function allPlans(db: Db): Promise<(PlanRow & { general: boolean })[]> {
  const { rows } = await sql<PlanRow & { general: boolean }>`
    select ${planColumns}, n.general from installment_plans n join installment_agents a using (agent_code)
    order by ${displayOrder}`.execute(db);
  return rows;
}

/** The banks and months of all plans. */
export async function findAllTerms(db: Db): Promise<Pick<PlanRow, 'agentCode' | 'installmentMonth'>[]> {
  const { rows } = await sql<Pick<PlanRow, 'agentCode' | 'installmentMonth'>>`
    select distinct agent_code as "agentCode", installment_month as "installmentMonth" from installment_plans
    order by agent_code, installment_month`.execute(db);
  return rows;
}

/** A plan by its id; undefined if there is none. */
export async function findPlan(db: Db, installmentPlanId: number): Promise<PlanRow | undefined> {
  const { rows } = await sql<PlanRow>`
    select ${planColumns} from installment_plans n join installment_agents a using (agent_code)
    where n.installment_plan_id = ${installmentPlanId}::integer`.execute(db);
  return rows[0];
}
