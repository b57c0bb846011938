import { afterAll, expect, test } from 'vitest';
import { transaction } from '../db/database.ts';
import { createTestShop } from '../testing/test-shop.ts';
import { jobHandlers } from '../workers.ts';
import { startJobs } from './pg-boss.ts';

const shop = await createTestShop({ expectErrors: true });
const jobs = await startJobs(shop);
afterAll(() => jobs.stop());

test('sixty waiting mails pass within three seconds, ten at the same time at most, also if one of them fails', async () => {
  await transaction(shop.db, async (tx) => {
    for (let number = 0; number < 60; number += 1) await jobs.send(tx, 'send-mail', { mailId: String(number) });
  });
  const sent: string[] = [];
  let running = 0;
  let maxConcurrent = 0;
  const started = performance.now();
  await jobs.work({
    ...jobHandlers(shop, shop.app),
    'send-mail': async ({ mailId }) => {
      running += 1;
      maxConcurrent = Math.max(maxConcurrent, running);
      await shop.db.selectFrom('mails').select('mail_id').execute();
      running -= 1;
      if (mailId === '7') throw new Error('the mail server refuses it');
      sent.push(mailId);
    },
  });
  await expect.poll(() => sent.length, { timeout: 10_000, interval: 20 }).toBe(59);
  expect(performance.now() - started).toBeLessThan(3000);
  expect(maxConcurrent).toBeLessThanOrEqual(10);
  expect(new Set(sent).size).toBe(59);
});
