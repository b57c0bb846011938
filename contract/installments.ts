import * as z from 'zod/mini';

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
