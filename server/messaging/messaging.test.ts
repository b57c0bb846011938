import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { shop } from '#contract/shop.ts';
import type { AppContext } from '../app-context.ts';
import { transaction } from '../db/database.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { mailServer } from '../testing/mail-server.ts';
import { createTestShop } from '../testing/test-shop.ts';
import { closeTransport, mailFolder, queueMail, sendMail } from './messaging.ts';
import { renderMail } from './render-mail.ts';
import { sampleContents } from './samples.ts';
import type { MailKind } from './templates/mail-contents.ts';
import { templates } from './templates/templates.ts';

const context = await createTestShop();
const mailKinds = Object.keys(templates) as MailKind[];
const order = {
  ...sampleContents('th', 'https://shop.example').order_received,
  firstName: 'สมชาย',
  orderId: 'SF1',
  lines: [{ name: 'สาย <USB-C>', image: null, quantity: 1, total: 1290, isGift: false }],
};

/** A mail server, and the shop that uses it until the end of the test. */
async function shopWithMailServer(...options: Parameters<typeof mailServer>) {
  const server = await mailServer(...options);
  const withServer = { ...context, settings: { ...context.settings, smtpUrl: server.smtpUrl } };
  onTestFinished(async () => {
    closeTransport(withServer.settings);
    await server.close();
  });
  return { server, withServer };
}

const ignored = { onGivenUp: async () => {}, onSent: async () => {} };

/** Sends a mail without attachments. */
const send = (on: AppContext, mailId: string) =>
  sendMail(on, mailId, { ...ignored, isLastTry: false, readAttachment: async () => undefined });

async function queued(on: AppContext): Promise<string> {
  await transaction(context.db, (tx) =>
    queueMail(on, tx, { recipient: 'somchai@example.com', locale: 'th', template: 'order_received', content: order }),
  );
  return context.takeJobs('send-mail').at(-1)?.mailId ?? '';
}

async function queuedLink(on: AppContext): Promise<string> {
  const content = { activateUrl: 'https://shop.example/activate-account#token=secret' };
  await transaction(context.db, (tx) =>
    queueMail(on, tx, { recipient: 'kaew@example.com', locale: 'en', template: 'activation', content }),
  );
  return context.takeJobs('send-mail').at(-1)?.mailId ?? '';
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
    const { server, withServer } = await shopWithMailServer(true);
    const mailId = await queued(withServer);
    await send(withServer, mailId);
    await send(withServer, mailId);
    expect(server.received).toHaveLength(1);
    expect((await PostalMime.parse(server.received[0] ?? '')).subject).toContain('SF1');
  });

  test('that two processes send at the same time arrives once', async () => {
    const { server, withServer } = await shopWithMailServer(true);
    const mailId = await queued(withServer);
    await Promise.all([send(withServer, mailId), send(withServer, mailId)]);
    expect(server.received).toHaveLength(1);
  });

  test('that fails in a process after another one took it over is not sent by a third one', async () => {
    const { server, withServer } = await shopWithMailServer(true);
    await transaction(context.db, (tx) =>
      queueMail(context, tx, {
        recipient: 'somchai@example.com',
        locale: 'th',
        template: 'order_received',
        content: order,
        attachments: [{ taxInvoiceOf: 'SF1' }],
      }),
    );
    const mailId = context.takeJobs('send-mail').at(-1)?.mailId ?? '';
    const beginSending = async () => {
      const begun = Promise.withResolvers<void>();
      const file = Promise.withResolvers<undefined>();
      const readAttachment = () => {
        begun.resolve();
        return file.promise;
      };
      const end = sendMail(withServer, mailId, { ...ignored, isLastTry: false, readAttachment });
      await begun.promise;
      return { file, end };
    };
    const start = context.clock();
    const first = await beginSending();
    context.setClock(new Date(start.getTime() + 121_000));
    const second = await beginSending();
    first.file.reject(new Error('the process lost its database'));
    await expect(first.end).rejects.toThrow('lost its database');
    await send(withServer, mailId);
    expect(server.received).toHaveLength(0);
    second.file.resolve(undefined);
    await second.end;
    expect(server.received).toHaveLength(1);
    context.setClock(start);
    context.takeJobs('send-mail');
  });

  test('that a mail server takes too long for is not sent by it while another process tries again', async () => {
    const answer = Promise.withResolvers<void>();
    const { server, withServer } = await shopWithMailServer(true, answer.promise);
    const limit = new AbortController();
    const limits: number[] = [];
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
      limits.push(milliseconds);
      return limit.signal;
    });
    onTestFinished(() => timeout.mockRestore());
    const mailId = await queued(withServer);
    const sending = send(withServer, mailId);
    await expect.poll(() => server.received.length).toBe(1);
    expect(server.connections()).toBe(1);
    limit.abort();
    await expect(sending).rejects.toThrow();
    await expect.poll(() => server.connections()).toBe(0);
    // Its job and its claim end later.
    expect(limits).toEqual([expect.closeTo(100_000, -4)]);
    timeout.mockRestore();
    answer.resolve();
    await send(withServer, mailId);
    const stored = await context.db.selectFrom('mails').selectAll().where('mail_id', '=', mailId).executeTakeFirst();
    expect(stored).toMatchObject({ attempts: 2, claimed_at: null });
    expect(server.received).toHaveLength(2);
  });

  test('that somebody waits for still overtakes the others if a process was sending it that may have ended', async () => {
    const mailId = await queuedLink(context);
    const sends: unknown[] = [];
    const jobs = { send: async (...[, , data, options]: Parameters<Jobs['send']>) => void sends.push([data, options]) };
    const answer = Promise.withResolvers<void>();
    const { server, withServer } = await shopWithMailServer(true, answer.promise);
    const sending = send(withServer, mailId);
    await expect.poll(() => server.received.length).toBe(1);
    await send({ ...withServer, jobs }, mailId);
    expect(sends).toEqual([[{ mailId }, { afterSeconds: 120, isAwaited: true }]]);
    answer.resolve();
    await sending;
  });

  test('that a slow mail server has not accepted yet leave the database to other work', async () => {
    const answer = Promise.withResolvers<void>();
    const { server, withServer } = await shopWithMailServer(true, answer.promise);
    const mailIds: string[] = [];
    for (let number = 0; number < 12; number += 1) mailIds.push(await queued(withServer));
    const sending = Promise.all(mailIds.map((mailId) => send(withServer, mailId)));
    // As many as there are connections to the mail server.
    await expect.poll(() => server.received.length).toBe(10);
    // A link that somebody waits for does not queue behind them.
    void send(withServer, await queuedLink(withServer));
    await expect.poll(() => server.received.length).toBe(11);
    const reads = Array.from({ length: 20 }, () => context.client()('GET /pim/api/categories/menu'));
    expect((await Promise.all(reads)).every(({ ok }) => ok)).toBe(true);
    answer.resolve();
    await sending;
    await expect.poll(() => server.received.length).toBe(13);
  });

  test('a sent link to activate an account is in the mail alone', async () => {
    const activateUrl = 'https://shop.example/activate-account#token=secret';
    await transaction(context.db, (tx) =>
      queueMail(context, tx, {
        recipient: 'mali@example.com',
        locale: 'en',
        template: 'activation',
        content: { activateUrl },
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
    expect(stored).toEqual([{ content: {} }]);
  });

  test.each(mailKinds)('no link with a secret is stored of %s after it was sent', async (template) => {
    const recipient = `${template}@example.com`;
    const content = sampleContents('en', 'https://shop.example')[template];
    await transaction(context.db, (tx) => queueMail(context, tx, { recipient, locale: 'en', template, content }));
    await send(context, context.takeJobs('send-mail').at(-1)?.mailId ?? '');
    const stored = await context.db
      .selectFrom('mails')
      .select(['content', 'sent_at'])
      .where('recipient', '=', recipient)
      .executeTakeFirstOrThrow();
    expect(stored.sent_at).not.toBeNull();
    expect(JSON.stringify(stored.content)).not.toContain('=sample');
  });

  test('a mail that the server refuses stays in the outbox with the reason and can be sent later', async () => {
    const { withServer: withRefusing } = await shopWithMailServer(false);
    const mailId = await queued(withRefusing);
    await expect(send(withRefusing, mailId)).rejects.toThrow('mailbox is full');
    const stored = await context.db
      .selectFrom('mails')
      .selectAll()
      .where('mail_id', '=', mailId)
      .executeTakeFirstOrThrow();
    expect(stored).toMatchObject({ sent_at: null, attempts: 1 });
    const { server, withServer } = await shopWithMailServer(true);
    await send(withServer, mailId);
    expect(server.received).toHaveLength(1);
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

  test('says that it is automatic and where replies go, with a picture that belongs to it', async () => {
    const { server, withServer } = await shopWithMailServer(true);
    await send(withServer, await queued(withServer));
    const mail = await PostalMime.parse(server.received[0] ?? '');
    const headers = Object.fromEntries(mail.headers.map(({ key, value }) => [key, value]));
    expect(headers).toMatchObject({ 'auto-submitted': 'auto-generated', 'content-language': 'th' });
    expect(mail.from).toEqual({ name: 'Saifah', address: 'no-reply@saifah.example' });
    expect(mail.replyTo).toEqual([{ name: '', address: shop.contactEmail }]);
    expect(mail.messageId).toMatch(/^<[\w-]{36}@saifah\.example>$/);
    expect(mail.html).toContain('src="cid:mark"');
    expect(mail.attachments).toMatchObject([{ contentId: '<mark>', disposition: 'inline', mimeType: 'image/png' }]);
  });

  test('shows what customers typed as text in its line, and takes no header or recipient from it', async () => {
    const { server, withServer } = await shopWithMailServer(true);
    await transaction(context.db, (tx) =>
      queueMail(withServer, tx, {
        recipient: 'mali@example.com',
        locale: 'en',
        template: 'order_received',
        content: {
          ...order,
          firstName: '<b>Mali</b>',
          orderId: 'SF1\r\nBcc: thief@example.com',
          lines: [{ name: '<img src=x>\r\nTotal: ฿0.00', image: '"><script>', quantity: 1, total: 5, isGift: false }],
        },
      }),
    );
    const [job] = context.takeJobs('send-mail');
    await send(withServer, job?.mailId ?? '');
    const mail = await PostalMime.parse(server.received[0] ?? '');
    expect(mail.headers.map(({ key }) => key)).not.toContain('bcc');
    expect(mail.subject).toBe('We received your order SF1 Bcc: thief@example.com');
    expect(mail.to).toEqual([{ name: '', address: 'mali@example.com' }]);
    expect(mail.text).toContain('- <img src=x> Total: ฿0.00 × 1');
    expect(mail.html).not.toMatch(/<(b|script|img src=x)>/);
  });

  test.each([
    ['Win ฿9999 at evil.example', 'Hello,'],
    ['https://evil.example', 'Hello,'],
    ['Mary Jane', 'Hello Mary Jane,'],
    ['O’Neil', 'Hello O’Neil,'],
    ['M.', 'Hello M.,'],
  ])('greets %s by name only if that is one: anybody can register somebody else’s address', async (firstName, line) => {
    const { text } = await renderMail('already_registered', { firstName, signInUrl: 'https://shop.example/a' }, 'en');
    expect(text.split('\n')).toContain(line);
  });
});
