import { randomUUID } from 'node:crypto';
import type { Localised } from '#contract/locale.ts';
import type { AppContext } from '../app-context.ts';

type FactoryContext = Pick<AppContext, 'db' | 'clock'>;
const day = 24 * 3_600_000;

/**
 * Inserts a promotion with its gifts, by default 10 % off everything from yesterday until tomorrow. Conditions and action are as in
 * files: amounts in baht, the merchant's keys.
 */
export async function createPromotion(
  { db, clock }: FactoryContext,
  options: {
    name?: string | Localised;
    from?: Date;
    to?: Date;
    conditions?: ({ kind: string } & Record<string, unknown>)[];
    action?: { kind: string } & Record<string, unknown>;
    priority?: number;
    endsEvaluation?: boolean;
    combinesWithCoupons?: boolean;
    totalLimit?: number;
    perCustomerLimit?: number;
  } = {},
): Promise<number> {
  const { name = 'Promotion', action = { kind: 'percent_off', percent: 10 } } = options;
  const { promotion_id: promotionId } = await db
    .insertInto('promotions')
    .values({
      promotion: randomUUID(),
      name: JSON.stringify(typeof name === 'string' ? { th: `${name} (ไทย)`, en: name } : name),
      starts_at: options.from ?? new Date(clock().getTime() - day),
      ends_at: options.to ?? new Date(clock().getTime() + day),
      conditions: JSON.stringify(options.conditions ?? []),
      action: JSON.stringify(action),
      priority: options.priority ?? 0,
      ends_evaluation: options.endsEvaluation ?? false,
      combines_with_coupons: options.combinesWithCoupons ?? true,
      total_limit: options.totalLimit ?? null,
      per_customer_limit: options.perCustomerLimit ?? null,
    })
    .returning('promotion_id')
    .executeTakeFirstOrThrow();
  const gifts = (action.gifts ?? []) as { sku: string; quota?: number }[];
  for (const { sku, quota } of gifts) {
    const { sku_id } = await db.selectFrom('skus').select('sku_id').where('sku', '=', sku).executeTakeFirstOrThrow();
    await db
      .insertInto('promotion_gifts')
      .values({ promotion_id: promotionId, sku_id, quota: quota ?? null })
      .execute();
  }
  return promotionId;
}
