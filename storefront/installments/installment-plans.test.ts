import { expect, test } from 'vitest';
import { lowestInstallment, plansForPrice } from './installment-plans.ts';

const option = (installmentMonth: number, interestRate: number, minimumPrice: number) => ({
  installmentPlanId: installmentMonth,
  agentCode: 'KBANK',
  installmentMonth,
  interestRate,
  minimumPrice,
  amountPerMonth: 0,
  totalInterest: 0,
  additionalInfo: null,
});
const plans = [
  {
    agentCode: 'KBANK',
    agentDescription: 'KBank',
    minAmountPerMonthPlan: 500,
    installmentOptions: [option(3, 0, 3000), option(10, 0.65, 5000), option(24, 0.65, 10_000)],
  },
];

test('a price has the plans whose minimum it reaches, with its own amounts', () => {
  const [kbank] = plansForPrice(plans, 12_000);
  expect(
    kbank?.installmentOptions.map(({ installmentMonth, amountPerMonth }) => [installmentMonth, amountPerMonth]),
  ).toEqual([
    [3, 4000],
    [10, 1278],
    [24, 578],
  ]);
  expect(plansForPrice(plans, 6000)[0]?.installmentOptions).toHaveLength(2);
  expect(plansForPrice(plans, 2999)).toEqual([]);
});

test('the lowest amount per month is in whole baht, rounded up, with its number of months', () => {
  expect(lowestInstallment(plansForPrice(plans, 12_000))).toEqual({ wholeBahtPerMonth: 578, installmentMonth: 24 });
  expect(lowestInstallment(plansForPrice(plans, 28_900))).toEqual({ wholeBahtPerMonth: 1393, installmentMonth: 24 });
  expect(lowestInstallment([])).toBeUndefined();
});
