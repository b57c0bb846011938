import * as z from 'zod/mini';

/** One installment plan. Money in baht (docs/reference/prices.md). */
export const InstallmentOption = z.object({
  installmentPlanId: z.int(),
  agentCode: z.string(),
  installmentMonth: z.int(),
  /** Flat percent per month; 0 if the merchant pays the interest. */
  interestRate: z.number(),
  minimumPrice: z.number(),
  amountPerMonth: z.number(),
  /** Of all months. */
  totalInterest: z.number(),
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

/** The parameters that banks require with a plan; the gateway gets them with the charge. */
export const planParameterNames = [
  'ipanMode',
  'modelNo',
  'planId',
  'productType',
  'supplierNo',
  'promotionType',
  'supplierId',
  'productId',
  'mid',
  'cardType',
  'marketCode',
  'productCode',
] as const;
export type PlanParameters = Partial<Record<(typeof planParameterNames)[number], string>>;

/** The plan by which an order or a charge is paid, as it was when it was chosen. Money in baht. */
export const ChosenInstallment = z.object({
  installmentPlanId: z.int(),
  agentCode: z.string(),
  agentDescription: z.string(),
  installmentMonth: z.int(),
  /** Flat percent per month; 0 if the merchant pays the interest. */
  interestRate: z.number(),
  amountPerMonth: z.number(),
  /** Of all months. */
  totalInterest: z.number(),
});
export type ChosenInstallment = z.infer<typeof ChosenInstallment>;

/** Installments at the checkout. */
export const CheckoutInstallments = z.object({
  /** The plan that the totals are for; null if none is chosen, or if it is not available any more. */
  installmentPlanId: z.nullable(z.int()),
  /** The plans that all lines share and that the payable amount reaches, by bank; empty unless the method is `installment`. */
  plans: z.array(InstallmentPlan),
  /** In an installment conflict: the lines by plans that they share, each group to be paid separately. Else empty. */
  groups: z.array(
    z.object({
      /** `uuid`s of the lines, without gifts. */
      itemIds: z.array(z.string()),
      /** In baht, after discounts, without delivery. */
      totalPrice: z.number(),
      /** Whether this amount can be paid in installments. */
      isOnInstallments: z.boolean(),
    }),
  ),
});
export type CheckoutInstallments = z.infer<typeof CheckoutInstallments>;
