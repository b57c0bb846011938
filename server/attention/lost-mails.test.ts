import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { transaction } from '../db/database.ts';
import { startJobs } from '../jobs/pg-boss.ts';
import { createProduct } from '../testing/catalogue-factory.ts';
import { runShopCommand } from '../testing/run-shop-command.ts';
import { createShopper } from '../testing/shopper.ts';
import { createTestShop } from '../testing/test-shop.ts';
import { scheduleHandlers } from '../workers.ts';
import { requireAttention } from './attention.ts';
import { attentionCommand } from './commands.ts';

const shop = await createTestShop({ expectErrors: true });
shop.setClock(new Date());
const jobs = await startJobs(shop);
afterAll(() => jobs.stop());

const report = () => scheduleHandlers(shop)['report-attention']({});
const attention = (...args: string[]) => runShopCommand(shop, attentionCommand, args);
const open = async () =>
  (await attention('list', '--json')).output
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { id: number; kind: string; subject: string });

/** What pg-boss stores when the process of a last try does not come back. */
async function loseLastTry(mailId: string): Promise<void> {
  await transaction(shop.db, (tx) => jobs.send(tx, 'send-mail', { mailId }));
  await sql`
    update pgboss.job set state = 'failed', retry_count = retry_limit, completed_on = now(), output = '{"message": "job timed out"}'
    where name = 'send-mail' and data ->> 'mailId' = ${mailId}`.execute(shop.db);
}

async function orderedMail(): Promise<string> {
  const { skuId } = await createProduct(shop, { price: 1000 });
  const shopper = await createShopper(shop);
  await shopper.addToCart(skuId);
  await shopper.placeOrder();
  const [mail] = shop.takeJobs('send-mail');
  if (!mail) throw new Error('no mail was queued');
  return mail.mailId;
}

test('a mail whose last try ended with its process needs attention, once', async () => {
  const mailId = await orderedMail();
  await report();
  expect(await open()).toEqual([]);
  await loseLastTry(mailId);
  await report();
  await report();
  const [item, ...others] = await open();
  expect(item).toMatchObject({ kind: 'mail_not_sent', subject: mailId });
  expect(others).toEqual([]);
  shop.setClock(new Date());
  await attention('done', String(item?.id), '--as', 'mali');
  await report();
  expect(await open()).toEqual([]);
});

test('not if it was sent by another try, or if it is about what needs attention', async () => {
  const sent = await orderedMail();
  await shop.db.updateTable('mails').set({ sent_at: shop.clock() }).where('mail_id', '=', sent).execute();
  await loseLastTry(sent);
  await transaction(shop.db, (tx) => requireAttention(tx, { kind: 'paid_twice', subject: 'SF1', now: shop.clock() }));
  await report();
  const notice = shop.db.selectFrom('mails').select('mail_id').where('template', '=', 'attention_notice');
  for (const { mail_id } of await notice.execute()) await loseLastTry(mail_id);
  await report();
  expect(await open()).toMatchObject([{ kind: 'paid_twice' }]);
});
