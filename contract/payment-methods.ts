import type { Satang } from './money.ts';

/** Kinds of charge of a payment gateway. Every gateway adapter implements each of them. */
export const chargeKinds = ['card', 'promptpay', 'installment'] as const;
export type ChargeKind = (typeof chargeKinds)[number];

interface MethodTerms {
  /**
   * The shopper's next step after placing the order: the gateway's page, a QR code or the shop's bank accounts on the shop's pay
   * page, or none until delivery.
   */
  nextStep: 'gateway_page' | 'qr_code' | 'bank_transfer' | 'none';
  /** The shop's limits for the payable amount of an order, in satang, inclusive; null for none. Gateways have limits of their own. */
  minAmount: Satang | null;
  maxAmount: Satang | null;
}

/** Paid in advance: the order is `pending_payment` until a charge of the gateway succeeds or the payment window is over. */
interface CollectedByGateway extends MethodTerms {
  collector: 'gateway';
  chargeKind: ChargeKind;
  /** Minutes until an unpaid order expires. */
  paymentWindowMinutes: number;
}

/**
 * Paid in advance to the shop's bank account: the order is `pending_payment` until an operator confirms the transfer or the
 * payment window is over.
 */
interface CollectedByBank extends MethodTerms {
  collector: 'bank';
  paymentWindowMinutes: number;
}

/** Paid on delivery: the order is `confirmed` at once and has no payment attempts. */
interface CollectedByCarrier extends MethodTerms {
  collector: 'carrier';
  paymentWindowMinutes: null;
}

/**
 * Every payment method, in the order in which the checkout offers them. Types, checkout options, order status and payment window
 * derive from this table. Other data per method, such as texts in the storefront, is a record over `PaymentMethod`, so that a
 * new row does not compile until it is added there. Check constraints of the database need a migration.
 */
export const paymentMethodTerms = {
  credit_card: {
    collector: 'gateway',
    chargeKind: 'card',
    nextStep: 'gateway_page',
    minAmount: null,
    maxAmount: null,
    paymentWindowMinutes: 30,
  },
  qr_code: {
    collector: 'gateway',
    chargeKind: 'promptpay',
    nextStep: 'qr_code',
    minAmount: null,
    maxAmount: null,
    paymentWindowMinutes: 30,
  },
  installment: {
    collector: 'gateway',
    chargeKind: 'installment',
    nextStep: 'gateway_page',
    minAmount: null,
    maxAmount: null,
    paymentWindowMinutes: 30,
  },
  bank_transfer: {
    collector: 'bank',
    nextStep: 'bank_transfer',
    minAmount: null,
    maxAmount: null,
    paymentWindowMinutes: 24 * 60,
  },
  cash_on_delivery: {
    collector: 'carrier',
    nextStep: 'none',
    minAmount: null,
    maxAmount: 20_000_00,
    paymentWindowMinutes: null,
  },
} as const satisfies Record<string, CollectedByGateway | CollectedByBank | CollectedByCarrier>;

type Table = typeof paymentMethodTerms;
export type PaymentMethod = keyof Table;
export const paymentMethods = Object.keys(paymentMethodTerms) as readonly PaymentMethod[];

/** Who collects the money. */
export type PaymentCollector = Table[PaymentMethod]['collector'];

/** The methods whose row has `Value` in `Column`. */
type MethodsWith<Column extends keyof MethodTerms | 'collector', Value> = {
  [Method in PaymentMethod]: Table[Method][Column] extends Value ? Method : never;
}[PaymentMethod];

/** Methods whose money a payment gateway collects. */
export type GatewayMethod = MethodsWith<'collector', 'gateway'>;
export const gatewayMethods: readonly GatewayMethod[] = paymentMethods.filter(isGatewayMethod);

export function isGatewayMethod(method: PaymentMethod): method is GatewayMethod {
  return paymentMethodTerms[method].collector === 'gateway';
}

/** Whether money that was paid by a method goes back by bank transfer, because no gateway has it. */
export function isRefundedByTransfer(method: PaymentMethod | null): boolean {
  return method !== null && !isGatewayMethod(method);
}

/** Methods that are paid in advance, with payment attempts. An unpaid order can be paid by any of them. */
export type PrepaidMethod = MethodsWith<'collector', 'gateway' | 'bank'>;
export const prepaidMethods: readonly PrepaidMethod[] = paymentMethods.filter(isPrepaidMethod);

export function isPrepaidMethod(method: PaymentMethod): method is PrepaidMethod {
  return paymentMethodTerms[method].paymentWindowMinutes !== null;
}

/** Whether the carrier collects the money when it delivers the parcel; not for an order of 0 baht, which has no method. */
export function isPaidOnDelivery(method: PaymentMethod | null): boolean {
  return method !== null && paymentMethodTerms[method].collector === 'carrier';
}

/** Whether the money comes to the shop's bank account, with a slip. */
export function isPaidByTransfer(method: PaymentMethod | null): boolean {
  return method !== null && paymentMethodTerms[method].collector === 'bank';
}

/** Methods that are paid on the gateway's page. */
export type GatewayPageMethod = MethodsWith<'nextStep', 'gateway_page'>;

export function isGatewayPageMethod(method: PaymentMethod): method is GatewayPageMethod {
  return paymentMethodTerms[method].nextStep === 'gateway_page';
}

/** Why a method is not available for an amount. */
const amountProblems = ['amount_too_high', 'amount_too_low'] as const;
export type AmountProblem = (typeof amountProblems)[number];

/** Why an order cannot be paid in installments (docs/reference/prices.md). */
const installmentProblems = ['installment_conflict', 'not_on_installments', 'below_installment_minimum'] as const;
export type InstallmentProblem = (typeof installmentProblems)[number];

/** Why a method is not available for an order. */
export const paymentProblems = [
  ...amountProblems,
  ...installmentProblems,
  'not_in_area',
  'shipping_only',
  'goods_only',
  'two_deliveries',
  /** The buyer has as many orders paid on delivery under way as possible, or so many units of a SKU, or refused a parcel. */
  'too_many_cash_orders',
  'too_many_cash_units',
  'parcel_refused_before',
] as const;
export type PaymentProblem = (typeof paymentProblems)[number];
