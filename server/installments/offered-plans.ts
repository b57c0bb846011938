import type { Satang } from '#contract/money.ts';
import type { AppContext } from '../app-context.ts';
import type { CardRow } from '../catalogue/catalogue.ts';
import { LiveCache } from '../db/live-cache.ts';
import { readPlanFilter } from '../payments/payments.ts';
import { allPlans, type PlanRow } from './queries.ts';
import { isEligible } from './rules.ts';

type LoadDeps = Pick<AppContext, 'db' | 'settings'>;

/** A plan that the shop's account offers. */
export interface OfferedPlan extends PlanRow {
  /** Of products without plans of their own. */
  general: boolean;
}

/** The plans that the shop's account offers, in display order: cached by this process, or read if the context has no cache. Must not run in a transaction. */
export function offeredPlans(
  context: LoadDeps & Pick<AppContext, 'clock' | 'installmentPlans'>,
): Promise<OfferedPlan[]> | OfferedPlan[] {
  return context.installmentPlans ? context.installmentPlans.read(context) : readOfferedPlans(context);
}

/** The offered plans of a process, read again when a plan, a bank or what the account offers changes: each invalidates everything. */
export class InstallmentPlanCache extends LiveCache<OfferedPlan[], LoadDeps & Pick<AppContext, 'clock'>> {
  constructor() {
    super(readOfferedPlans, 'everything');
  }
}

/** The plans that the shop's account offers as they are stored, also within a transaction. */
export async function readOfferedPlans(context: LoadDeps): Promise<OfferedPlan[]> {
  const offersPlan = await readPlanFilter(context);
  return (await allPlans(context.db)).filter(offersPlan);
}

/** The plans of a product that can pay the highest price of its SKUs. */
export function plansFor(
  offered: readonly OfferedPlan[],
  { installmentFlag, ownPlanIds }: Pick<CardRow, 'installmentFlag' | 'ownPlanIds'>,
  highest: Satang,
): OfferedPlan[] {
  if (!installmentFlag) return [];
  const isOfProduct = ({ installmentPlanId, general }: OfferedPlan) =>
    ownPlanIds.length > 0 ? ownPlanIds.includes(installmentPlanId) : general;
  return offered.filter((plan) => isOfProduct(plan) && isEligible(plan, highest));
}
