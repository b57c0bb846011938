import { randomBytes, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Order } from '#contract/orders.ts';
import { insertSlip } from '../bank-transfers/bank-transfers.ts';
import { transaction } from '../db/database.ts';
import { listInvoices } from '../invoices/invoices.ts';
import type { OrderMail } from '../messaging/messaging.ts';
import { createProduct } from '../testing/catalogue-factory.ts';
import { runShopCommand } from '../testing/run-shop-command.ts';
import { addBillingAddress, createShopper, payAtGateway, type Shopper } from '../testing/shopper.ts';
import { createTestShop, dataOf, failureOf } from '../testing/test-shop.ts';
import { jobHandlers } from '../workers.ts';
import { ordersCommand } from './commands.ts';
import { readOrderInvoice } from './invoices.ts';
import { transitionOrder } from './orders.ts';

const shop = await createTestShop();
const jobs = jobHandlers(shop, shop.app);

async function placeTestOrder(paymentMethod: Order['paymentMethod'] = 'credit_card') {
  const shopper = await createShopper(shop);
  const { skuId } = await createProduct(shop, { price: 1000, stock: 10 });
  await shopper.addToCart(skuId, 2);
  return { shopper, order: await shopper.placeOrder({ paymentMethod }) };
}

async function placePaidOrder() {
  const { shopper, order } = await placeTestOrder();
  await payAtGateway(shop, order, { action: 'approve', webhook: 'before' });
  return { shopper, order: await shopper.getOrder(order.orderId) };
}

const cancel = ({ client }: Shopper, { orderId }: Order) =>
  client('POST /cart/api/order/{orderId}/cancel', { params: { orderId } });

const requestTaxInvoice = ({ client }: Shopper, { orderId }: Order, billingAddressId: string) =>
  client('POST /cart/api/order/{orderId}/tax-invoice', { params: { orderId }, body: { billingAddressId } });

async function download({ customerId }: Pick<Shopper, 'customerId'>, orderId: string, invoiceNumber: string) {
  const url = `/cart/api/order/${orderId}/invoices/${invoiceNumber}`;
  return shop.app.inject({ url, headers: await shop.authHeaders(customerId) });
}

describe('the documents of an order', () => {
  test('are none before it is paid, then a tax invoice of what was paid, which its buyer gets as PDF', async () => {
    const { shopper, order } = await placeTestOrder();
    expect(order.invoices).toEqual([]);
    await payAtGateway(shop, order, { action: 'approve', webhook: 'before' });
    const { invoices, totalPayable } = await shopper.getOrder(order.orderId);
    expect(invoices).toEqual([
      {
        invoiceNumber: expect.stringMatching(/^AB2611-\d{6}$/),
        type: 'abbreviated_tax_invoice',
        issuedAt: shop.clock().toISOString(),
        total: totalPayable,
        isReplaced: false,
      },
    ]);
    const response = await download(shopper, order.orderId, invoices[0]?.invoiceNumber ?? '');
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'content-disposition': `inline; filename="${invoices[0]?.invoiceNumber}.pdf"`,
    });
    expect(response.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('of an order that is paid on delivery are issued when it is delivered', async () => {
    const { shopper, order } = await placeTestOrder('cash_on_delivery');
    const invoicesAfter = async (to: Order['status']) => {
      const transition = {
        orderId: order.orderId,
        to,
        actor: { operator: 'somchai' },
        reason: 'packing started',
        now: shop.clock(),
      } as const;
      expect(await transaction(shop.db, (tx) => transitionOrder(tx, transition))).toMatchObject({ changed: true });
      return (await shopper.getOrder(order.orderId)).invoices;
    };
    expect(await invoicesAfter('preparing')).toEqual([]);
    expect(await invoicesAfter('shipped')).toEqual([]);
    expect(await invoicesAfter('delivered')).toMatchObject([
      { type: 'abbreviated_tax_invoice', total: order.totalPayable },
    ]);
  });

  test('are not doubled by the delivery of an order that was paid before', async () => {
    const { shopper, order } = await placePaidOrder();
    for (const to of ['preparing', 'shipped', 'delivered'] as const)
      await transaction(shop.db, (tx) =>
        transitionOrder(tx, {
          orderId: order.orderId,
          to,
          actor: { operator: 'somchai' },
          reason: 'packing started',
          now: shop.clock(),
        }),
      );
    expect(await shopper.getOrder(order.orderId)).toMatchObject({ status: 'delivered', invoices: order.invoices });
  });

  test('have a full tax invoice for the billing address that the buyer chose', async () => {
    const shopper = await createShopper(shop);
    const { skuId } = await createProduct(shop);
    await shopper.addToCart(skuId);
    const addressId = await addBillingAddress(shopper);
    const order = await shopper.placeOrder({ billingAddressId: addressId });
    expect(order).toMatchObject({
      invoices: [],
      invoiceBuyer: {
        name: 'บริษัท ผู้ซื้อ จำกัด',
        taxpayerType: 'company',
        taxId: '0105536000313',
        branch: '00012',
      },
    });
    expect(
      await shopper.client('DELETE /account/api/profile/addresses/{id}', { params: { id: addressId } }),
    ).toMatchObject({ ok: true });
    await payAtGateway(shop, order, { action: 'approve', webhook: 'before' });
    const { invoices } = await shopper.getOrder(order.orderId);
    expect(invoices).toMatchObject([{ invoiceNumber: expect.stringMatching(/^TI2611-/), type: 'tax_invoice' }]);
    const [invoice] = await listInvoices(shop.db, order.orderId);
    expect(invoice?.document.buyer).toEqual({
      type: 'company',
      name: 'บริษัท ผู้ซื้อ จำกัด',
      taxId: '0105536000313',
      branch: '00012',
      address: '1 ถนนพระรามที่ 4 แขวงคลองตัน เขตคลองเตย กรุงเทพมหานคร\u00A010110',
    });
  });

  test('have a full tax invoice instead of the abbreviated one if its buyer asks for it in the month of the payment', async () => {
    const { shopper, order } = await placePaidOrder();
    const billingAddressId = await addBillingAddress(shopper);
    expect(order).toMatchObject({ isTaxInvoiceRequestable: true, invoices: [{ isReplaced: false }] });
    const results = await Promise.all(
      Array.from({ length: 5 }, () => requestTaxInvoice(shopper, order, billingAddressId)),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(results.find(({ ok }) => !ok)).toMatchObject({
      status: 409,
      code: 'tax_invoice_not_available',
      message: expect.stringContaining('that has none yet'),
    });
    const { invoices, isTaxInvoiceRequestable } = await shopper.getOrder(order.orderId);
    expect(isTaxInvoiceRequestable).toBe(false);
    expect(invoices).toMatchObject([
      { type: 'abbreviated_tax_invoice', total: order.totalPayable, isReplaced: true },
      { type: 'tax_invoice', total: order.totalPayable, isReplaced: false },
    ]);
    const [abbreviated, full] = await listInvoices(shop.db, order.orderId);
    const replacements: unknown[] = [];
    const typesetter = {
      ...shop.typesetter,
      typeset: async (invoice: Parameters<typeof shop.typesetter.typeset>[0]) => {
        replacements.push('replacedBy' in invoice ? invoice.replacedBy : undefined);
        return Buffer.from('PDF');
      },
    };
    for (const { invoiceNumber } of invoices)
      await readOrderInvoice({ db: shop.db, typesetter }, { ...order, ...shopper, invoiceNumber });
    expect(replacements, 'what is printed as cancelled').toEqual([full?.invoiceNumber, null]);
    expect(full).toMatchObject({ replaces: abbreviated?.invoiceNumber, vat: abbreviated?.vat });
    expect(dataOf(await cancel(shopper, order)).invoices).toMatchObject([{}, {}, { type: 'credit_note' }]);
    expect((await listInvoices(shop.db, order.orderId)).at(-1)).toMatchObject({ corrects: full?.invoiceNumber });
  });

  test('have no full tax invoice before the order is paid', async () => {
    const { shopper, order } = await placeTestOrder();
    expect(await requestTaxInvoice(shopper, order, await addBillingAddress(shopper))).toMatchObject({
      code: 'tax_invoice_not_available',
      message: expect.stringContaining('for a paid order'),
    });
  });

  test('keep their abbreviated tax invoice after the month of the payment, after a cancellation and for others', async () => {
    shop.setClock('2026-11-30T16:00:00Z');
    const { shopper, order } = await placePaidOrder();
    const other = await createShopper(shop);
    const billingAddressId = await addBillingAddress(shopper);
    expect(await requestTaxInvoice(other, order, await addBillingAddress(other))).toMatchObject({ status: 404 });
    expect(await requestTaxInvoice(shopper, order, shopper.addressId)).toMatchObject({ code: 'address_not_found' });
    shop.setClock('2026-11-30T17:00:00Z');
    expect(await shopper.getOrder(order.orderId)).toMatchObject({ isTaxInvoiceRequestable: false });
    expect(await requestTaxInvoice(shopper, order, billingAddressId)).toMatchObject({
      code: 'tax_invoice_not_available',
    });
    shop.setClock('2026-11-30T16:00:00Z');
    dataOf(await cancel(shopper, order));
    expect(await requestTaxInvoice(shopper, order, billingAddressId)).toMatchObject({
      code: 'tax_invoice_not_available',
    });
  });

  test('cannot be for a shipping address, another customer’s address or an unknown one', async () => {
    const [shopper, other] = [await createShopper(shop), await createShopper(shop)];
    const { skuId } = await createProduct(shop);
    await shopper.addToCart(skuId);
    for (const billingAddressId of [shopper.addressId, other.addressId, 'x', randomUUID()]) {
      expect(await shopper.requestOrder({ billingAddressId })).toMatchObject({
        status: 404,
        code: 'address_not_found',
      });
    }
    expect((await shopper.openCheckout()).items).toHaveLength(1);
  });

  test('have a credit note of all of it if the order is cancelled after it was paid', async () => {
    const { shopper, order } = await placePaidOrder();
    const { invoices } = dataOf(await cancel(shopper, order));
    expect(invoices).toMatchObject([
      { type: 'abbreviated_tax_invoice', total: order.totalPayable },
      { type: 'credit_note', total: order.totalPayable },
    ]);
    expect((await download(shopper, order.orderId, invoices[1]?.invoiceNumber ?? '')).statusCode).toBe(200);
  });

  test('are none if it was cancelled before it was paid', async () => {
    const { shopper, order } = await placeTestOrder();
    expect(dataOf(await cancel(shopper, order)).invoices).toEqual([]);
  });

  test('are for its buyer alone, and of this order alone', async () => {
    const [{ shopper, order }, other] = [await placePaidOrder(), await placePaidOrder()];
    const invoiceNumber = order.invoices[0]?.invoiceNumber ?? '';
    expect(failureOf(await download(other.shopper, order.orderId, invoiceNumber))).toEqual({
      status: 404,
      code: 'order_not_found',
    });
    for (const unknown of [other.order.invoices[0]?.invoiceNumber ?? '', 'TI2611-000001', 'x']) {
      expect(failureOf(await download(shopper, order.orderId, unknown))).toEqual({
        status: 404,
        code: 'invoice_not_found',
      });
    }
  });

  test('are one tax invoice if the payment is reported twice', async () => {
    const { shopper, order } = await placeTestOrder('qr_code');
    await payAtGateway(shop, order, { action: 'approve', webhook: 'twice' });
    for (const event of shop.takeJobs('mock-webhook')) await jobs['mock-webhook'](event);
    expect((await shopper.getOrder(order.orderId)).invoices).toHaveLength(1);
  });
});

describe('a VAT rate that changes at midnight in Bangkok, between an order and its payment', () => {
  const beforeMidnight = '2026-12-31T16:59:00Z';
  const afterMidnight = '2026-12-31T17:01:00Z';

  const operate = (...args: string[]) => runShopCommand(shop, ordersCommand, args);

  beforeAll(() =>
    shop.db
      .insertInto('vat_rates')
      .values({ valid_from: new Date('2027-01-01'), rate: 10 })
      .execute(),
  );

  test('is the rate of the payment in the tax invoice, the order and its credit note; the total stays', async () => {
    shop.setClock(beforeMidnight);
    const { shopper, order } = await placeTestOrder();
    const { order: paidBefore } = await placePaidOrder();
    const cashOnDelivery = await placeTestOrder('cash_on_delivery');
    expect(order).toMatchObject({ totalPayable: 2000, totalVat: 130.84 });

    shop.setClock(afterMidnight);
    await payAtGateway(shop, order, { action: 'approve', webhook: 'before' });
    expect(await shopper.getOrder(order.orderId)).toMatchObject({
      totalPayable: 2000,
      totalVat: 181.82,
      invoices: [{ total: 2000 }],
    });
    expect(await listInvoices(shop.db, order.orderId)).toMatchObject([
      { invoiceNumber: expect.stringMatching(/^AB2701-/), vatRate: 10, total: 2000_00, vat: 181_82 },
    ]);
    expect(await listInvoices(shop.db, paidBefore.orderId)).toMatchObject([{ vatRate: 7, vat: 130_84 }]);
    const mails = await shop.db
      .selectFrom('mails')
      .select('content')
      .where('template', '=', 'payment_received')
      .execute();
    expect(mails.filter(({ content }) => (content as OrderMail).orderId === order.orderId)).toMatchObject([
      { content: { totals: { vat: 181.82 } } },
    ]);

    const delivered = cashOnDelivery.order.orderId;
    for (const action of ['prepare', 'ship --carrier flash --tracking TH0123456789A', 'deliver'])
      await runShopCommand(shop, ordersCommand, [...action.split(' '), delivered]);
    expect(await listInvoices(shop.db, delivered)).toMatchObject([{ vatRate: 10, total: 2000_00, vat: 181_82 }]);

    dataOf(await cancel(shopper, order));
    expect(await listInvoices(shop.db, order.orderId)).toMatchObject([{}, { series: 'CN', vatRate: 10, vat: 181_82 }]);
  });

  test('is the rate of before if the gateway was paid before and the shop learns of it afterwards', async () => {
    shop.setClock(beforeMidnight);
    const { shopper, order } = await placeTestOrder('qr_code');
    await payAtGateway(shop, order, { action: 'approve', webhook: 'after' });
    shop.setClock(afterMidnight);
    for (const event of shop.takeJobs('mock-webhook')) await jobs['mock-webhook'](event);
    expect(await shopper.getOrder(order.orderId)).toMatchObject({ status: 'paid', totalVat: 130.84 });
    expect(await listInvoices(shop.db, order.orderId)).toMatchObject([{ vatRate: 7, vat: 130_84 }]);
  });

  test('is the rate of before if a transfer is confirmed afterwards whose slip came before', async () => {
    shop.setClock(beforeMidnight);
    const { order } = await placeTestOrder('bank_transfer');
    const slip = { reference: order.orderId, pictureHash: randomBytes(32), picture: randomBytes(1), transfer: null };
    await transaction(shop.db, (tx) => insertSlip(tx, { ...slip, now: shop.clock() }));
    shop.setClock(afterMidnight);
    expect((await operate('confirm-transfer', order.orderId)).output).toContain('1 changed');
    expect(await listInvoices(shop.db, order.orderId)).toMatchObject([{ vatRate: 7, vat: 130_84 }]);
  });

  test('is the rate of the time that an operator gives for a transfer, which is not before the order or to come', async () => {
    shop.setClock(beforeMidnight);
    const { order } = await placeTestOrder('bank_transfer');
    shop.setClock(afterMidnight);
    const confirm = (time: string) => operate('confirm-transfer', order.orderId, '--received-at', time);
    expect((await confirm('2026-12-31')).errors).toContain(
      'received_at: is before the order was placed, 2026-12-31 23:59: a day alone is its beginning',
    );
    expect((await confirm('2027-01-01 00:02')).errors).toContain('received_at: is to come');
    expect((await confirm('2026-12-31 23:59')).output).toContain('1 changed');
    expect(await listInvoices(shop.db, order.orderId)).toMatchObject([{ vatRate: 7, vat: 130_84 }]);
  });

  test('does not change the credit note of a tax invoice from before', async () => {
    shop.setClock(beforeMidnight);
    const { shopper, order } = await placePaidOrder();
    shop.setClock(afterMidnight);
    dataOf(await cancel(shopper, order));
    expect(await listInvoices(shop.db, order.orderId)).toMatchObject([
      { vatRate: 7, vat: 130_84 },
      { series: 'CN', vatRate: 7, vat: 130_84 },
    ]);
  });
});
