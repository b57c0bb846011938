import type { InstallmentPlan } from '#contract/installments.ts';
import type { Locale } from '#contract/locale.ts';
import { amountPerMonth, bahtFromSatang, type Satang } from '#contract/money.ts';
import type { Db } from '../db/database.ts';
import { type PlanRow, plansOf } from './queries.ts';

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
