import { table, timeInBangkok } from '../../import-export/text-table.ts';
import type { OperatorOrder } from './read-for-operator.ts';
import { recipientOf } from './recipient.ts';
import { transferCells } from './transfers-command.ts';

const time = (at: string) => timeInBangkok(new Date(at));
const amount = (value: number) => value.toFixed(2);

/** A table with a head, or nothing without rows. */
const tableOf = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  rows.length > 0 ? [table([head, ...rows])] : [];

/** An order as `orders show` prints it. */
export function orderText(order: OperatorOrder): string {
  return [
    `${headingOf(order).join('\n')}\n`,
    ...tableOf(['SKU', 'UNITS', 'PRICE', 'DISCOUNT', 'TOTAL', 'NAME'], order.lines.map(cellsOfLine)),
    table(totalsOf(order)),
    ...tableOf(['PAYMENT', 'METHOD', 'STATUS', 'AMOUNT', 'CHARGE'], order.payments.map(cellsOfPayment)),
    ...tableOf(['SLIP', 'SENT', 'BANK', 'TRANSACTION', 'STATUS', 'DECIDED', 'BY', 'WHY'], order.slips.map(cellsOfSlip)),
    ...tableOf(
      ['REFUND', 'BY', 'STATUS', 'AMOUNT', 'REQUESTED', 'REQUESTED BY', 'WHY', 'SENT'],
      order.refunds.map(cellsOfRefund),
    ),
    ...tableOf(['INVOICE', 'TYPE', 'ISSUED', 'TOTAL'], order.invoices.map(cellsOfInvoice)),
    ...tableOf(['AT', 'STATUS', 'BY', 'WHY'], order.transitions.map(cellsOfTransition)),
  ].join('\n');
}

function headingOf(order: OperatorOrder): string[] {
  const { customer, shipments, installment, invoiceBuyer: buyer } = order;
  const to = recipientOf(order);
  return [
    `Order ${order.orderId}: ${order.status}`,
    `placed ${time(order.placedAt)}${order.expiresAt ? `, expires ${time(order.expiresAt)}` : ''} (times in Bangkok)`,
    `customer: ${customer.email ? `${customer.firstName} ${customer.lastName} ${customer.email}` : `erased, ${customer.customerId}`} (${order.language})`,
    `delivery: ${[order.deliveryMethod, ...shipments.map((shipment) => shipmentText(shipment, order.lines))].join(', ')}`,
    `to: ${[
      `${to.firstName} ${to.lastName}`,
      to.mobileNo,
      ...(to.branch === null ? [] : [to.branch]),
      ...[to.address, to.subdistrict, to.district, to.province, to.postcode].filter(Boolean),
    ].join(', ')}`,
    ...order.addressCorrections.map(({ at, operator }) => `address corrected ${time(at)} by ${operator}`),
    ...(installment
      ? [
          `installments: ${installment.bankName} (${installment.bank}), ${installment.months} months at ${amount(installment.amountPerMonth)} baht, ${installment.interestRate} % interest per month`,
        ]
      : []),
    `tax invoice: ${buyer ? [buyer.name, buyer.taxId, buyer.branch].filter(Boolean).join(', ') : 'abbreviated'}`,
  ];
}

function shipmentText(
  { delivery, carrier, trackingNumber, deliveredAt }: OperatorOrder['shipments'][number],
  lines: OperatorOrder['lines'],
): string {
  return [
    ...(lines.some((line) => line.delivery === 'second') ? [delivery] : []),
    carrier,
    trackingNumber,
    ...(deliveredAt ? [`(delivered ${time(deliveredAt)})`] : []),
  ].join(' ');
}

function cellsOfLine(line: OperatorOrder['lines'][number]): string[] {
  const { name, type, kind, preOrder, shipDate, refundedQuantity } = line;
  const named = [
    name,
    type === 'GIFT' ? '(gift)' : '',
    kind === 'service' ? '(service)' : '',
    preOrder ? `(pre-order${shipDate === null ? '' : ` from ${shipDate}`})` : '',
    refundedQuantity > 0 ? `(${refundedQuantity} ${line.total === line.discount ? 'cancelled' : 'refunded'})` : '',
  ];
  return [
    line.sku,
    String(line.quantity),
    amount(line.price),
    amount(line.discount),
    amount(line.total),
    named.filter(Boolean).join(' '),
  ];
}

function totalsOf({ discounts, totals, paymentMethod }: OperatorOrder): string[][] {
  return [
    ...discounts.map(({ name, discount, deliveryDiscount, cashback }) => [
      amount(-discount - deliveryDiscount),
      cashback > 0 ? `${name} (cashback ${amount(cashback)})` : name,
    ]),
    [amount(totals.deliveryFee), 'delivery'],
    [
      amount(totals.payable),
      `total, ${paymentMethod ? `by ${paymentMethod}` : 'nothing to pay'}, of which ${amount(totals.vat)} VAT`,
    ],
  ];
}

function cellsOfPayment(payment: OperatorOrder['payments'][number]): string[] {
  return [
    payment.paymentId,
    payment.method,
    [payment.status, payment.failureCode].filter(Boolean).join(': '),
    amount(payment.amount),
    [payment.gateway, payment.chargeId].filter(Boolean).join(' '),
  ];
}

function cellsOfSlip(slip: OperatorOrder['slips'][number]): string[] {
  return [
    slip.slipId,
    time(slip.uploadedAt),
    ...transferCells(slip.transfer),
    slip.status,
    slip.decidedAt ? time(slip.decidedAt) : '',
    slip.decidedBy ?? '',
    slip.reason ?? '',
  ];
}

function cellsOfRefund(refund: OperatorOrder['refunds'][number]): string[] {
  return [
    refund.refundId,
    refund.by,
    [refund.status, refund.failureCode].filter(Boolean).join(': '),
    amount(refund.amount),
    time(refund.requestedAt),
    refund.operator ?? '',
    refund.reason,
    refund.sentOn ? `${refund.sentOn} ${refund.sentReference} (${refund.sentBy ?? 'operator'})` : '',
  ];
}

function cellsOfInvoice({
  invoiceNumber,
  type,
  issuedAt,
  total,
  isReplaced,
}: OperatorOrder['invoices'][number]): string[] {
  return [invoiceNumber, isReplaced ? `${type} (replaced)` : type, time(issuedAt), amount(total)];
}

function cellsOfTransition(transition: OperatorOrder['transitions'][number]): string[] {
  const { at, status, actor, operator, reason, comment } = transition;
  return [time(at), status, operator ?? actor, comment ? `${reason}: ${comment}` : reason];
}
