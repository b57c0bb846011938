import type { CartItem } from '#contract/cart-lines.ts';
import { amountPerMonth, type Satang } from '#contract/money.ts';
import type { InstallmentProblem } from '#contract/payment-methods.ts';
import type { PlanRow } from './queries.ts';

/** Whether a price reaches the plan's minimum price, and its amount per month the bank's minimum. */
export function isEligible(
  plan: Pick<PlanRow, 'minimumPrice' | 'minimumPerMonth' | 'interestRate' | 'installmentMonth'>,
  price: Satang,
): boolean {
  return (
    price >= plan.minimumPrice &&
    amountPerMonth(price, plan.interestRate, plan.installmentMonth) >= plan.minimumPerMonth
  );
}

/** The plans that are in each of the lists, in the order of the first. */
export function plansInCommon(lists: readonly (readonly PlanRow[])[]): readonly PlanRow[] {
  const [first = [], ...rest] = lists;
  return first.filter(({ installmentPlanId }) =>
    rest.every((plans) => plans.some((plan) => plan.installmentPlanId === installmentPlanId)),
  );
}

/** Whether a line is paid by plans of its own: options are paid by those of their parent, gifts are not paid (decision 053). */
export function hasOwnPlans({ itemType }: Pick<CartItem, 'itemType'>): boolean {
  return itemType === 'ITEM';
}

/** A part of an order that is bought as one: a line with its options. */
export interface OrderPart {
  itemIds: readonly string[];
  /** After discounts. */
  price: Satang;
  plans: readonly PlanRow[];
}

/** Parts that can be paid together. */
export interface PartGroup {
  itemIds: string[];
  price: Satang;
  /** The plans that all its parts share; empty if its parts are not sold on installments. */
  plans: readonly PlanRow[];
}

/**
 * Groups the parts of an order by the plans that they share: each joins the first group with which it has a plan in common. Parts
 * without any plan are the last group. More than one group is an installment conflict, unless no part has a plan.
 */
export function groupBySharedPlans(parts: readonly OrderPart[]): PartGroup[] {
  const groups: PartGroup[] = [];
  const withoutPlans: PartGroup = { itemIds: [], price: 0, plans: [] };
  for (const { itemIds, price, plans } of parts) {
    const group =
      plans.length === 0 ? withoutPlans : groups.find((other) => plansInCommon([other.plans, plans]).length > 0);
    if (!group) {
      groups.push({ itemIds: [...itemIds], price, plans });
      continue;
    }
    group.itemIds.push(...itemIds);
    group.price += price;
    group.plans = plansInCommon([group.plans, plans]);
  }
  return withoutPlans.itemIds.length > 0 ? [...groups, withoutPlans] : groups;
}

/**
 * Why an order of these groups cannot be paid in installments, of which the `eligible` plans reach their minimums; null
 * if it can.
 */
export function installmentProblem(
  groups: readonly PartGroup[],
  eligible: readonly PlanRow[],
): InstallmentProblem | null {
  if (groups.every(({ plans }) => plans.length === 0)) return 'not_on_installments';
  if (groups.length > 1) return 'installment_conflict';
  return eligible.length === 0 ? 'below_installment_minimum' : null;
}
