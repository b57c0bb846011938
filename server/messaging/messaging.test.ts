import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { describe, expect, test } from 'vitest';
import type { AppContext } from '../app-context.ts';
import { transaction } from '../db/database.ts';
import { createTestShop } from '../testing/test-shop.ts';
import { mailFolder, queueMail, sendMail } from './messaging.ts';
import { sampleContents } from './samples.ts';

const context = await createTestShop();
const order = {
  ...sampleContents('th', 'https://shop.example').order_received,
  firstName: 'สมชาย',
  orderId: 'SF1',
  lines: [{ name: 'สาย <USB-C>', image: null, quantity: 1, total: 1290, isGift: false }],
};

/** Sends a mail without attachments. */
const send = (on: AppContext, mailId: string) => sendMail(on, mailId, async () => undefined);

async function queued(on: AppContext): Promise<string> {
  await transaction(context.db, (tx) =>
    queueMail(on, tx, { recipient: 'somchai@example.com', locale: 'th', template: 'order_received', content: order }),
  );
  const [job] = context.takeJobs('send-mail');
  return job?.mailId ?? '';
}

async function mailServer(accepts: boolean) {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => done(accepts ? null : new Error('mailbox is full')),
    onData(stream, _session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        received.push(Buffer.concat(parts).toString());
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as { port: number };
  return {
    received,
    smtpUrl: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

describe('mails', () => {
  test('without a mail server a mail lies in the folder, in Thai, readable as text and as HTML', async () => {
    await send(context, await queued(context));
    const folder = mailFolder(context.settings);
    const [file = ''] = readdirSync(folder);
    const mail = await PostalMime.parse(readFileSync(join(folder, file)));
    expect(mail.subject).toBe('เราได้รับคำสั่งซื้อ SF1 แล้ว');
    expect(mail.to?.[0]?.address).toBe('somchai@example.com');
    expect(mail.text).toContain(order.payUrl);
    expect(mail.html).toContain('&#60;USB-C&#62;');
  });

  test('with a mail server it is sent by SMTP, once', async () => {
    const server = await mailServer(true);
    const withServer = { ...context, settings: { ...context.settings, smtpUrl: server.smtpUrl } };
    const mailId = await queued(withServer);
    await send(withServer, mailId);
    await send(withServer, mailId);
    expect(server.received).toHaveLength(1);
    expect((await PostalMime.parse(server.received[0] ?? '')).subject).toContain('SF1');
    await server.close();
  });

  test('a sent link to activate an account is in the mail alone', async () => {
    const activateUrl = 'https://shop.example/activate-account?token=secret';
    await transaction(context.db, (tx) =>
      queueMail(context, tx, {
        recipient: 'mali@example.com',
        locale: 'en',
        template: 'activation',
        content: { firstName: 'Mali', activateUrl },
      }),
    );
    const [job] = context.takeJobs('send-mail');
    await send(context, job?.mailId ?? '');
    expect(readFileSync(join(mailFolder(context.settings), `${job?.mailId}.eml`), 'utf8')).toContain(
      'activate-account',
    );
    const stored = await context.db
      .selectFrom('mails')
      .select('content')
      .where('recipient', '=', 'mali@example.com')
      .execute();
    expect(stored).toEqual([{ content: { firstName: 'Mali' } }]);
  });

  test('a mail that the server refuses stays in the outbox with the reason and can be sent later', async () => {
    const refusing = await mailServer(false);
    const withRefusing = { ...context, settings: { ...context.settings, smtpUrl: refusing.smtpUrl } };
    const mailId = await queued(withRefusing);
    await expect(send(withRefusing, mailId)).rejects.toThrow('mailbox is full');
    await refusing.close();
    const stored = await context.db
      .selectFrom('mails')
      .selectAll()
      .where('mail_id', '=', mailId)
      .executeTakeFirstOrThrow();
    expect(stored).toMatchObject({ sent_at: null, attempts: 1 });
    const accepting = await mailServer(true);
    await send({ ...context, settings: { ...context.settings, smtpUrl: accepting.smtpUrl } }, mailId);
    expect(accepting.received).toHaveLength(1);
    await accepting.close();
  });

  test('a mail of a transaction that fails is never written', async () => {
    const failing = transaction(context.db, async (tx) => {
      await queueMail(context, tx, {
        recipient: 'nobody@example.com',
        locale: 'en',
        template: 'order_received',
        content: order,
      });
      throw new Error('the order failed');
    });
    await expect(failing).rejects.toThrow('the order failed');
    expect(
      await context.db.selectFrom('mails').select('mail_id').where('recipient', '=', 'nobody@example.com').execute(),
    ).toEqual([]);
  });
});
