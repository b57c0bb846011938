import * as z from 'zod/mini';

/** One instalment plan. Money in baht (docs/reference/prices.md). */
export const InstallmentOption = z.object({
  installmentPlanId: z.int(),
  agentCode: z.string(),
  installmentMonth: z.int(),
  /** Flat percent per month; 0 if the merchant pays the interest. */
  interestRate: z.number(),
  minimumPrice: z.number(),
  amountPerMonth: z.number(),
  additionalInfo: z.nullable(z.string()),
});
export type InstallmentOption = z.infer<typeof InstallmentOption>;

/** The plans of a bank or card for a price. */
export const InstallmentPlan = z.object({
  agentCode: z.string(),
  agentDescription: z.string(),
  /** The bank's minimum amount per month. */
  minAmountPerMonthPlan: z.number(),
  /** Fewest months first. */
  installmentOptions: z.array(InstallmentOption),
});
export type InstallmentPlan = z.infer<typeof InstallmentPlan>;
