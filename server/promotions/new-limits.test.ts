import { expect, test } from 'vitest';
import { createProduct } from '../testing/catalogue-factory.ts';
import { jsonLines, runImportExport } from '../testing/run-shop-command.ts';
import { createShopper } from '../testing/shopper.ts';
import { createTestShop, dataOf } from '../testing/test-shop.ts';
import { promotionsImportExport } from './commands.ts';

/** Reads promotions once, as a process that has not been notified yet. */
const shop = await createTestShop({ cachesPromotions: true });

const { sku: gift } = await createProduct(shop);
const giving = (quota?: number) => ({ action: { kind: 'free_gift', gifts: [{ sku: gift, quota }] } });
const updated = 'product_information_updated';
const tenPercent = { action: { kind: 'percent_off', percent: 10 } };

test('limits hold from when they are set, for promotions that were read before as well', async () => {
  const cases = [
    { promotion: 'in-total', ...tenPercent, limit: { total_limit: 1 } },
    { promotion: 'per-customer', ...tenPercent, limit: { per_customer_limit: 1 } },
    { promotion: 'gift', ...giving(), limit: giving(1) },
  ];
  const products = await Promise.all(cases.map(() => createProduct(shop)));
  const rows = cases.map(({ limit: _, ...row }, index) => ({
    ...row,
    name_th: 'โปร',
    name_en: 'Promotion',
    starts_at: '2026-11-19T00:00:00Z',
    ends_at: '2026-11-21T00:00:00Z',
    conditions: [{ kind: 'items', skus: [products[index]?.sku] }],
  }));
  await runImportExport(shop, promotionsImportExport, ['import'], jsonLines(...rows));
  const shopper = await createShopper(shop);
  await shopper.openCheckout().catch(() => {});
  const limits = cases.map(({ promotion, limit }) => ({ promotion, ...limit }));
  await runImportExport(shop, promotionsImportExport, ['import'], jsonLines(...limits));
  for (const [index, { promotion }] of cases.entries()) {
    const skuId = products[index]?.skuId ?? 0;
    const order = async () => {
      await shopper.addToCart(skuId);
      const result = await shopper.requestOrder();
      dataOf(await shopper.client('DELETE /cart/api/cart/{cartId}/delete/all', { params: { cartId: shopper.cartId } }));
      return result;
    };
    const first = dataOf(await order());
    expect(first.applyRules).toHaveLength(1);
    const second = await order();
    expect(second.ok ? second.data.applyRules : second.code).toEqual(promotion === 'in-total' ? updated : []);
    dataOf(await shopper.client('POST /cart/api/order/{orderId}/cancel', { params: { orderId: first.orderId } }));
    expect(dataOf(await order()).applyRules).toHaveLength(1);
  }
});
