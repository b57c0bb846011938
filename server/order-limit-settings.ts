import { wholeNumber } from './setting-schemas.ts';

/** The variables of the environment that limit orders. */
export const orderLimitVariables = {
  ORDERS_PER_DAY: wholeNumber({ minimum: 1, maximum: 10_000, example: 20 }).default(20),
  UNPAID_ORDERS: wholeNumber({ minimum: 1, maximum: 1000, example: 5 }).default(5),
  CASH_ON_DELIVERY_ORDERS: wholeNumber({ minimum: 1, maximum: 1000, example: 3 }).default(3),
  CASH_ON_DELIVERY_UNITS: wholeNumber({ minimum: 1, maximum: 10_000, example: 10 }).default(10),
  CASH_ON_DELIVERY_REFUSALS: wholeNumber({ minimum: 1, maximum: 1000, example: 1 }).default(1),
};

/** How much one customer can order, and by cash on delivery also how much for one mobile number, whatever the customer. */
export interface OrderLimits {
  /** Orders within 24 hours, cancelled ones included. */
  perDay: number;
  /** Orders that wait for their payment, at a time. */
  unpaid: number;
  /** Orders paid on delivery that are under way, at a time. */
  cashOnDelivery: number;
  /** Units of a SKU in all orders paid on delivery that are under way. */
  cashOnDeliveryUnits: number;
  /** Parcels refused at the door within a year, from which nothing can be paid on delivery any more. */
  cashOnDeliveryRefusals: number;
}

export function orderLimitSettings(values: Record<keyof typeof orderLimitVariables, number>): OrderLimits {
  return {
    perDay: values.ORDERS_PER_DAY,
    unpaid: values.UNPAID_ORDERS,
    cashOnDelivery: values.CASH_ON_DELIVERY_ORDERS,
    cashOnDeliveryUnits: values.CASH_ON_DELIVERY_UNITS,
    cashOnDeliveryRefusals: values.CASH_ON_DELIVERY_REFUSALS,
  };
}
