import type { PlanParameters } from '#contract/installments.ts';
import { satangFromBaht } from '#contract/money.ts';
import type { AppContext } from '../app-context.ts';

type FactoryContext = Pick<AppContext, 'db' | 'clock'>;
const hour = 3_600_000;

/** Inserts a flash sale, by default from one hour ago until one hour ahead. Prices are in baht. */
export async function createFlashSale(
  { db, clock }: FactoryContext,
  {
    items,
    from = new Date(clock().getTime() - hour),
    to = new Date(clock().getTime() + hour),
  }: { items: { skuId: number; price: number; quota?: number; sold?: number }[]; from?: Date; to?: Date },
): Promise<number> {
  const { flash_sale_id: flashSaleId } = await db
    .insertInto('flash_sales')
    .values({ name: JSON.stringify({ th: 'รอบเช้า', en: 'Morning' }), starts_at: from, ends_at: to })
    .returning('flash_sale_id')
    .executeTakeFirstOrThrow();
  for (const [position, { skuId, price, quota = 10, sold = 0 }] of items.entries())
    await db
      .insertInto('flash_sale_items')
      .values({
        flash_sale_id: flashSaleId,
        sku_id: skuId,
        price_satang: satangFromBaht(price),
        quota,
        sold,
        position,
      })
      .execute();
  return flashSaleId;
}

/** Inserts an add-on deal of a product. The price is in baht. */
export async function createAddOnDeal(
  { db }: Pick<AppContext, 'db'>,
  deal: { productId: number; skuId: number; price: number; stock?: number; limit?: number; position?: number },
): Promise<void> {
  await db
    .insertInto('add_on_deals')
    .values({
      product_id: deal.productId,
      sku_id: deal.skuId,
      price_satang: satangFromBaht(deal.price),
      stock: deal.stock ?? 10,
      limit_quantity: deal.limit ?? 1,
      position: deal.position ?? 0,
    })
    .execute();
}

/**
 * Inserts an installment plan, restricted to `products` if given, and its bank if it does not exist. `rate` is percent
 * per month, `minimumPrice` baht.
 */
export async function createInstallmentPlan(
  { db }: Pick<AppContext, 'db'>,
  plan: {
    id: number;
    agentCode: string;
    months: number;
    rate?: number;
    minimumPrice?: number;
    products?: number[];
    parameters?: PlanParameters;
  },
): Promise<void> {
  await db
    .insertInto('installment_agents')
    .values({
      agent_code: plan.agentCode,
      agent_description: JSON.stringify({ th: `ธนาคาร ${plan.agentCode}`, en: `Bank ${plan.agentCode}` }),
      card_type: 'credit',
      minimum_per_month_satang: satangFromBaht(500),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('installment_plans')
    .values({
      installment_plan_id: plan.id,
      agent_code: plan.agentCode,
      installment_month: plan.months,
      interest_rate: plan.rate ?? 0,
      minimum_price_satang: satangFromBaht(plan.minimumPrice ?? 3000),
      general: !plan.products,
      parameters: JSON.stringify(plan.parameters ?? {}),
    })
    .execute();
  for (const productId of plan.products ?? [])
    await db
      .insertInto('product_installment_plans')
      .values({ product_id: productId, installment_plan_id: plan.id })
      .execute();
}
