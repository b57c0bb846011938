import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type OrderStatus, orderStatuses } from '#contract/order-statuses.ts';
import { OrderTotals, type OrderTotalsProps } from './order-totals.tsx';

const totals: OrderTotalsProps['totals'] = {
  totalMarketPrice: 10_000,
  totalPrice: 10_000,
  totalSpecialPrice: 0,
  totalDiscount: 0,
  totalDeliveryFee: 0,
  totalDeliveryFeeDiscount: 0,
  totalPayable: 10_000,
  totalBeforeVat: 9345.79,
  totalVat: 654.21,
  applyRules: [],
  applyRulesDiscount: [],
  coupons: [],
  cashback: 500,
};
const textOf = (changes: Partial<OrderTotalsProps['totals']>) =>
  renderToStaticMarkup(<OrderTotals totals={{ ...totals, ...changes }} isDelivered />).replace(/<[^>]*>|\u200B/g, '');

test('cashback is promised at the checkout', () => {
  expect(textOf({})).toContain('เงินคืนที่จะได้รับ฿500');
});

test('no cashback is promised where there is none', () => {
  expect(textOf({ cashback: 0 })).not.toContain('เงินคืน');
});

const closed: readonly OrderStatus[] = ['cancelled', 'expired', 'refund_pending', 'refunded'];

test.each(orderStatuses)('of an order that is %s, cashback is promised unless it is closed', (status) => {
  expect(textOf({ status }).includes('฿500')).toBe(!closed.includes(status));
});

test('what is saved is in the colour of discounts, and its name in that of the other names', () => {
  const html = renderToStaticMarkup(<OrderTotals totals={{ ...totals, totalSpecialPrice: 500 }} isDelivered />);
  expect(html.match(/<[^>]*text-sale[^>]*>[^<]*/g)).toEqual(['<dd class="figures text-sale">−฿500']);
});
