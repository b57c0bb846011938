import * as z from 'zod/mini';
import type { Satang } from './money.ts';

/** One way to pay by instalments (spec 3, Installment option). Money in baht. */
export const InstallmentOption = z.object({
  installmentPlanId: z.int(),
  agentCode: z.string(),
  installmentMonth: z.int(),
  /** Percent a month, flat; 0 where the merchant pays it. */
  interestRate: z.number(),
  minimumPrice: z.number(),
  amountPerMonth: z.number(),
  additionalInfo: z.nullable(z.string()),
});
export type InstallmentOption = z.infer<typeof InstallmentOption>;

/** What a bank or card offers for a price (spec 3, Installment plan). */
export const InstallmentPlan = z.object({
  agentCode: z.string(),
  agentDescription: z.string(),
  /** The lowest that it asks for a month. */
  minAmountPerMonthPlan: z.number(),
  /** The fewest months first. */
  installmentOptions: z.array(InstallmentOption),
});
export type InstallmentPlan = z.infer<typeof InstallmentPlan>;

/**
 * What an instalment costs a month, in satang: `round((P + P × r/100 × n) / n)` for a price P, a flat rate of r percent a
 * month and n months (behaviour 5).
 */
export function amountPerMonth(price: Satang, interestRate: number, months: number): Satang {
  // The rate has three decimals: in thousandths of a percent all is whole until the one division.
  const rate = Math.round(interestRate * 1000);
  return Math.round((price * (100_000 + rate * months)) / (100_000 * months));
}
