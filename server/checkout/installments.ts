import type { CheckoutInstallments } from '#contract/installments.ts';
import type { Locale } from '#contract/locale.ts';
import { bahtFromSatang, type Satang } from '#contract/money.ts';
import type { InstallmentProblem, PaymentMethod } from '#contract/payment-methods.ts';
import type { CartForCheckout, CartLine } from '../cart/cart.ts';
import type { Db } from '../db/database.ts';
import {
  findOfferedPlans,
  findPlan,
  groupBySharedPlans,
  hasOwnPlans,
  installmentProblem,
  isEligible,
  type OrderPart,
  type PartGroup,
  type PlanRow,
  presentPlans,
} from '../installments/installments.ts';
import type { PaymentOffer } from '../payments/payments.ts';
import { lineTotals } from '../pricing/pricing.ts';

/** How the lines of a checkout can be paid in installments. */
export interface InstallmentChoices {
  groups: readonly PartGroup[];
  /** The plans that all lines share and that their payable amounts reach. */
  plans: readonly PlanRow[];
  /** What the order costs by a plan: discounts can depend on it. */
  payableBy: (plan: PlanRow) => Satang;
  problem: InstallmentProblem | null;
}

/** The plan that a request names for the method `installment`; null for any other method, and if there is no such plan. */
export async function findRequestedPlan(
  db: Db,
  { paymentMethod, installmentPlanId }: { paymentMethod: PaymentMethod | null; installmentPlanId: number | null },
): Promise<PlanRow | null> {
  if (paymentMethod !== 'installment' || installmentPlanId === null) return null;
  return (await findPlan(db, installmentPlanId)) ?? null;
}

/** The offered plans of the selected lines. */
export async function findInstallmentChoices(
  db: Db,
  { lines, payableBy }: Pick<CartForCheckout, 'lines' | 'payableBy'>,
  offer: PaymentOffer,
): Promise<InstallmentChoices> {
  const bought = lines.filter(({ itemType }) => itemType !== 'GIFT');
  const productIds = [...new Set(bought.filter(hasOwnPlans).map(({ sku }) => sku.productId))];
  const plans = await findOfferedPlans(db, productIds, offer);
  const groups = groupBySharedPlans(partsOf(bought, plans));
  const payableByPlan = (plan: PlanRow) => payableBy({ paymentMethod: 'installment', installment: plan });
  const [first, ...others] = groups;
  const eligible =
    first && others.length === 0 ? first.plans.filter((plan) => isEligible(plan, payableByPlan(plan))) : [];
  return { groups, plans: eligible, payableBy: payableByPlan, problem: installmentProblem(groups, eligible) };
}

/** A line with its options is one part: they cannot be bought separately. */
function partsOf(lines: readonly CartLine[], plans: ReadonlyMap<number, readonly PlanRow[]>): OrderPart[] {
  const parts = Map.groupBy(lines, ({ itemId, parentItemId }) => parentItemId ?? itemId);
  return [...parts.values()].map((part) => ({
    itemIds: part.map(({ itemId }) => itemId),
    price: part.reduce((sum, { quantity, price, discount }) => {
      return sum + lineTotals({ quantity, standard: price.standard, selling: price.selling }).selling - discount;
    }, 0),
    plans: part.filter(hasOwnPlans).flatMap(({ sku }) => plans.get(sku.productId) ?? []),
  }));
}

/** Installments as the checkout returns them: plans only if the method is chosen. */
export function presentInstallments(
  { groups, plans, payableBy, problem }: InstallmentChoices,
  chosen: { paymentMethod: PaymentMethod | null; plan: PlanRow | null },
  locale: Locale,
): CheckoutInstallments {
  const isConflict = problem === 'installment_conflict';
  return {
    installmentPlanId: chosen.plan?.installmentPlanId ?? null,
    plans: chosen.paymentMethod === 'installment' ? presentPlans(plans, payableBy, locale) : [],
    groups: (isConflict ? groups : []).map(({ itemIds, price, plans: shared }) => ({
      itemIds,
      totalPrice: bahtFromSatang(price),
      isOnInstallments: shared.some((plan) => isEligible(plan, price)),
    })),
  };
}
