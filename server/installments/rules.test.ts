import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amountPerMonth, totalInterest } from '#contract/money.ts';
import type { PlanRow } from './queries.ts';
import { groupBySharedPlans, installmentProblem } from './rules.ts';

/** An integer division that rounds half up. */
function roundedDivision(numerator: bigint, denominator: bigint): bigint {
  return (2n * numerator + denominator) / (2n * denominator);
}

const price = fc.integer({ min: 1, max: 10_000_000_00 });
/** Percent per month in thousandths, as the database stores it. */
const rate = fc.integer({ min: 0, max: 99_999 });
const months = fc.integer({ min: 2, max: 60 });

describe('the formula of installments', () => {
  test('is exact to the satang for any price, rate and number of months', () => {
    fc.assert(
      fc.property(price, rate, months, (p, r, n) => {
        const numerator = BigInt(p) * (100_000n + BigInt(r) * BigInt(n));
        expect(amountPerMonth(p, r / 1000, n)).toBe(Number(roundedDivision(numerator, 100_000n * BigInt(n))));
        expect(totalInterest(p, r / 1000, n)).toBe(
          Number(roundedDivision(BigInt(p) * BigInt(r) * BigInt(n), 100_000n)),
        );
      }),
      { numRuns: 2000 },
    );
  });

  test('collects the price and its interest, up to half a satang a month', () => {
    fc.assert(
      fc.property(price, rate, months, (p, r, n) => {
        const collected = amountPerMonth(p, r / 1000, n) * n;
        expect(Math.abs(collected - p - totalInterest(p, r / 1000, n))).toBeLessThanOrEqual(n / 2 + 0.5);
      }),
    );
  });
});

const plan = (installmentPlanId: number): PlanRow => ({
  installmentPlanId,
  agentCode: 'KBANK',
  agentDescription: { th: 'กสิกรไทย', en: 'KBank' },
  installmentMonth: 10,
  interestRate: 0,
  minimumPrice: 0,
  minimumPerMonth: 0,
  additionalInfo: null,
  parameters: {},
});
const part = (itemId: string, ...ids: number[]) => ({ itemIds: [itemId], price: 100, plans: ids.map(plan) });
const groupsOf = (parts: Parameters<typeof groupBySharedPlans>[0]) =>
  groupBySharedPlans(parts).map(({ itemIds, price: sum, plans }) => [
    itemIds,
    sum,
    plans.map(({ installmentPlanId }) => installmentPlanId),
  ]);

describe('the parts of an order', () => {
  test('are one group with the plans that they share', () => {
    expect(groupsOf([part('a', 1, 2, 3), part('b', 2, 3), part('c', 3, 2)])).toEqual([[['a', 'b', 'c'], 300, [2, 3]]]);
  });

  test('are grouped by what they share if nothing is common to all, those without plans last', () => {
    const parts = [part('case'), part('a', 1, 2), part('phone', 9), part('b', 2)];
    expect(groupsOf(parts)).toEqual([
      [['a', 'b'], 200, [2]],
      [['phone'], 100, [9]],
      [['case'], 100, []],
    ]);
    expect(installmentProblem(groupBySharedPlans(parts), [])).toBe('installment_conflict');
  });

  test('without any plan are no conflict: they are not sold on installments', () => {
    expect(installmentProblem(groupBySharedPlans([part('a'), part('b')]), [])).toBe('not_on_installments');
    expect(installmentProblem(groupBySharedPlans([part('a', 1)]), [])).toBe('below_installment_minimum');
    expect(installmentProblem(groupBySharedPlans([part('a', 1)]), [plan(1)])).toBeNull();
  });
});
