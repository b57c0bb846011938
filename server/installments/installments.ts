import type { InstallmentPlan } from '#contract/installments.ts';
import type { Locale } from '#contract/locale.ts';
import { amountPerMonth, bahtFromSatang, type Satang } from '#contract/money.ts';
import type { Db } from '../db/database.ts';
import { findPlans, type PlanRow } from './queries.ts';

/** Whether a price reaches the plan's minimum price, and its amount per month the bank's minimum. */
export function isEligible(plan: PlanRow, price: Satang): boolean {
  return (
    price >= plan.minimumPrice &&
    amountPerMonth(price, plan.interestRate, plan.installmentMonth) >= plan.minimumPerMonth
  );
}

/**
 * The plans that can pay for all lines of an order: those that the products of all lines have in common. If every line has plans
 * but none is common to all, it is an instalment conflict (docs/reference/prices.md).
 */
export function sharedPlans(plansOfLines: readonly (readonly PlanRow[])[], total: Satang): PlanRow[] {
  const [first = [], ...rest] = plansOfLines;
  return first.filter(
    (plan) =>
      isEligible(plan, total) &&
      rest.every((plans) => plans.some(({ installmentPlanId }) => installmentPlanId === plan.installmentPlanId)),
  );
}

/** Plans by bank as the API returns them: those for which `highestPrice` is eligible, with the amounts per month of `price`. */
export function presentPlans(
  plans: readonly PlanRow[],
  { price, highest: highestPrice }: { price: Satang; highest: Satang },
  locale: Locale,
): InstallmentPlan[] {
  const eligible = plans.filter((plan) => isEligible(plan, highestPrice));
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

/** The plans of a product by bank: those for which `highestPrice` of its SKUs is eligible, with the amounts per month of `price`. */
export async function findInstallmentPlans(
  db: Db,
  productId: number,
  prices: { price: Satang; highest: Satang },
  locale: Locale,
): Promise<InstallmentPlan[]> {
  return presentPlans(await findPlans(db, productId), prices, locale);
}
