import { sql } from 'kysely';
import type { Localised } from '#contract/locale.ts';
import type { Satang } from '#contract/money.ts';
import type { Db } from '../db/database.ts';

/** An instalment plan with its bank. */
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
}

/** The plans of a product: its own if it has any, else the general ones; none if it is not sold on instalments. */
export async function findPlans(db: Db, productId: number): Promise<PlanRow[]> {
  const { rows } = await sql<PlanRow>`
    with own as (select installment_plan_id from product_installment_plans where product_id = ${productId}::integer)
    select n.installment_plan_id as "installmentPlanId", a.agent_code as "agentCode",
      a.agent_description as "agentDescription", n.installment_month as "installmentMonth",
      n.interest_rate as "interestRate", n.minimum_price_satang as "minimumPrice",
      a.minimum_per_month_satang as "minimumPerMonth", n.additional_info as "additionalInfo"
    from installment_plans n
    join installment_agents a using (agent_code)
    where exists (select from products p where p.product_id = ${productId}::integer and p.installment_flag)
      and case when exists (select from own) then n.installment_plan_id in (select installment_plan_id from own) else n.general end
    order by a.position, a.agent_code, n.installment_month, n.interest_rate`.execute(db);
  return rows;
}
