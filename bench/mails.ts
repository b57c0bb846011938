import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { createClient } from '#contract/client.ts';
import { demoCustomer } from '#contract/shop.ts';
import { median, type Row } from './report.ts';
import type { RunOptions } from './runs.ts';
import type { BenchShop } from './shop.ts';

/** Mails that wait at the beginning of a run. */
const waitingMails = 500;
/** Longest time until mails of earlier measurements have left, in milliseconds. */
const longestWaitMs = 60_000;

/** How fast waiting mails leave for a mail server on this machine. */
export async function measureMails(shop: BenchShop, { runs }: Pick<RunOptions, 'runs'>): Promise<Row[]> {
  const database = new pg.Client(shop.databaseUrl);
  await database.connect();
  try {
    await sendMailToCopy(shop, database);
    const rates: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const before = shop.mails.received.length;
      const started = performance.now();
      await queueCopies(database);
      while (shop.mails.received.length < before + waitingMails) await wait(10);
      rates.push((waitingMails * 1000) / (performance.now() - started));
    }
    return [{ name: `mails, ${waitingMails} waiting`, value: median(rates), unit: '/s', target: { min: 50 } }];
  } finally {
    await database.end();
  }
}

/** Has the shop send one mail, and waits until it and all mails of earlier measurements have left. */
async function sendMailToCopy(shop: BenchShop, database: pg.Client): Promise<void> {
  const client = createClient({
    host: shop.origin,
    locale: () => 'th',
    fetch,
    headers: () => ({ 'session-id': 'bench-visitor-of-mails' }),
  });
  const asked = await client('POST /account/api/customers/forgot-password', { body: { username: demoCustomer.email } });
  if (!asked.ok) throw new Error(`no mail can be asked for: ${asked.code}`);
  const deadline = performance.now() + longestWaitMs;
  while (!(await allMailsHaveLeft(database))) {
    if (performance.now() > deadline) throw new Error('mails of earlier measurements have not left');
    await wait(50);
  }
}

/** Whether no mail waits and the one to copy is among those that were sent. */
async function allMailsHaveLeft(database: pg.Client): Promise<boolean> {
  const { rows } = await database.query<{ done: boolean }>(
    `select coalesce(bool_and(sent_at is not null) and bool_or(template = 'password_reset'), false) as done from mails`,
  );
  return rows[0]?.done === true;
}

/** Writes copies of the latest mail to the outbox, each with its job. */
async function queueCopies(database: pg.Client): Promise<void> {
  await database.query(
    `with queued as (
       insert into mails (recipient, locale, template, content, attachments, created_at)
       select recipient, locale, template, content || '{"resetUrl": "https://shop.example/reset"}', attachments, now()
       from (select * from mails where template = 'password_reset' order by created_at desc limit 1) mail, generate_series(1, $1)
       returning mail_id)
     insert into pgboss.job (name, data) select 'send-mail', jsonb_build_object('mailId', mail_id) from queued`,
    [waitingMails],
  );
}
