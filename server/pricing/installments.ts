import { sql } from 'kysely';
import { amountPerMonth } from '#contract/installment-amount.ts';
import type { InstallmentPlan } from '#contract/installments.ts';
import type { Locale, Localised } from '#contract/locale.ts';
import { bahtFromSatang, type Satang } from '#contract/money.ts';
import type { Db } from '../db/database.ts';

/** An instalment plan with its bank, as it is kept. */
export interface PlanRow {
  installmentPlanId: number;
  agentCode: string;
  agentDescription: Localised;
  installmentMonth: number;
  /** Percent a month, flat. */
  interestRate: number;
  minimumPrice: Satang;
  /** The lowest that the bank asks for a month. */
  minimumPerMonth: Satang;
  additionalInfo: Localised | null;
}

/** The plans of a product: its own where it has any, else the general ones; none where it is not sold on instalments. */
export async function plansOf(db: Db, productId: number): Promise<PlanRow[]> {
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

/** Whether a price can be paid by a plan: neither it nor its share of a month is below what the bank asks for. */
export function isEligible(plan: PlanRow, price: Satang): boolean {
  return (
    price >= plan.minimumPrice &&
    amountPerMonth(price, plan.interestRate, plan.installmentMonth) >= plan.minimumPerMonth
  );
}

/**
 * The plans by which the lines of one order can be paid together: those that every line's product has (behaviour 5). None,
 * where each of them has some, is the instalment conflict.
 */
export function sharedPlans(plansOfLines: readonly (readonly PlanRow[])[], total: Satang): PlanRow[] {
  const [first = [], ...rest] = plansOfLines;
  return first.filter(
    (plan) =>
      isEligible(plan, total) &&
      rest.every((plans) => plans.some(({ installmentPlanId }) => installmentPlanId === plan.installmentPlanId)),
  );
}

/** What banks and cards offer for prices up to `highest`, by bank, with the amounts of `price` (spec 3, Installment plan). */
export function presentPlans(
  plans: readonly PlanRow[],
  { price, highest }: { price: Satang; highest: Satang },
  locale: Locale,
): InstallmentPlan[] {
  const eligible = plans.filter((plan) => isEligible(plan, highest));
  return [...Map.groupBy(eligible, ({ agentCode }) => agentCode)].flatMap(([agentCode, [first, ...rest]]) => {
    if (!first) return [];
    return [
      {
        agentCode,
        agentDescription: first.agentDescription[locale],
        minAmountPerMonthPlan: bahtFromSatang(first.minimumPerMonth),
        installmentOptions: [first, ...rest].map((plan) => ({
          installmentPlanId: plan.installmentPlanId,
          agentCode,
          installmentMonth: plan.installmentMonth,
          interestRate: plan.interestRate,
          minimumPrice: bahtFromSatang(plan.minimumPrice),
          amountPerMonth: bahtFromSatang(amountPerMonth(price, plan.interestRate, plan.installmentMonth)),
          additionalInfo: plan.additionalInfo?.[locale] ?? null,
        })),
      },
    ];
  });
}

/** What banks and cards offer a product whose SKUs cost up to `highest`, with the amounts of `price`. */
export async function installmentPlansOf(
  db: Db,
  productId: number,
  prices: { price: Satang; highest: Satang },
  locale: Locale,
): Promise<InstallmentPlan[]> {
  return presentPlans(await plansOf(db, productId), prices, locale);
}
