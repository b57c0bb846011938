import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { pino } from 'pino';
import PostalMime from 'postal-mime';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { Order } from '#contract/orders.ts';
import { shop as brand } from '#contract/shop.ts';
import { transaction } from '../db/database.ts';
import { createProduct } from '../testing/catalogue-factory.ts';
import { mailServer } from '../testing/mail-server.ts';
import { operateOrders } from '../testing/operate-orders.ts';
import { runShopCommand } from '../testing/run-shop-command.ts';
import { refusedUpdates, unavailableGateway, withSchemaChange } from '../testing/schema-changes.ts';
import { chargeIdOf, createShopper, payAfterExpiry, payAtGateway } from '../testing/shopper.ts';
import { createTestShop, dataOf } from '../testing/test-shop.ts';
import { jobHandlers } from '../workers.ts';
import { attentionKinds, reportAttention, requireAttention } from './attention.ts';
import { attentionCommand } from './commands.ts';

const logged: Record<string, unknown>[] = [];
const testShop = await createTestShop();
const shop = {
  ...testShop,
  log: pino({ level: 'error' }, { write: (line: string) => void logged.push(JSON.parse(line)) }),
};
const jobs = jobHandlers(shop, shop.app);
const start = '2026-11-20T03:00:00Z';

beforeEach(async () => {
  shop.setClock(start);
  logged.length = 0;
  await shop.db.deleteFrom('attention_items').execute();
});

const attention = (...args: string[]) => runShopCommand(shop, attentionCommand, args);

async function listed(
  ...args: string[]
): Promise<{ id: number; kind: string; subject: string; details: Record<string, string>; doneBy: string | null }[]> {
  const { output } = await attention('list', '--json', ...args);
  return output
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

const kindsOf = async ({ orderId }: Order) =>
  (await listed()).filter(({ subject }) => subject.startsWith(orderId)).map(({ kind }) => kind);

async function placeOrder(stock = 10) {
  const shopper = await createShopper(shop);
  const { skuId } = await createProduct(shop, { price: 1000, stock });
  await shopper.addToCart(skuId);
  return { shopper, skuId, order: await shopper.placeOrder() };
}

async function runRefundJobs(): Promise<void> {
  for (const job of shop.takeJobs('perform-refund')) await jobs['perform-refund'](job);
}

const cancel = ({ client }: Awaited<ReturnType<typeof placeOrder>>['shopper'], { orderId }: Order) =>
  client('POST /cart/api/order/{orderId}/cancel', { params: { orderId } });

test('the operations guide says what to do about each kind', () => {
  const guide = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8');
  expect(Object.keys(attentionKinds).filter((kind) => !guide.includes(`\n| \`${kind}\` |`))).toEqual([]);
});

describe('an order needs attention', () => {
  /** Pays an order, and makes the charge of its first payment, which was given up, successful at the gateway. */
  async function payTwice() {
    const { shopper, order } = await placeOrder();
    const again = dataOf(
      await shopper.client('POST /cart/api/order/request-payment/{orderId}', {
        params: { orderId: order.orderId },
        body: { paymentMethod: 'qr_code' },
        idempotencyKey: randomUUID(),
      }),
    );
    await payAtGateway(shop, again, { action: 'approve', webhook: 'before' });
    const chargeId = chargeIdOf(order);
    await shop.db.updateTable('mock_charges').set({ status: 'successful' }).where('charge_id', '=', chargeId).execute();
    return { shopper, order, again, chargeId };
  }

  test('if it is paid twice, once however often that is reported, until the second payment is refunded', async () => {
    const { order, chargeId } = await payTwice();
    await Promise.all(
      Array.from({ length: 5 }, () => jobs['mock-webhook']({ chargeId, eventId: `evnt_${randomUUID()}` })),
    );
    expect(await kindsOf(order)).toEqual(['paid_twice']);
    await runRefundJobs();
    expect(await kindsOf(order)).toEqual([]);
    expect(await listed('--all')).toMatchObject([{ kind: 'paid_twice', subject: order.orderId, doneBy: 'system' }]);
  });

  test('if it is paid twice and then cancelled, until both payments are refunded', async () => {
    const { shopper, order, again, chargeId } = await payTwice();
    await jobs['mock-webhook']({ chargeId, eventId: `evnt_${randomUUID()}` });
    dataOf(await cancel(shopper, order));
    const charges = shop.db.updateTable('mock_charges').where('charge_id', '=', chargeIdOf(again));
    await charges.set({ status: 'failed' }).execute();
    await runRefundJobs();
    expect((await kindsOf(order)).toSorted()).toEqual(['paid_twice', 'refund_due']);
    const sent = ['--sent-on', '2026-11-20', '--reference', 'KBANK 123'];
    expect(await operateOrders(shop, 'refund', order.orderId, ...sent)).toMatchObject({ failed: false });
    expect(await kindsOf(order)).toEqual([]);
  });

  test('if it is paid after it expired and is sold out, until its money is back', async () => {
    const { skuId, order } = await placeOrder(1);
    shop.setClock('2026-11-20T04:00:00Z');
    await jobs['expire-orders']({});
    await shop.db.updateTable('stocks').set({ stock: 0 }).where('sku_id', '=', skuId).execute();
    await payAfterExpiry(shop, jobs, order.orderId);
    expect(await kindsOf(order)).toEqual(['paid_late_sold_out']);
    await runRefundJobs();
    expect(await kindsOf(order)).toEqual([]);
  });

  test('if the gateway refuses its refund, until the operator states that the money was sent', async () => {
    const { shopper, order } = await placeOrder();
    await payAtGateway(shop, order, { action: 'approve', webhook: 'before' });
    dataOf(await cancel(shopper, order));
    const charges = shop.db.updateTable('mock_charges').where('charge_id', '=', chargeIdOf(order));
    await charges.set({ status: 'failed' }).execute();
    await runRefundJobs();
    expect(await kindsOf(order)).toEqual(['refund_due']);
    const sent = ['--sent-on', '2026-11-20', '--reference', 'KBANK 123'];
    expect(await operateOrders(shop, 'refund', order.orderId, ...sent)).toMatchObject({ failed: false });
    expect(await kindsOf(order)).toEqual([]);
  });

  test('if the gateway does not answer to its refund for a day, until the money is back', async () => {
    const { shopper, order } = await placeOrder();
    await payAtGateway(shop, order, { action: 'approve', webhook: 'before' });
    dataOf(await cancel(shopper, order));
    const refunds = async () => (await listed()).filter(({ kind }) => kind === 'refund_not_made');
    await withSchemaChange(shop, unavailableGateway, async () => {
      for (const [time, count] of [
        ['2026-11-20T03:00:00Z', 0],
        ['2026-11-21T02:59:00Z', 0],
        ['2026-11-21T04:00:00Z', 1],
        ['2026-11-21T05:00:00Z', 1],
      ] as const) {
        shop.setClock(time);
        await jobs['perform-due-refunds']({});
        expect(await refunds(), time).toHaveLength(count);
      }
    });
    const [item] = await refunds();
    expect(item?.subject).toBe(`${order.orderId} ${item?.details.refundId}`);
    shop.setClock('2026-11-21T06:00:00Z');
    await jobs['perform-due-refunds']({});
    expect((await shopper.getOrder(order.orderId)).status).toBe('refunded');
    expect(await refunds()).toEqual([]);
  });

  test.each([
    ['cannot be recorded', 'raise_exception', 0],
    ['is locked for a day, not if it is locked once', 'lock_not_available', 24],
  ])('if its refund %s, until the money is back', async (_, condition, hours) => {
    const { shopper, order } = await placeOrder();
    await payAtGateway(shop, order, { action: 'approve', webhook: 'before' });
    dataOf(await cancel(shopper, order));
    const kinds = async () => (await listed()).map(({ kind }) => kind);
    await withSchemaChange(shop, refusedUpdates('refunds', condition), async () => {
      if (hours > 0) await jobs['perform-due-refunds']({});
      expect(await kinds()).toEqual([]);
      shop.setClock(new Date(Date.parse(start) + hours * 3600_000));
      await jobs['perform-due-refunds']({});
    });
    expect(await kinds()).toEqual(['refund_not_made']);
    await jobs['perform-due-refunds']({});
    expect(await kinds()).toEqual([]);
  });

  test('if two of its payments cannot be recorded after it expired, for each of them, until they are', async () => {
    const { shopper, order } = await placeOrder();
    const again = dataOf(
      await shopper.client('POST /cart/api/order/request-payment/{orderId}', {
        params: { orderId: order.orderId },
        body: { paymentMethod: 'qr_code' },
        idempotencyKey: randomUUID(),
      }),
    );
    const chargeIds = [chargeIdOf(order), chargeIdOf(again)];
    shop.setClock('2026-11-20T04:00:00Z');
    await jobs['expire-orders']({});
    await shop.db
      .updateTable('mock_charges')
      .set({ status: 'successful' })
      .where('charge_id', 'in', chargeIds)
      .execute();
    await withSchemaChange(shop, refusedUpdates('payment_attempts', 'raise_exception'), async () => {
      for (let run = 0; run < 2; run += 1) await jobs['settle-late-charges']({});
    });
    const ofOrder = async () => (await listed()).filter(({ kind }) => kind === 'charge_not_settled');
    const found = await ofOrder();
    expect(found.map(({ details }) => details.chargeId).sort()).toEqual([...chargeIds].sort());
    expect(found.map(({ subject, details }) => subject === `${order.orderId} ${details.paymentId}`)).toEqual([
      true,
      true,
    ]);
    await jobs['settle-late-charges']({});
    expect(await ofOrder()).toEqual([]);
  });

  test('if a late payment of it is locked whenever it is read, not if that happens once', async () => {
    const { order } = await placeOrder();
    shop.setClock('2026-11-20T04:00:00Z');
    await jobs['expire-orders']({});
    const chargeId = chargeIdOf(order);
    await shop.db.updateTable('mock_charges').set({ status: 'successful' }).where('charge_id', '=', chargeId).execute();
    await withSchemaChange(shop, refusedUpdates('payment_attempts', 'lock_not_available'), async () => {
      await jobs['settle-late-charges']({});
      expect(await listed()).toEqual([]);
      // The last run within three hours after the end of its window, 10:30 in Bangkok.
      shop.setClock('2026-11-20T06:20:00Z');
      await jobs['settle-late-charges']({});
    });
    expect(await listed()).toMatchObject([{ kind: 'charge_not_settled', details: { chargeId } }]);
    await jobs['settle-late-charges']({});
    expect(await listed()).toEqual([]);
  });

  /** Runs the job that cannot expire an order: at once, within an hour after its window, and after an hour. */
  async function expectAttentionAfterAnHour(order: Order): Promise<void> {
    for (const [time, kinds] of [
      ['2026-11-20T03:31:00Z', []],
      ['2026-11-20T04:29:00Z', []],
      ['2026-11-20T04:31:00Z', ['order_not_expired']],
    ] as const) {
      shop.setClock(time);
      await jobs['expire-orders']({});
      expect(await kindsOf(order), time).toEqual(kinds);
    }
  }

  test('if it stays locked for an hour after its window, not if it is locked once', async () => {
    const { order } = await placeOrder();
    await withSchemaChange(shop, refusedUpdates('orders', 'lock_not_available'), () =>
      expectAttentionAfterAnHour(order),
    );
    await jobs['expire-orders']({});
    expect(await kindsOf(order)).toEqual([]);
  });

  test.each(['cancelled', 'paid'] as const)(
    'if the gateway does not answer for an hour after its window, not if that happens once, until it is %s',
    async (status) => {
      const { shopper, order } = await placeOrder();
      await withSchemaChange(shop, unavailableGateway, async () => {
        await expectAttentionAfterAnHour(order);
        if (status === 'cancelled') dataOf(await cancel(shopper, order));
      });
      if (status === 'paid') await payAfterExpiry(shop, jobs, order.orderId);
      expect((await shopper.getOrder(order.orderId)).status).toBe(status);
      expect(await kindsOf(order)).toEqual([]);
    },
  );

  test('if it cannot be expired, until it is', async () => {
    const { order } = await placeOrder();
    shop.setClock('2026-11-20T04:00:00Z');
    const withoutReservations = {
      apply: 'alter table reservations rename to reservations_away',
      undo: 'alter table reservations_away rename to reservations',
    };
    await withSchemaChange(shop, withoutReservations, () => jobs['expire-orders']({}));
    expect(await kindsOf(order)).toEqual(['order_not_expired']);
    await jobs['expire-orders']({});
    expect(await kindsOf(order)).toEqual([]);
  });
});

test('nothing needs attention if its cause was rolled back', async () => {
  const failing = transaction(shop.db, async (tx) => {
    await requireAttention(tx, { kind: 'paid_twice', subject: 'SF1', now: shop.clock() });
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  expect(await listed()).toEqual([]);
});

test('events that a gateway did not sign need attention from the fifth in succession, until one is accepted', async () => {
  const { order } = await placeOrder();
  const forged = { method: 'POST', url: '/payment/api/webhooks/mock', payload: '{}' } as const;
  for (let sent = 1; sent <= 6; sent += 1) {
    await shop.app.inject({ ...forged, headers: { 'content-type': 'application/json' } });
    expect(await listed()).toHaveLength(sent < 5 ? 0 : 1);
  }
  expect(await listed()).toMatchObject([
    { kind: 'webhook_failing', subject: 'mock', details: { code: 'webhook_signature_not_valid' } },
  ]);
  await payAtGateway(shop, order, { action: 'approve', webhook: 'before' });
  expect(await listed()).toEqual([]);
});

describe('a mail', () => {
  test('that cannot be sent needs attention after its last try, without the address of the customer', async () => {
    const server = await mailServer(false);
    onTestFinished(server.close);
    const sending = jobHandlers({ ...shop, settings: { ...shop.settings, smtpUrl: server.smtpUrl } }, shop.app);
    await placeOrder();
    const [job] = shop.takeJobs('send-mail');
    if (!job) throw new Error('no mail was queued');
    await expect(sending['send-mail'](job, { isLast: false })).rejects.toThrow('mailbox is full');
    expect(await listed()).toEqual([]);
    await expect(sending['send-mail'](job, { isLast: true })).rejects.toThrow('mailbox is full');
    const items = await listed();
    expect(items).toMatchObject([{ kind: 'mail_not_sent', subject: job.mailId }]);
    expect(JSON.stringify(items)).not.toContain('@');
  });

  test('needs attention too if its last try fails in the database', async () => {
    await placeOrder();
    const [job] = shop.takeJobs('send-mail');
    if (!job) throw new Error('no mail was queued');
    await withSchemaChange(shop, refusedUpdates('mails', 'lock_not_available'), () =>
      expect(jobs['send-mail'](job, { isLast: true })).rejects.toThrow(),
    );
    expect(await listed()).toMatchObject([{ kind: 'mail_not_sent', subject: job.mailId }]);
  });

  test('about what needs attention causes no further one', async () => {
    shop.takeJobs('send-mail');
    await transaction(shop.db, (tx) => requireAttention(tx, { kind: 'paid_twice', subject: 'SF1', now: shop.clock() }));
    await reportAttention(shop);
    const [job] = shop.takeJobs('send-mail');
    if (!job) throw new Error('no mail was queued');
    const server = await mailServer(false);
    onTestFinished(server.close);
    const sending = jobHandlers({ ...shop, settings: { ...shop.settings, smtpUrl: server.smtpUrl } }, shop.app);
    await expect(sending['send-mail'](job, { isLast: true })).rejects.toThrow('mailbox is full');
    expect(await listed()).toMatchObject([{ kind: 'paid_twice' }]);
  });

  test('tells the shop of a hundred items at once, and an error line is logged for each', async () => {
    shop.takeJobs('send-mail');
    await transaction(shop.db, async (tx) => {
      for (let number = 1; number <= 100; number += 1)
        await requireAttention(tx, { kind: 'paid_twice', subject: `SF${number}`, now: shop.clock() });
    });
    await Promise.all([reportAttention(shop), reportAttention(shop)]);
    await reportAttention(shop);
    expect(logged).toHaveLength(100);
    expect(logged).toContainEqual(
      expect.objectContaining({ level: 50, kind: 'paid_twice', subject: 'SF7', msg: 'An order was paid twice' }),
    );
    const queued = shop.takeJobs('send-mail');
    expect(queued).toHaveLength(1);
    const server = await mailServer(true);
    onTestFinished(server.close);
    const sending = jobHandlers({ ...shop, settings: { ...shop.settings, smtpUrl: server.smtpUrl } }, shop.app);
    await sending['send-mail'](queued[0] ?? { mailId: '' });
    const mail = await PostalMime.parse(server.received[0] ?? '');
    expect(mail.to?.[0]?.address).toBe(brand.contactEmail);
    expect(mail.subject).toBe('ต้องตรวจสอบ 100 รายการ: คำสั่งซื้อถูกชำระเงินซ้ำ');
    expect(mail.text).toContain('SF20');
    expect(mail.text).not.toContain('SF21');
    expect(mail.text).toContain('และอีก 80 รายการ');
  });
});

describe('attention', () => {
  beforeEach(() =>
    transaction(shop.db, async (tx) => {
      for (const subject of ['SF1', 'SF2'])
        await requireAttention(tx, { kind: 'refund_due', subject, details: { satang: 1290 }, now: shop.clock() });
    }),
  );

  test('list shows what is open, with what to do in its help', async () => {
    const { output } = await attention('list');
    expect(output).toMatch(/^ID +KIND +SUBJECT +SINCE +DONE +WHAT +DETAILS\n\d+ +refund_due +SF1 +2026-11-20 10:00 /);
    expect((await attention('list', '--help')).output).toContain(
      'refund_due: A refund has to be sent by hand. Send the money',
    );
  });

  test('list shows amounts in baht', async () => {
    const details = { chargeId: 'chrg_1', expected: 1234_50, received: 1000_00, currency: 'THB' };
    await transaction(shop.db, (tx) =>
      requireAttention(tx, { kind: 'amount_differs', subject: 'SF3 chrg_1', details, now: shop.clock() }),
    );
    const { output } = await attention('list');
    expect(output).toMatch(/SF1 .* amount=12\.90$/m);
    expect(output).toMatch(/SF3 .* chargeId=chrg_1 currency=THB expected=1234\.50 received=1000\.00$/m);
    expect((await listed()).map((item) => item.details)).toEqual([
      { amount: 12.9 },
      { amount: 12.9 },
      { chargeId: 'chrg_1', expected: 1234.5, received: 1000, currency: 'THB' },
    ]);
  });

  test('done closes items, once, and says what it does not know', async () => {
    const [one, two] = (await listed()).map(({ id }) => String(id));
    expect((await attention('done', one ?? '', '--dry-run')).output).toBe(`${one} would be done: refund_due SF1\n`);
    expect(await listed()).toHaveLength(2);
    expect(await attention('done', one ?? '', two ?? '', '--as', 'Mali')).toMatchObject({
      failed: false,
      output: `${one} is done: refund_due SF1\n${two} is done: refund_due SF2\n`,
    });
    expect(await listed()).toEqual([]);
    expect(await listed('--all')).toMatchObject([{ doneBy: 'Mali' }, { doneBy: 'Mali' }]);
    expect((await attention('done', one ?? '')).output).toBe(`${one} is done already.\n`);
    expect(await attention('done', '999999')).toMatchObject({ failed: true, errors: 'There is no item 999999.\n' });
    expect((await attention('done', 'SF1')).errors).toContain('It must be an id such as 12.');
  });
});
