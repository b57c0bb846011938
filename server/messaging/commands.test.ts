import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, describe, expect, test } from 'vitest';
import { transaction } from '../db/database.ts';
import { readSettings } from '../settings.ts';
import { openAttention } from '../testing/open-attention.ts';
import { runShopCommand } from '../testing/run-shop-command.ts';
import { createTestShop } from '../testing/test-shop.ts';
import { jobHandlers } from '../workers.ts';
import { mailsCommand } from './commands.ts';
import { queueMail } from './messaging.ts';
import { templates } from './templates/templates.ts';

const folder = mkdtempSync(join(tmpdir(), 'mails-'));
afterAll(() => rmSync(folder, { recursive: true }));

const shop = await createTestShop();
const jobs = jobHandlers(shop, shop.app);
const run = (...args: string[]) =>
  runShopCommand(
    shop,
    (cli) =>
      mailsCommand({
        ...cli,
        settings: () => readSettings({ NODE_ENV: 'test' }),
        sampleDocument: async (type) => ({ fileName: `${type}.pdf`, content: Buffer.from('%PDF') }),
      }),
    args,
  );

test('a preview has every mail in both languages, complete in itself, with an index', async () => {
  await run('preview', '--to', join(folder, 'new'));
  const files = readdirSync(join(folder, 'new'));
  expect(files).toHaveLength(Object.keys(templates).length * 2 * 3 + 1);
  const read = (name: string) => readFileSync(join(folder, 'new', name));
  for (const page of files.filter((name) => name.endsWith('.html')))
    expect(read(page).toString()).not.toContain('cid:');
  const mail = await PostalMime.parse(read('refund_made.th.eml'));
  expect(mail.attachments.map(({ filename }) => filename)).toEqual(['mark.png', 'credit_note.pdf']);
  expect(read('index.html').toString()).toContain('href="ready_for_pickup.en.eml"');
});

describe('a mail that was given up', () => {
  const address = 'mali@example.com';

  const content = { activateUrl: 'https://shop.example/', code: '123456' } as never;

  async function queue(template: 'activation' | 'sign_in_code'): Promise<{ mailId: string }> {
    await transaction(shop.db, (tx) => queueMail(shop, tx, { recipient: address, locale: 'th', template, content }));
    const [job] = shop.takeJobs('send-mail');
    if (!job) throw new Error('no mail was queued');
    return job;
  }

  /** Writes a mail to the outbox whose last try fails. */
  async function giveUp(template: 'activation' | 'sign_in_code'): Promise<string> {
    const job = await queue(template);
    await shop.db.updateTable('mails').set({ content: 'null' }).where('mail_id', '=', job.mailId).execute();
    await expect(jobs['send-mail'](job, { isLast: true })).rejects.toThrow();
    await shop.db
      .updateTable('mails')
      .set({ content: JSON.stringify(content) })
      .where('mail_id', '=', job.mailId)
      .execute();
    return job.mailId;
  }

  test('is listed with its error, tried again when the operator says so, and needs no attention once it is sent', async () => {
    const mailId = await giveUp('activation');
    expect(await openAttention(shop.db, mailId)).toEqual(['mail_not_sent']);
    expect((await run('list')).output).toMatch(new RegExp(`${mailId} +activation +${address} .* 1 +\\S`));
    const [listed] = (await run('list', '--json')).output
      .trim()
      .split('\n')
      .map((row) => JSON.parse(row));
    expect(listed).toMatchObject({ id: mailId, mail: 'activation', to: address, tries: 1 });

    expect((await run('resend', mailId, '--dry-run')).output).toBe(
      `${mailId} would be tried again: activation to ${address}\n1 mail; nothing was changed\n`,
    );
    expect(shop.takeJobs('send-mail')).toEqual([]);
    expect((await run('resend', mailId)).output).toBe(`${mailId} is tried again: activation to ${address}\n1 mail\n`);
    for (const job of shop.takeJobs('send-mail')) await jobs['send-mail'](job);
    expect(await openAttention(shop.db, mailId)).toEqual([]);
    expect((await run('list')).output).not.toContain(mailId);
    expect(await run('resend', mailId)).toMatchObject({
      errors: `There is no mail ${mailId} that was not sent.\n`,
      failed: true,
    });
  });

  test('needs no attention once it is sent, although its tries ended with their processes, which counted none', async () => {
    const { mailId } = await queue('activation');
    const item = { kind: 'mail_not_sent', subject: mailId, details: '{}', created_at: shop.clock() };
    await shop.db.insertInto('attention_items').values(item).execute();
    expect(await openAttention(shop.db, mailId)).toEqual(['mail_not_sent']);
    await run('resend', mailId);
    for (const job of shop.takeJobs('send-mail')) await jobs['send-mail'](job);
    expect(await openAttention(shop.db, mailId)).toEqual([]);
  });

  test('is left out of all that are tried again if nobody waits for its code any more', async () => {
    const mailId = await giveUp('sign_in_code');
    expect((await run('resend', '--all')).output).toBe('0 mails\n');
    expect((await run('resend', mailId)).output).toContain('1 mail\n');
    shop.takeJobs('send-mail');
  });

  test.each([[[]], [['--all', 'c8a7d9a0-0000-4000-8000-000000000000']]])('is not guessed: %j', async (args) => {
    expect(await run('resend', ...args)).toMatchObject({ errors: 'Give ids, or --all.\n', failed: true });
  });
});
