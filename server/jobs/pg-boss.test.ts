import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { transaction } from '../db/database.ts';
import { createTestShop } from '../testing/test-shop.ts';
import { jobHandlers } from '../workers.ts';
import { mailsAtOnce } from './jobs.ts';
import { startJobs } from './pg-boss.ts';

const shop = await createTestShop({ expectErrors: true });

async function startedJobs() {
  const jobs = await startJobs(shop);
  onTestFinished(() => jobs.stop());
  return jobs;
}

test('sixty waiting mails pass, ten at the same time at most, also if one of them fails', async () => {
  const jobs = await startedJobs();
  await transaction(shop.db, async (tx) => {
    for (let number = 0; number < 60; number += 1) await jobs.send(tx, 'send-mail', { mailId: String(number) });
  });
  const sent: string[] = [];
  let running = 0;
  let maxConcurrent = 0;
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
  await expect.poll(() => sent.length, { interval: 20 }).toBe(59);
  expect(maxConcurrent).toBeLessThanOrEqual(10);
  expect(new Set(sent).size).toBe(59);
});

test('a mail that somebody waits for overtakes those that a slow mail server holds up', async () => {
  const jobs = await startedJobs();
  const slow = Promise.withResolvers<void>();
  const begun: string[] = [];
  const sent: string[] = [];
  await jobs.work({
    ...jobHandlers(shop, shop.app),
    'send-mail': async ({ mailId }) => {
      begun.push(mailId);
      if (mailId !== 'awaited') await slow.promise;
      sent.push(mailId);
    },
  });
  await transaction(shop.db, async (tx) => {
    for (let number = 0; number < 30; number += 1) await jobs.send(tx, 'send-mail', { mailId: String(number) });
  });
  await expect.poll(() => begun).toHaveLength(10);
  await transaction(shop.db, (tx) => jobs.send(tx, 'send-mail', { mailId: 'awaited' }, { isAwaited: true }));
  await expect.poll(() => sent).toEqual(['awaited']);
  slow.resolve();
  await expect.poll(() => sent).toHaveLength(31);
});

test('no more jobs that somebody waits for run at the same time than there are connections for their mails', async () => {
  const jobs = await startedJobs();
  const begun: string[] = [];
  const sent: string[] = [];
  const slow = Promise.withResolvers<void>();
  await jobs.work({
    ...jobHandlers(shop, shop.app),
    'send-mail': async ({ mailId }) => {
      begun.push(mailId);
      if (mailId.startsWith('awaited')) await slow.promise;
      sent.push(mailId);
    },
  });
  await transaction(shop.db, async (tx) => {
    for (let number = 0; number < 6; number += 1)
      await jobs.send(tx, 'send-mail', { mailId: `awaited ${number}` }, { isAwaited: true });
  });
  await expect.poll(() => begun).toHaveLength(mailsAtOnce.awaited);
  await transaction(shop.db, (tx) => jobs.send(tx, 'send-mail', { mailId: 'other' }));
  await expect.poll(() => sent).toEqual(['other']);
  expect(begun).toHaveLength(mailsAtOnce.awaited + 1);
  slow.resolve();
  await expect.poll(() => sent).toHaveLength(7);
});

test('the last try of a mail is known to be the last one, whatever happened to the others', async () => {
  const jobs = await startedJobs();
  const lastTries: unknown[] = [];
  await jobs.work({
    ...jobHandlers(shop, shop.app),
    'send-mail': async (_mail, jobTry) => {
      lastTries.push(jobTry?.isLast);
      throw new Error('the mail server refuses it');
    },
  });
  await transaction(shop.db, (tx) => jobs.send(tx, 'send-mail', { mailId: 'refused' }));
  const skipToLastTry = async () => {
    const { numAffectedRows } = await sql`
      update pgboss.job set retry_count = retry_limit - 1, start_after = now()
      where name = 'send-mail' and data ->> 'mailId' = 'refused' and state = 'retry'`.execute(shop.db);
    return Number(numAffectedRows);
  };
  await expect.poll(skipToLastTry).toBe(1);
  await expect.poll(() => lastTries).toEqual([false, true]);
  const stateOf = async () =>
    (await sql`select state from pgboss.job where data ->> 'mailId' = 'refused'`.execute(shop.db)).rows;
  await expect.poll(stateOf).toEqual([{ state: 'failed' }]);
});
