import type { Order } from '#contract/orders.ts';
import { paymentMethodTerms } from '#contract/payment-methods.ts';

/**
 * The method by which an order can be tried again without another choice; undefined if there is none: an installment plan has to
 * be chosen again.
 */
export function retryMethod({
  payment,
  payableBy,
}: Pick<Order, 'payableBy'> & {
  payment: Pick<NonNullable<Order['payment']>, 'paymentMethod'> | null;
}): Order['payableBy'][number] | undefined {
  return payableBy.find(
    (method) =>
      method === payment?.paymentMethod &&
      method !== 'installment' &&
      paymentMethodTerms[method].collector === 'gateway',
  );
}

/** Whether an order can be paid in another way than by a method: by another one, or by another installment plan. */
export function hasOtherWay({ payableBy }: Pick<Order, 'payableBy'>, method: Order['payableBy'][number]): boolean {
  return payableBy.some((one) => one !== method || one === 'installment');
}
