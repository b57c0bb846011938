import { describe, expect, it, onTestFinished, test } from 'vitest';
import { amountPerMonth } from '#contract/money.ts';
import { createProduct } from '../testing/catalogue-factory.ts';
import { createInstallmentPlan } from '../testing/offer-factory.ts';
import { createTestShop, dataOf } from '../testing/test-shop.ts';
import { sharedPlans } from './installments.ts';
import { findPlansOfProducts } from './queries.ts';

const shop = await createTestShop();
const plansOf = async (id: number) => (await findPlansOfProducts(shop.db, [id])).get(id) ?? [];
const banksOf = async (id: number) =>
  dataOf(await shop.client()('GET /pim/api/products/{id}', { params: { id } })).installmentOptions;

describe('an amount per month', () => {
  it.each([
    // price, percent per month, months, amount per month
    [12_000_00, 0, 10, 1200_00],
    [10_000_00, 0, 3, 3333_33],
    [29_900_00, 0.74, 10, 3211_26],
    [100_00, 0.8, 3, 34_13],
    [1_000_000_00, 1.3, 36, 40_777_78],
  ])('of %i satang at %d %% over %i months is %i', (price, rate, months, amount) => {
    expect(amountPerMonth(price, rate, months)).toBe(amount);
  });
});

describe('the plans of a product', () => {
  test('are the general plans for which its price is eligible, by bank, fewest months first', async () => {
    await createInstallmentPlan(shop, { id: 103, agentCode: 'KBANK', months: 3 });
    await createInstallmentPlan(shop, { id: 110, agentCode: 'KBANK', months: 10, rate: 0.65 });
    await createInstallmentPlan(shop, { id: 203, agentCode: 'SCB', months: 3, minimumPrice: 20_000 });
    const { productId } = await createProduct(shop, { price: 12_000, installmentFlag: true });
    expect(await banksOf(productId)).toEqual([
      {
        agentCode: 'KBANK',
        agentDescription: 'Bank KBANK',
        minAmountPerMonthPlan: 500,
        installmentOptions: [
          expect.objectContaining({ installmentPlanId: 103, installmentMonth: 3, amountPerMonth: 4000 }),
          expect.objectContaining({ installmentPlanId: 110, installmentMonth: 10, amountPerMonth: 1278 }),
        ],
      },
    ]);
  });

  test('exclude plans below the minimum per month; a product that is not sold on installments has none', async () => {
    const cheap = await createProduct(shop, { price: 3000, installmentFlag: true });
    expect((await banksOf(cheap.productId)).flatMap(({ installmentOptions }) => installmentOptions)).toHaveLength(1);
    const notOnInstallments = await createProduct(shop, { price: 30_000 });
    expect(await banksOf(notOnInstallments.productId)).toEqual([]);
  });

  test('begin at exactly the minimum per month, and at exactly the minimum price', async () => {
    const plansAt = async (price: number) => {
      const { productId } = await createProduct(shop, { price, installmentFlag: true });
      const options = (await banksOf(productId)).flatMap(({ installmentOptions }) => installmentOptions);
      return options.map(({ installmentPlanId }) => installmentPlanId);
    };
    onTestFinished(async () => {
      await shop.db.deleteFrom('installment_plans').where('installment_plan_id', 'in', [106, 124]).execute();
    });
    await createInstallmentPlan(shop, { id: 106, agentCode: 'KBANK', months: 6, minimumPrice: 4000 });
    expect(await plansAt(4000)).toEqual([103, 106]);
    expect(await plansAt(3999.99)).toEqual([103]);
    expect(await plansAt(3000)).toEqual([103]);
    expect(await plansAt(2999.99)).toEqual([]);
    // The bank's minimum is 500 baht a month.
    await createInstallmentPlan(shop, { id: 124, agentCode: 'KBANK', months: 24 });
    expect(await plansAt(12_000)).toContain(124);
    expect(await plansAt(11_999.87)).not.toContain(124);
  });

  test('include those for which only its dearest variant is eligible', async () => {
    const skus = [{ price: 2000 }, { price: 12_000 }];
    const { productId } = await createProduct(shop, { skus, installmentFlag: true });
    expect((await banksOf(productId)).map(({ agentCode }) => agentCode)).toEqual(['KBANK']);
  });

  test('are only its own plans if it has some, which no other product shares', async () => {
    const phone = await createProduct(shop, { price: 30_000, installmentFlag: true });
    const laptop = await createProduct(shop, { price: 30_000, installmentFlag: true });
    const other = await createProduct(shop, { price: 30_000, installmentFlag: true });
    await createInstallmentPlan(shop, { id: 9001, agentCode: 'KTC', months: 24, products: [phone.productId] });
    expect((await banksOf(phone.productId)).map(({ agentCode }) => agentCode)).toEqual(['KTC']);
    const [ofPhone, ofLaptop, ofOther] = await Promise.all(
      [phone, laptop, other].map(({ productId }) => plansOf(productId)),
    );
    const ids = (plans: { installmentPlanId: number }[]) => plans.map(({ installmentPlanId }) => installmentPlanId);
    expect(sharedPlans([ofPhone ?? [], ofLaptop ?? []], 60_000_00)).toEqual([]);
    expect(ids(sharedPlans([ofOther ?? [], ofLaptop ?? []], 60_000_00)).sort()).toEqual([103, 110, 203]);
    expect(ids(sharedPlans([ofPhone ?? []], 30_000_00))).toEqual([9001]);
    expect(sharedPlans([], 30_000_00)).toEqual([]);
  });
});
