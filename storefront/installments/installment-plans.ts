import type { InstallmentPlan } from '#contract/installments.ts';
import { amountPerMonth, bahtFromSatang, satangFromBaht, totalInterest } from '#contract/money.ts';

/** The plans available at a price in baht, with their amounts; banks without any are omitted. */
export function plansForPrice(plans: readonly InstallmentPlan[], price: number): InstallmentPlan[] {
  return plans
    .map((plan) => ({
      ...plan,
      installmentOptions: plan.installmentOptions
        .map((option) => ({
          ...option,
          amountPerMonth: bahtFromSatang(
            amountPerMonth(satangFromBaht(price), option.interestRate, option.installmentMonth),
          ),
          totalInterest: bahtFromSatang(
            totalInterest(satangFromBaht(price), option.interestRate, option.installmentMonth),
          ),
        }))
        .filter((option) => price >= option.minimumPrice && option.amountPerMonth >= plan.minAmountPerMonthPlan),
    }))
    .filter(({ installmentOptions }) => installmentOptions.length > 0);
}

/** The lowest amount per month of all plans, rounded up to whole baht; of equal amounts the one with fewer months. */
export function lowestInstallment(
  plans: readonly InstallmentPlan[],
): { wholeBahtPerMonth: number; installmentMonth: number } | undefined {
  const [lowest] = plans
    .flatMap(({ installmentOptions }) => installmentOptions)
    .toSorted((a, b) => a.amountPerMonth - b.amountPerMonth || a.installmentMonth - b.installmentMonth);
  return lowest && { wholeBahtPerMonth: Math.ceil(lowest.amountPerMonth), installmentMonth: lowest.installmentMonth };
}
