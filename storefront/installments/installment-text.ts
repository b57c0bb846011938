import type { ChosenInstallment, InstallmentOption } from '#contract/installments.ts';
import { formatBaht } from '#storefront/i18n/format.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';

/** The interest of a plan: per month, and all of it in baht. */
export function interestText({
  interestRate,
  totalInterest,
}: Pick<InstallmentOption, 'interestRate' | 'totalInterest'>): string {
  return interestRate === 0
    ? m.installment_interest_free()
    : m.installment_total_interest({ amount: formatBaht(totalInterest), rate: interestRate });
}

/** A chosen plan in one line: 'Installment 10 months, KBank, ฿1,290 per month · 0% interest'. */
export function installmentText(installment: ChosenInstallment): string {
  const { agentDescription, installmentMonth, amountPerMonth } = installment;
  return m.installment_summary({
    months: installmentMonth,
    bank: agentDescription,
    amount: formatBaht(amountPerMonth),
    interest: interestText(installment),
  });
}
