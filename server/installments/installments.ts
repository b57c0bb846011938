import type { ChosenInstallment, InstallmentOption, InstallmentPlan } from '#contract/installments.ts';
import type { Locale } from '#contract/locale.ts';
import { amountPerMonth, bahtFromSatang, type Satang, totalInterest } from '#contract/money.ts';
import type { Db } from '../db/database.ts';
import type { InstallmentSnapshot, PaymentOffer } from '../payments/payments.ts';
import { findAllTerms, findPlansOfProducts, type PlanRow } from './queries.ts';
import { isEligible, plansInCommon } from './rules.ts';

export { InstallmentPlanCache, offeredPlans, plansFor, readOfferedPlans } from './offered-plans.ts';
export { findPlan, type PlanRow } from './queries.ts';
export {
  groupBySharedPlans,
  hasOwnPlans,
  installmentProblem,
  isEligible,
  type OrderPart,
  type PartGroup,
  plansInCommon,
} from './rules.ts';

/**
 * The plans that can pay for all lines of an order: those that the products of all lines have in common. If every line has plans
 * but none is common to all, it is an installment conflict (docs/reference/prices.md).
 */
export function sharedPlans(plansOfLines: readonly (readonly PlanRow[])[], total: Satang): PlanRow[] {
  return plansInCommon(plansOfLines).filter((plan) => isEligible(plan, total));
}

/** A plan for a price, to be stored with an order or a payment attempt. */
export function snapshotOf(plan: PlanRow, price: Satang): InstallmentSnapshot {
  const { installmentPlanId, agentCode, agentDescription, installmentMonth, interestRate, parameters } = plan;
  return {
    installmentPlanId,
    agentCode,
    agentDescription,
    installmentMonth,
    interestRate,
    amountPerMonth: amountPerMonth(price, interestRate, installmentMonth),
    parameters,
  };
}

/** A stored plan as the API returns it. */
export function presentSnapshot(
  { parameters: _, agentDescription, ...snapshot }: InstallmentSnapshot,
  price: Satang,
  locale: Locale,
): ChosenInstallment {
  return {
    ...snapshot,
    agentDescription: agentDescription[locale],
    amountPerMonth: bahtFromSatang(snapshot.amountPerMonth),
    totalInterest: bahtFromSatang(totalInterest(price, snapshot.interestRate, snapshot.installmentMonth)),
  };
}

/** Plans by bank as the API returns them, each with the amount per month of its price. */
export function presentPlans(
  plans: readonly PlanRow[],
  priceOf: (plan: PlanRow) => Satang,
  locale: Locale,
): InstallmentPlan[] {
  return [...Map.groupBy(plans, ({ agentCode }) => agentCode)].flatMap(([agentCode, [first, ...rest]]) => {
    if (!first) return [];
    return [
      {
        agentCode,
        agentDescription: first.agentDescription[locale],
        minAmountPerMonthPlan: bahtFromSatang(first.minimumPerMonth),
        installmentOptions: [first, ...rest].map((plan) => presentOption(plan, priceOf(plan), locale)),
      },
    ];
  });
}

function presentOption(plan: PlanRow, price: Satang, locale: Locale): InstallmentOption {
  const { installmentPlanId, agentCode, installmentMonth, interestRate, minimumPrice, additionalInfo } = plan;
  return {
    installmentPlanId,
    agentCode,
    installmentMonth,
    interestRate,
    minimumPrice: bahtFromSatang(minimumPrice),
    amountPerMonth: bahtFromSatang(amountPerMonth(price, interestRate, installmentMonth)),
    totalInterest: bahtFromSatang(totalInterest(price, interestRate, installmentMonth)),
    additionalInfo: additionalInfo?.[locale] ?? null,
  };
}

/**
 * The plans of each product that the shop's account offers: its own if it has any, else the general ones. Products without plans are
 * left out.
 */
export async function findOfferedPlans(
  db: Db,
  productIds: readonly number[],
  { offersPlan }: Pick<PaymentOffer, 'offersPlan'>,
): Promise<Map<number, PlanRow[]>> {
  const found = await findPlansOfProducts(db, productIds);
  const offered = [...found].map(([id, plans]) => [id, plans.filter(offersPlan)] as const);
  return new Map(offered.filter(([, plans]) => plans.length > 0));
}

/** The months of the shop's plans that its account does not offer, by bank. */
export async function findUnofferedPlans(
  db: Db,
  { offersPlan }: Pick<PaymentOffer, 'offersPlan'>,
): Promise<Map<string, number[]>> {
  const unoffered = (await findAllTerms(db)).filter((plan) => !offersPlan(plan));
  const byBank = Map.groupBy(unoffered, ({ agentCode }) => agentCode);
  return new Map([...byBank].map(([bank, plans]) => [bank, plans.map(({ installmentMonth }) => installmentMonth)]));
}

/** Whether the shop has a plan that the account at the gateway offers. */
export async function hasOfferedPlan(db: Db, { offersPlan }: Pick<PaymentOffer, 'offersPlan'>): Promise<boolean> {
  return (await findAllTerms(db)).some(offersPlan);
}
