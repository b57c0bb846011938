import { beforeEach, describe, expect, test } from 'vitest';
import { countStatements } from '../testing/count-statements.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { createTestShop } from '../testing/test-shop.ts';
import { signEvent } from './mock-gateway/signature.ts';
import { WebhookFailures } from './webhook-failures.ts';

const database = await openTestDatabase();
const counted = countStatements(database);
const shop = await createTestShop({ database: counted.database });
const start = new Date('2026-11-20T03:00:00Z');
const minutesLater = (minutes: number) => new Date(start.getTime() + minutes * 60_000);

let failures: WebhookFailures;

beforeEach(async () => {
  shop.setClock(start);
  await database.db.deleteFrom('attention_items').execute();
  failures = new WebhookFailures(shop);
});

const unsigned = () =>
  failures.watch('mock', async () => ({ ok: false, code: 'webhook_signature_not_valid' }) as const);
const failing = () => failures.watch('mock', async () => ({ ok: false, code: 'payment_gateway_unavailable' }) as const);
const accepted = () => failures.watch('mock', async () => ({ ok: true }) as const);

/** What needs attention, oldest first. */
async function open(): Promise<string[]> {
  const items = await database.db
    .selectFrom('attention_items')
    .select('kind')
    .where('done_at', 'is', null)
    .orderBy('item_id')
    .execute();
  return items.map(({ kind }) => kind);
}

const markDone = () =>
  database.db.updateTable('attention_items').set({ done_at: shop.clock(), done_by: 'Mali' }).execute();

async function repeat(times: number, run: () => Promise<unknown>): Promise<void> {
  for (let time = 0; time < times; time += 1) await run();
}

describe('events that a gateway did not sign', () => {
  test('need attention from the fifth in succession, until one is accepted', async () => {
    await repeat(4, unsigned);
    expect(await open()).toEqual([]);
    await unsigned();
    expect(await open()).toEqual(['webhook_failing']);
    await accepted();
    expect(await open()).toEqual([]);
    await repeat(4, unsigned);
    expect(await open()).toEqual([]);
  });

  test('run no statement in the database however many there are, but for one an hour', async () => {
    await repeat(5, unsigned);
    const before = counted.statementCount();
    await repeat(500, unsigned);
    shop.setClock(minutesLater(59));
    await unsigned();
    expect(counted.statementCount()).toBe(before);
    shop.setClock(minutesLater(60));
    await repeat(500, unsigned);
    expect(counted.statementCount()).toBe(before + 1);
    expect(await open()).toEqual(['webhook_failing']);
  });

  test('need attention again an hour after they were reported, if that is marked as done', async () => {
    await repeat(5, unsigned);
    await markDone();
    await unsigned();
    expect(await open()).toEqual([]);
    shop.setClock(minutesLater(60));
    await unsigned();
    expect(await open()).toEqual(['webhook_failing']);
  });

  test('do not hide that signed ones are not processed, nor end their count', async () => {
    await repeat(7, unsigned);
    for (let time = 0; time < 5; time += 1) {
      await failing();
      await unsigned();
    }
    expect(await open()).toEqual(['webhook_failing', 'webhook_not_processed']);
    await accepted();
    expect(await open()).toEqual([]);
  });
});

test('signed events that the shop cannot process need attention', async () => {
  const timestamp = String(start.getTime() / 1000);
  const signature = signEvent(shop, timestamp, Buffer.from('{}'));
  await repeat(5, () =>
    shop.app.inject({
      method: 'POST',
      url: '/payment/api/webhooks/mock',
      headers: {
        'content-type': 'application/json',
        'mock-signature-timestamp': timestamp,
        'mock-signature': signature,
      },
      payload: '{}',
    }),
  );
  expect(await open()).toEqual(['webhook_not_processed']);
});
