import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Locale } from '#contract/locale.ts';
import { renderMail } from '../messaging/messaging.ts';
import { runShopCommand } from '../testing/run-shop-command.ts';
import { jpegSlip } from '../testing/slip-factory.ts';
import { createTestShop, dataOf } from '../testing/test-shop.ts';
import { messagesCommand } from './commands.ts';

const shop = await createTestShop();

const run = (args: string[], input = '') => runShopCommand(shop, messagesCommand, args, input);

async function send({ topic = 'warranty', locale = 'en' as Locale, files = [] as Uint8Array[] } = {}) {
  const email = `${randomUUID()}@mail.example`;
  const body = { name: 'Mali Jaidee', email, topic, orderId: 'SF261122100042', message: 'It is broken.\nWhat now?' };
  const { reference } = dataOf(
    await shop.client({ locale })('POST /utils/api/message-logs/logs/send', {
      body,
      attachments: files.map((file) => new Blob([Uint8Array.from(file)])),
      idempotencyKey: randomUUID(),
    }),
  );
  return { reference, email };
}

function answersTo(recipient: string) {
  return shop.db
    .selectFrom('mails')
    .selectAll()
    .where('recipient', '=', recipient)
    .where('template', '=', 'contact_answered')
    .execute();
}

test('open messages are listed, the oldest first, also those of a topic', async () => {
  const first = await send();
  shop.setClock('2026-11-20T04:00:00Z');
  const second = await send({ topic: 'payment' });
  await run(['answer', (await send()).reference, '--file', '-'], 'Please bring it to a branch.');
  const lines = (await run(['list'])).output.trim().split('\n');
  expect(lines).toHaveLength(3);
  expect(lines[1]).toMatch(new RegExp(`^${first.reference}  open +2026-11-20 10:00  warranty .*<${first.email}>$`));
  expect(lines[2]).toContain(second.reference);
  expect((await run(['list', '--topic', 'payment'])).output).not.toContain(first.reference);
  expect((await run(['list', '--status', 'answered'])).output).toContain('answered');
  expect(await run(['list', '--topic', 'none'])).toMatchObject({ failed: true, errors: 'There is no topic none.\n' });
});

test('a message is shown with its files, which are written to a folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'messages-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const picture = await jpegSlip({ transactionReference: null, text: 'broken' });
  const { reference, email } = await send({ files: [picture, picture] });
  const { output } = await run(['show', reference.toLowerCase(), '--to', join(folder, 'files')]);
  for (const part of [reference, email, 'SF261122100042', 'It is broken.\nWhat now?', `${reference}-2-1.jpg`])
    expect(output).toContain(part);
  const names = [`${reference}-1-1.jpg`, `${reference}-2-1.jpg`];
  expect((await readdir(join(folder, 'files'))).sort()).toEqual(names);
  expect((await readFile(join(folder, 'files', names[0] ?? ''))).subarray(0, 3).toString('hex')).toBe('ffd8ff');
  expect(await run(['show', 'MAAAAAAAA'])).toMatchObject({ failed: true, errors: 'There is no message MAAAAAAAA.\n' });
});

test.each([
  ['th', 'ข้อความของคุณเมื่อ'],
  ['en', 'Your message of'],
] as const)('an answer is mailed once in the language %s, with the message', async (locale, quoted) => {
  const { reference, email } = await send({ locale });
  const answer = (...more: string[]) =>
    run(['answer', reference, '--file', '-', '--as', 'malee', ...more], 'Please bring it.\r\n\r\nWe will help.\r\n');
  const tried = await answer('--dry-run');
  expect(tried.output).toContain('Nothing was stored or sent.');
  expect(tried.output.toLowerCase()).toContain(quoted.toLowerCase());
  expect(await answersTo(email)).toEqual([]);
  expect(await answer()).toMatchObject({
    output: `${reference} is answered; the answer is mailed to ${email}.\n`,
    failed: false,
  });
  expect(await answer()).toMatchObject({ failed: true, errors: `${reference} is answered already.\n` });
  const mails = await answersTo(email);
  expect(mails).toMatchObject([{ locale }]);
  const { text } = await renderMail('contact_answered', mails[0]?.content as never, locale);
  for (const part of ['Please bring it.', 'We will help.', quoted, 'It is broken.'])
    expect(text.toLowerCase()).toContain(part.toLowerCase());
  expect((await run(['show', reference])).output).toMatch(/Answer of 2026-11-20 \d\d:00 by malee:/);
});

test('of two answers at the same time one is sent', async () => {
  const { reference, email } = await send();
  const answers = await Promise.all(['One.', 'Two.'].map((text) => run(['answer', reference, '--file', '-'], text)));
  expect(answers.filter(({ failed }) => failed)).toHaveLength(1);
  expect(await answersTo(email)).toHaveLength(1);
});

test('an answer in a file that does not exist is refused', async () => {
  const { reference } = await send();
  expect(await run(['answer', reference, '--file', '/missing.txt'])).toMatchObject({
    failed: true,
    errors: '/missing.txt does not exist.\n',
  });
});

test.each([
  ['is empty', ' \n'],
  ['has control characters', 'bell \u0007'],
  ['has more than 10000 characters', 'a'.repeat(10_001)],
])('an answer that %s is refused', async (problem, text) => {
  const { reference } = await send();
  const refused = await run(['answer', reference, '--file', '-'], text);
  expect(refused).toMatchObject({ failed: true, errors: `The answer ${problem}.\n` });
});
