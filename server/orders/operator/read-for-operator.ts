import { deliveryOf } from '#contract/deliveries.ts';
import { bahtFromSatang, type Satang } from '#contract/money.ts';
import { findCustomerContact } from '../../accounts/accounts.ts';
import { findSlips } from '../../bank-transfers/bank-transfers.ts';
import { skuName } from '../../catalogue/catalogue.ts';
import type { Tx } from '../../db/database.ts';
import { listInvoices } from '../../invoices/invoices.ts';
import { findAttempts, listRefunds, type Refund } from '../../payments/payments.ts';
import { findAddressCorrections } from '../address-correction-queries.ts';
import { findOrderDiscounts } from '../discount-queries.ts';
import { presentInvoices } from '../invoices.ts';
import { findOrder } from '../queries.ts';
import { findRefundableLines } from '../refunds/refund-queries.ts';
import { findTransitions } from '../transition-queries.ts';

export type OperatorOrder = NonNullable<Awaited<ReturnType<typeof readForOperator>>>;

const baht = (amount: Satang) => bahtFromSatang(amount);

/** Everything about an order, with amounts in baht and names in English; null if there is none. */
export async function readForOperator(db: Tx, orderId: string) {
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
    shipments: order.shipments.map(({ deliveredAt, ...shipment }) => ({
      ...shipment,
      deliveredAt: deliveredAt?.toISOString() ?? null,
    })),
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
      delivery: line.kind === 'goods' ? deliveryOf(line, lines) : null,
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
    refunds: (await listRefunds(db, orderId)).map(presentRefund),
    invoices: presentInvoices(await listInvoices(db, orderId)),
    transitions: (await findTransitions(db, orderId)).map(({ at, ...rest }) => ({ at: at.toISOString(), ...rest })),
  };
}

function presentRefund({ amount, reason, paymentId, requestedAt, succeededAt, ...refund }: Refund) {
  const { refundId, status, gatewayRefundId, failureCode, sentOn, sentReference, sentBy, operator, creditNote } =
    refund;
  return {
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
    requestedAt: requestedAt.toISOString(),
    succeededAt: succeededAt?.toISOString() ?? null,
  };
}
