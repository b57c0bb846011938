import type { Satang } from './money.ts';

/** Kinds of charge that a payment gateway makes. Each gateway says what it does for each of them. */
export const chargeKinds = ['card', 'promptpay'] as const;
export type ChargeKind = (typeof chargeKinds)[number];

interface Terms {
  /**
   * What the shopper does once the order is placed: pays on the gateway's own page, scans a QR code on our pay page, or
   * nothing before delivery.
   */
  nextStep: 'gateway_page' | 'qr_code' | 'none';
  /** The shop's own limits of an order's payable, in satang, both included; null where there is none. A gateway has further ones. */
  minAmount: Satang | null;
  maxAmount: Satang | null;
}

/** Paid in advance: the order is `pending_payment` until a charge of the gateway succeeds, or expires. */
interface CollectedByGateway extends Terms {
  collector: 'gateway';
  chargeKind: ChargeKind;
  /** How long a new order waits for its payment. */
  paymentWindowMinutes: number;
}

/** Paid at the door: the order is `confirmed` at once and has no payment attempts. */
interface CollectedByCourier extends Terms {
  collector: 'courier';
  paymentWindowMinutes: null;
}

/**
 * Every way to pay, in the order in which the checkout offers them. Names, enums, choices, order status and payment window
 * derive from this table; what one side alone knows of a method is a record over `PaymentMethod` there, so that a new row
 * does not compile until each has its own. The database's check constraints follow by a migration.
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
  cash_on_delivery: {
    collector: 'courier',
    nextStep: 'none',
    minAmount: null,
    maxAmount: 20_000_00,
    paymentWindowMinutes: null,
  },
} as const satisfies Record<string, CollectedByGateway | CollectedByCourier>;

type Table = typeof paymentMethodTerms;
export type PaymentMethod = keyof Table;
export const paymentMethods = Object.keys(paymentMethodTerms) as readonly PaymentMethod[];

/** Who takes the money. */
export type PaymentCollector = Table[PaymentMethod]['collector'];

/** The methods whose row has `Value` in `Column`. */
type MethodsWith<Column extends keyof Terms | 'collector', Value> = {
  [Method in PaymentMethod]: Table[Method][Column] extends Value ? Method : never;
}[PaymentMethod];

/** Methods that are paid by charges of a payment gateway: an order that waits for its payment can be paid by any of them. */
export type GatewayMethod = MethodsWith<'collector', 'gateway'>;
export const gatewayMethods: readonly GatewayMethod[] = paymentMethods.filter(isGatewayMethod);

export function isGatewayMethod(method: PaymentMethod): method is GatewayMethod {
  return paymentMethodTerms[method].collector === 'gateway';
}

/** Methods that are paid on a page of the gateway's own. */
export type GatewayPageMethod = MethodsWith<'nextStep', 'gateway_page'>;

export function isGatewayPageMethod(method: PaymentMethod): method is GatewayPageMethod {
  return paymentMethodTerms[method].nextStep === 'gateway_page';
}

/** Why an amount cannot be paid by a method. */
export const amountProblems = ['amount_too_high', 'amount_too_low'] as const;
export type AmountProblem = (typeof amountProblems)[number];
