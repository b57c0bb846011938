import { type Command, createCommand } from 'commander';
import { bahtFromSatang, type Satang } from '#contract/money.ts';
import { findCustomerContact } from '../../accounts/accounts.ts';
import { findSlips } from '../../bank-transfers/bank-transfers.ts';
import { skuName } from '../../catalogue/catalogue.ts';
import { snapshot, type Tx } from '../../db/database.ts';
import type { CliContext } from '../../import-export/commands.ts';
import { table, timeInBangkok } from '../../import-export/text-table.ts';
import { listInvoices } from '../../invoices/invoices.ts';
import { findAttempts, listRefunds } from '../../payments/payments.ts';
import { findAddressCorrections } from '../address-correction-queries.ts';
import { findOrderDiscounts } from '../discount-queries.ts';
import { presentInvoices } from '../invoices.ts';
import { findOrder } from '../queries.ts';
import { findRefundableLines } from '../refunds/refund-queries.ts';
import { findTransitions } from '../transition-queries.ts';
import { recipientOf } from './recipient.ts';
import { transferCells } from './transfers-command.ts';

/** `npm run shop -- orders show ORDER_ID`: prints everything about an order. */
export function showOrderCommand({ withContext, output }: CliContext): Command {
  return createCommand('show')
    .description('print an order: lines, totals, customer, address, payments, slips, transitions, invoices')
    .argument('<order>', 'order id', (given: string) => given.toUpperCase())
    .option('--json', 'as JSON; times in UTC')
    .action(async (orderId: string, { json = false }: { json?: boolean }, command: Command) => {
      const order = await withContext(({ db }) => snapshot(db, (tx) => readForOperator(tx, orderId)));
      if (!order) command.error(`There is no order ${orderId}.`);
      else output.write(json ? `${JSON.stringify(order, null, 2)}\n` : textOf(order));
    });
}

type OperatorOrder = NonNullable<Awaited<ReturnType<typeof readForOperator>>>;

const baht = (amount: Satang) => bahtFromSatang(amount);

/** Amounts in baht, names in English. */
async function readForOperator(db: Tx, orderId: string) {
  const order = await findOrder(db, orderId);
  if (!order) return null;
  const lines = await findRefundableLines(db, orderId);
  const discounts = await findOrderDiscounts(db, orderId);
  const attempts = await findAttempts(db, orderId);
  return {
    orderId,
    status: order.status,
    placedAt: order.createdAt.toISOString(),
    expiresAt: order.expiresAt?.toISOString() ?? null,
    language: order.locale,
    customer: { customerId: order.customerId, ...(await findCustomerContact(db, order.customerId)) },
    deliveryMethod: order.deliveryMethod,
    deliveryAddress: order.deliveryAddress,
    addressCorrections: (await findAddressCorrections(db, orderId)).map(({ at, ...by }) => ({
      at: at.toISOString(),
      ...by,
    })),
    pickup: order.pickup,
    appointmentContact: order.appointmentContact,
    shipment: order.shipment,
    invoiceBuyer: order.invoiceBuyer,
    lines: lines.map((line) => ({
      type: line.itemType,
      kind: line.kind,
      sku: line.sku,
      name: skuName(line).en,
      quantity: line.quantity,
      refundedQuantity: line.refundedUnits,
      price: baht(line.unitPrice),
      discount: baht(line.discount),
      total: baht(line.total - line.discount),
      preOrder: line.preOrder,
      shipDate: line.shipDate,
    })),
    discounts: discounts.map(({ name, discount, deliveryDiscount, cashback }) => ({
      name: name.en,
      discount: baht(discount),
      deliveryDiscount: baht(deliveryDiscount),
      cashback: baht(cashback),
    })),
    totals: {
      goods: baht(order.price),
      discount: baht(order.discount),
      deliveryFee: baht(order.deliveryFee - order.deliveryFeeDiscount),
      payable: baht(order.payable),
      vat: baht(order.vat),
    },
    paymentMethod: order.paymentMethod,
    installment: order.installment && {
      bank: order.installment.agentCode,
      bankName: order.installment.agentDescription.en,
      months: order.installment.installmentMonth,
      amountPerMonth: baht(order.installment.amountPerMonth),
      interestRate: order.installment.interestRate,
    },
    payments: attempts.map(({ paymentId, method, gateway, chargeId, amount, status, failureCode }) => ({
      paymentId,
      method,
      gateway,
      chargeId,
      amount: baht(amount),
      status,
      failureCode,
    })),
    slips: (await findSlips(db, orderId)).map(({ uploadedAt, decidedAt, reference: _, ...slip }) => ({
      ...slip,
      uploadedAt: uploadedAt.toISOString(),
      decidedAt: decidedAt?.toISOString() ?? null,
    })),
    refunds: (await listRefunds(db, orderId)).map(
      ({
        refundId,
        amount,
        status,
        reason,
        paymentId,
        gatewayRefundId,
        failureCode,
        sentOn,
        sentReference,
        sentBy,
        operator,
        creditNote,
        ...at
      }) => ({
        refundId,
        amount: baht(amount),
        status,
        reason: reason.en,
        by: paymentId ? 'gateway' : 'operator',
        gatewayRefundId,
        failureCode,
        sentOn,
        sentReference,
        sentBy,
        operator,
        creditNote,
        requestedAt: at.requestedAt.toISOString(),
        succeededAt: at.succeededAt?.toISOString() ?? null,
      }),
    ),
    invoices: presentInvoices(await listInvoices(db, orderId)),
    transitions: (await findTransitions(db, orderId)).map(({ at, ...rest }) => ({ at: at.toISOString(), ...rest })),
  };
}

function textOf(order: OperatorOrder): string {
  const { customer, totals, shipment, installment } = order;
  const to = recipientOf(order);
  const time = (at: string) => timeInBangkok(new Date(at));
  const amount = (value: number) => value.toFixed(2);
  const heading = [
    `Order ${order.orderId}: ${order.status}`,
    `placed ${time(order.placedAt)}${order.expiresAt ? `, expires ${time(order.expiresAt)}` : ''} (times in Bangkok)`,
    `customer: ${customer.email ? `${customer.firstName} ${customer.lastName} ${customer.email}` : `erased, ${customer.customerId}`} (${order.language})`,
    `delivery: ${order.deliveryMethod}${shipment ? `, ${shipment.carrier} ${shipment.trackingNumber}` : ''}`,
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
    `tax invoice: ${order.invoiceBuyer ? [order.invoiceBuyer.name, order.invoiceBuyer.taxId, order.invoiceBuyer.branch].filter(Boolean).join(', ') : 'abbreviated'}`,
  ];
  return [
    `${heading.join('\n')}\n`,
    table([
      ['SKU', 'UNITS', 'PRICE', 'DISCOUNT', 'TOTAL', 'NAME'],
      ...order.lines.map(
        ({ sku, quantity, refundedQuantity, price, discount, total, name, type, kind, preOrder, shipDate }) => [
          sku,
          String(quantity),
          amount(price),
          amount(discount),
          amount(total),
          [
            name,
            type === 'GIFT' ? '(gift)' : '',
            kind === 'service' ? '(service)' : '',
            preOrder ? `(pre-order${shipDate === null ? '' : ` from ${shipDate}`})` : '',
            refundedQuantity > 0 ? `(${refundedQuantity} refunded)` : '',
          ]
            .filter(Boolean)
            .join(' '),
        ],
      ),
    ]),
    table([
      ...order.discounts.map(({ name, discount, deliveryDiscount, cashback }) => [
        amount(-discount - deliveryDiscount),
        cashback > 0 ? `${name} (cashback ${amount(cashback)})` : name,
      ]),
      [amount(totals.deliveryFee), 'delivery'],
      [
        amount(totals.payable),
        `total, ${order.paymentMethod ? `by ${order.paymentMethod}` : 'nothing to pay'}, of which ${amount(totals.vat)} VAT`,
      ],
    ]),
    ...(order.payments.length > 0
      ? [
          table([
            ['PAYMENT', 'METHOD', 'STATUS', 'AMOUNT', 'CHARGE'],
            ...order.payments.map((payment) => [
              payment.paymentId,
              payment.method,
              [payment.status, payment.failureCode].filter(Boolean).join(': '),
              amount(payment.amount),
              [payment.gateway, payment.chargeId].filter(Boolean).join(' '),
            ]),
          ]),
        ]
      : []),
    ...(order.slips.length > 0
      ? [
          table([
            ['SLIP', 'SENT', 'BANK', 'TRANSACTION', 'STATUS', 'DECIDED', 'BY', 'WHY'],
            ...order.slips.map((slip) => [
              slip.slipId,
              time(slip.uploadedAt),
              ...transferCells(slip.transfer),
              slip.status,
              slip.decidedAt ? time(slip.decidedAt) : '',
              slip.decidedBy ?? '',
              slip.reason ?? '',
            ]),
          ]),
        ]
      : []),
    ...(order.refunds.length > 0
      ? [
          table([
            ['REFUND', 'BY', 'STATUS', 'AMOUNT', 'REQUESTED', 'REQUESTED BY', 'WHY', 'SENT'],
            ...order.refunds.map((refund) => [
              refund.refundId,
              refund.by,
              [refund.status, refund.failureCode].filter(Boolean).join(': '),
              amount(refund.amount),
              time(refund.requestedAt),
              refund.operator ?? '',
              refund.reason,
              refund.sentOn ? `${refund.sentOn} ${refund.sentReference} (${refund.sentBy ?? 'operator'})` : '',
            ]),
          ]),
        ]
      : []),
    ...(order.invoices.length > 0
      ? [
          table([
            ['INVOICE', 'TYPE', 'ISSUED', 'TOTAL'],
            ...order.invoices.map(({ invoiceNumber, type, issuedAt, total, isReplaced }) => [
              invoiceNumber,
              isReplaced ? `${type} (replaced)` : type,
              time(issuedAt),
              amount(total),
            ]),
          ]),
        ]
      : []),
    table([
      ['AT', 'STATUS', 'BY', 'WHY'],
      ...order.transitions.map(({ at, status, actor, operator, reason, comment }) => [
        time(at),
        status,
        operator ?? actor,
        comment ? `${reason}: ${comment}` : reason,
      ]),
    ]),
  ].join('\n');
}
