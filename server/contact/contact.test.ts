import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterEach, describe, expect, test } from 'vitest';
import type { Locale } from '#contract/locale.ts';
import { shop as brand } from '#contract/shop.ts';
import { buildApp } from '../app.ts';
import { sendMail } from '../messaging/messaging.ts';
import { createCustomer, createCustomerWithPassword, testPassword } from '../testing/account-factory.ts';
import { mailServer } from '../testing/mail-server.ts';
import { jpegSlip, pdfOf, pngSlip } from '../testing/slip-factory.ts';
import { createTestShop, dataOf, failureOf } from '../testing/test-shop.ts';
import { jobHandlers } from '../workers.ts';
import { answerMessage, readMessagesOf } from './messages.ts';

const shop = await createTestShop();
afterEach(() => shop.setClock('2026-11-20T03:00:00Z'));

const url = '/utils/api/message-logs/logs/send';
const drawing = { transactionReference: null, text: 'a broken screen' };

function newMessage(more: object = {}) {
  return {
    name: 'Mali Jaidee',
    email: `${randomUUID()}@mail.example`,
    topic: 'return-refund',
    message: 'The screen has a green line.\nWhat should I do?',
    ...more,
  };
}

type Message = ReturnType<typeof newMessage>;

async function send(
  message: Message,
  {
    files = [],
    locale = 'en',
    ...more
  }: { files?: Uint8Array[]; locale?: Locale; customerId?: string; key?: string } = {},
) {
  return shop.client({ ...more, locale })('POST /utils/api/message-logs/logs/send', {
    body: message,
    attachments: files.map((file) => new Blob([Uint8Array.from(file)])),
    idempotencyKey: more.key ?? randomUUID(),
  });
}

/** A form as a browser without the shop's script, or an attacker, writes it. */
function post(payload: string | Buffer, contentType: string, headers: Record<string, string> = {}) {
  return shop.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': contentType, 'idempotency-key': randomUUID(), 'accept-language': 'en', ...headers },
    payload,
  });
}

function storedMessages(email: string) {
  return shop.db.selectFrom('contact_messages').selectAll().where('email', '=', email).execute();
}

function storedPages(reference: string) {
  return shop.db
    .selectFrom('contact_attachments')
    .selectAll()
    .where('reference', '=', reference)
    .orderBy('attachment')
    .orderBy('page')
    .execute();
}

function mailsTo(recipient: string) {
  return shop.db.selectFrom('mails').selectAll().where('recipient', '=', recipient).orderBy('created_at').execute();
}

async function noticeOf(reference: string) {
  return (await mailsTo(brand.contactEmail)).find(({ content }) => JSON.stringify(content).includes(reference));
}

/** A PDF with so many pages. */
function pdfOfPages(count: number): Buffer {
  const page = pdfOf('0.9 0.5 0.1 rg 20 20 100 40 re f').toString('latin1');
  const kids = Array.from({ length: count }, () => '3 0 R').join(' ');
  return Buffer.from(page.replace('/Kids [3 0 R] /Count 1', `/Kids [${kids}] /Count ${count}`), 'latin1');
}

test('the topics and the head office are in the language of the request', async () => {
  const read = async (locale: Locale) => {
    const client = shop.client({ locale });
    return {
      topics: dataOf(await client('GET /utils/api/message-logs/topics/list')).items,
      office: dataOf(await client('GET /utils/api/configurations/contact-us-head-office')),
    };
  };
  const [thai, english] = [await read('th'), await read('en')];
  expect(thai.topics[1]).toEqual({ value: 'order-delivery', label: 'คำสั่งซื้อและการจัดส่ง' });
  expect(english.topics[1]).toEqual({ value: 'order-delivery', label: 'Orders and delivery' });
  expect(english.office).toMatchObject({
    companyName: 'Saifah Retail Co., Ltd.',
    address: brand.company.address.en,
    mailingAddress: brand.company.mailingAddress.en,
    phone: brand.contactPhone,
    email: brand.contactEmail,
    hours: brand.callCentre.hours.en,
  });
  expect(thai.office.hours).toBe(brand.callCentre.hours.th);
});

describe('a message', () => {
  test('of a guest is stored, and its reference is mailed to the sender, the message to the shop', async () => {
    const message = newMessage({ mobileNo: '0812345678', orderId: ' sf261122100042 ' });
    const { reference } = dataOf(await send(message));
    expect(reference).toMatch(/^M[2-9A-HJKMNP-Z]{8}$/);
    expect(await storedMessages(message.email)).toMatchObject([
      { reference, customer_id: null, locale: 'en', order_id: 'SF261122100042', mobile_no: '0812345678', answer: null },
    ]);
    const [received, ...others] = await mailsTo(message.email);
    expect(others).toEqual([]);
    expect(received).toMatchObject({ template: 'contact_received', locale: 'en' });
    expect(received?.content).toEqual({ reference, topic: 'Returns and refunds', sentAt: '2026-11-20T03:00:00.000Z' });
    expect((await noticeOf(reference))?.content).toMatchObject({
      topic: 'คืนสินค้าและคืนเงิน',
      sender: { name: message.name, email: message.email, message: message.message, attachments: 0 },
    });
  });

  test('of a customer belongs to the account', async () => {
    const { customerId } = await createCustomer(shop);
    const message = newMessage();
    dataOf(await send(message, { customerId }));
    expect(await storedMessages(message.email)).toMatchObject([{ customer_id: customerId }]);
  });

  test('that is sent twice with the same key arrives once, also at the same time, with another token or order of fields', async () => {
    const message = newMessage();
    const key = randomUUID();
    const files = [await jpegSlip(drawing)];
    const answers = await Promise.all([
      send(message, { key, files }),
      send({ ...message, botCheckToken: 'another' } as Message, { key, files }),
    ]);
    answers.push(await send(Object.fromEntries(Object.entries(message).toReversed()) as Message, { key, files }));
    expect(new Set(answers.map((answer) => dataOf(answer).reference)).size).toBe(1);
    expect(await storedMessages(message.email)).toHaveLength(1);
    expect(await mailsTo(message.email)).toHaveLength(1);
    const otherFile = { key, files: [await pngSlip(drawing)] };
    expect(await send(message, otherFile)).toMatchObject({ code: 'idempotency_key_reused' });
  });

  test('says nothing about orders: any number of the right form is accepted', async () => {
    expect(await send(newMessage({ orderId: 'SF260101999999' }))).toMatchObject({ ok: true });
    expect(await send(newMessage({ orderId: 'kt260101999999' }))).toMatchObject({ ok: true });
    expect(await send(newMessage({ orderId: '#SF 260101 999999' }))).toMatchObject({ ok: true });
    expect(await send(newMessage({ orderId: 'SF26' }))).toMatchObject({ fields: { orderId: expect.anything() } });
  });

  test('is mailed to its sender three times an hour at most, and stored each time', async () => {
    const message = newMessage();
    for (let sent = 0; sent < 5; sent += 1) dataOf(await send(message));
    expect(await mailsTo(message.email)).toHaveLength(3);
    expect(await storedMessages(message.email)).toHaveLength(5);
  });

  test('is limited by address', async () => {
    const app = await buildApp({ ...shop, settings: { ...shop.settings, rateLimits: true } });
    const call = () => app.inject({ method: 'POST', url, headers: { 'idempotency-key': randomUUID() }, payload: {} });
    for (let sent = 0; sent < 10; sent += 1) expect((await call()).statusCode).toBe(422);
    expect(failureOf(await call())).toEqual({ status: 429, code: 'too_many_requests' });
    await app.close();
  });

  test.each([
    ['a name with a web address', { name: 'Win at www.prize.example' }, 'name'],
    ['a name of two lines', { name: 'Mali\r\nBcc: victim@mail.example' }, 'name'],
    ['an address of two lines', { email: 'mali@mail.example\r\nBcc: victim@mail.example' }, 'email'],
    ['two addresses', { email: 'mali@mail.example, victim@mail.example' }, 'email'],
    ['half a mobile number', { mobileNo: '12345' }, 'mobileNo'],
    ['an unknown topic', { topic: 'none' }, 'topic'],
    ['HTML as an order number', { orderId: '<b>SF261122100042' }, 'orderId'],
    ['nothing but space', { message: ' \n ' }, 'message'],
    ['too many characters', { message: 'a'.repeat(4001) }, 'message'],
    ['control characters', { message: 'bell \u0007' }, 'message'],
  ])('with %s is refused at the field', async (_what, more, field) => {
    const refused = await send(newMessage(more));
    expect(refused).toMatchObject({ code: 'validation_failed', fields: { [field]: expect.any(Array) } });
  });

  test('is mailed as text, whatever it contains', async () => {
    const server = await mailServer(true);
    const settings = { ...shop.settings, smtpUrl: server.smtpUrl };
    const message = newMessage({
      name: '"Mali" <img src=x>',
      message: '<script>alert(1)</script>\n.\nSubject: of another mail\n<a href="https://evil.example">Click</a>',
    });
    const { reference } = dataOf(await send(message));
    const mail = await noticeOf(reference);
    await sendMail({ ...shop, settings }, mail?.mail_id ?? '', {
      isLastTry: false,
      readAttachment: async () => undefined,
      onGivenUp: async () => {},
      onSent: async () => {},
    });
    await server.close();
    const source = (server.received[0] ?? '').replaceAll('=\r\n', '');
    const head = source.split('\r\n\r\n')[0] ?? '';
    expect(head).not.toMatch(/^(bcc|cc):|another mail/im);
    expect(head).toMatch(new RegExp(`^to: ${brand.contactEmail}$`, 'im'));
    const html = source.slice(source.indexOf('text/html'));
    expect(html).not.toMatch(/<script|<img src=3?D?x|<a href=(3D)?"https:\/\/evil/);
    expect((await noticeOf(reference))?.content).not.toHaveProperty('sender');
  });
});

describe('an attached file', () => {
  test('is stored as pictures of its pages, without the metadata of the file', async () => {
    const webp = await sharp(await pngSlip(drawing))
      .webp()
      .toBuffer();
    const files = [await jpegSlip(drawing), webp, pdfOfPages(3)];
    const { reference } = dataOf(await send(newMessage(), { files }));
    const pages = await storedPages(reference);
    expect(pages.map(({ attachment, page }) => [attachment, page])).toEqual([
      [1, 1],
      [2, 1],
      [3, 1],
      [3, 2],
      [3, 3],
    ]);
    for (const { picture } of pages) {
      expect(Buffer.from(picture).toString('latin1')).not.toContain('secret place');
      expect((await sharp(picture).metadata()).format).toBe('jpeg');
    }
    expect((await noticeOf(reference))?.content).toMatchObject({ sender: { attachments: 3 } });
  });

  test.each([
    [
      'a script that is named like a picture',
      Buffer.from('<script>alert(1)</script>'),
      'attachment_type_not_supported',
    ],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'attachment_type_not_supported'],
    ['a program', Buffer.from('MZ\u0090\u0000'), 'attachment_type_not_supported'],
    ['a HEIC photo', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0'), 'attachment_heic_not_supported'],
    ['only the beginning of a JPEG', Buffer.from('\xff\xd8\xff\xe0', 'latin1'), 'attachment_not_readable'],
    ['HTML that begins like a PDF', Buffer.from('%PDF-1.4\n<html><script>'), 'attachment_not_readable'],
    ['a PDF of six pages', pdfOfPages(6), 'attachment_not_readable'],
    ['a blank page', pdfOf(''), 'attachment_not_readable'],
  ])('is refused if it is %s, and nothing is stored', async (_what, file, code) => {
    const message = newMessage();
    const refused = await send(message, { files: [await jpegSlip(drawing), file] });
    expect(refused).toMatchObject({ code, data: { attachment: 1 } });
    expect(await storedMessages(message.email)).toEqual([]);
    expect(await mailsTo(message.email)).toEqual([]);
  });

  test('is refused if it is the fourth, too large, or far too large', async () => {
    const small = await jpegSlip(drawing);
    const large = Buffer.concat([small, Buffer.alloc(5 * 1024 * 1024)]);
    const refusal = async (files: Uint8Array[]) => send(newMessage(), { files });
    expect(await refusal([small, small, small, small])).toMatchObject({ fields: { attachments: [/three/] } });
    expect(await refusal([large])).toMatchObject({ fields: { attachments: [/5 MB|too large/] } });
    expect(await refusal([large, large, large, large])).toMatchObject({ code: 'payload_too_large' });
  });
});

describe('a form', () => {
  test('of a browser without a chosen file is accepted', async () => {
    const form = new FormData();
    const message = newMessage();
    for (const [name, value] of Object.entries(message)) form.append(name, value.replaceAll('\n', '\r\n'));
    form.append('attachments', new Blob([]), '');
    const request = new Response(form);
    const body = Buffer.from(await request.arrayBuffer());
    const response = await post(body, request.headers.get('content-type') ?? '');
    expect(response.statusCode).toBe(200);
    expect(await storedMessages(message.email)).toMatchObject([{ message: message.message }]);
  });

  const field = (name: string, value: string) =>
    `--form42\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const manyParts = `${field('note', 'a').repeat(1000)}${Object.entries(newMessage())
    .map(([name, value]) => field(name, value))
    .join('')}--form42--\r\n`;

  test.each([
    ['without a boundary', 'multipart/form-data', '--x\r\n\r\n--x--'],
    ['with another boundary', 'multipart/form-data; boundary=y', '--x\r\n\r\n--x--'],
    [
      'that ends early',
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="name"\r\n\r\nMali',
    ],
    ['of a thousand parts', 'multipart/form-data; boundary=x', '--x\r\n\r\n'.repeat(1000)],
    ['with a long head', 'multipart/form-data; boundary=x', `--x\r\n${'a: b\r\n'.repeat(500_000)}`],
    [
      'of a thousand parts, with another boundary before its own',
      'multipart/form-data; a="boundary=y"; boundary=form42',
      manyParts,
    ],
    ['of a thousand parts, with an escaped boundary', 'multipart/form-data; boundary="\\form42"', manyParts],
    [
      'with a field as long as a file',
      'multipart/form-data; boundary=x',
      `--x\r\ncontent-disposition: form-data; name="message"\r\n\r\n${'a'.repeat(200_000)}\r\n--x--\r\n`,
    ],
  ])('%s is refused as a bad request', async (_what, type, body) => {
    expect(failureOf(await post(body, type))).toEqual({ status: 400, code: 'bad_request' });
  });

  test('is sent each time without a key', async () => {
    const message = newMessage();
    const json = JSON.stringify(message);
    const headers = { 'content-type': 'application/json' };
    const references: string[] = [];
    for (let time = 0; time < 2; time += 1) {
      const response = await shop.app.inject({ method: 'POST', url, headers, payload: json });
      expect(response.statusCode).toBe(200);
      references.push(response.json<{ data: { reference: string } }>().data.reference);
    }
    expect((await storedMessages(message.email)).map(({ reference }) => reference).toSorted()).toEqual(
      references.toSorted(),
    );
  });

  test('is refused with a key that is too short, or of another type', async () => {
    const json = JSON.stringify(newMessage());
    expect(failureOf(await post(json, 'application/json', { 'idempotency-key': 'short' })).code).toBe(
      'idempotency_key_not_valid',
    );
    expect(failureOf(await post(json, 'image/png')).code).toBe('unsupported_media_type');
  });

  test('with any fields and bytes gets an answer of the contract', async () => {
    const value = fc.oneof(fc.string({ unit: 'binary', maxLength: 40 }), fc.emailAddress(), fc.constant('other'));
    const fields = fc.dictionary(fc.constantFrom('name', 'email', 'topic', 'message', 'order_id', '__proto__'), value);
    const noise = fc.uint8Array({ maxLength: 200 });
    await fc.assert(
      fc.asyncProperty(fields, noise, async (given, bytes) => {
        const parts = Object.entries(given).map(
          ([name, text]) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`,
        );
        const file = '--x\r\ncontent-disposition: form-data; name="attachments"; filename="a"\r\n\r\n';
        const body = Buffer.concat([Buffer.from(parts.join('') + file), bytes, Buffer.from('\r\n--x--\r\n')]);
        const { statusCode } = await post(body, 'multipart/form-data; boundary=x');
        expect([200, 400, 415, 422]).toContain(statusCode);
      }),
      { numRuns: 60 },
    );
  });
});

test('the messages of a customer are in the file of the customer, and erased with the account', async () => {
  const { customerId, email } = await createCustomerWithPassword(shop);
  const asCustomer = newMessage();
  const asGuest = newMessage({ email });
  const { reference: first } = dataOf(await send(asCustomer, { customerId, files: [await jpegSlip(drawing)] }));
  shop.setClock('2026-11-20T03:01:00Z');
  const references = [first, dataOf(await send(asGuest)).reference];
  const [sent] = await readMessagesOf(shop.db, { customerId, email });
  if (sent) await answerMessage(shop, sent, { text: 'ยินดีค่ะ', operator: 'a@shop.example' });
  const ofStranger = newMessage();
  dataOf(await send(ofStranger));
  const other = await createCustomer(shop);
  const { reference: ofOther } = dataOf(await send(newMessage({ email }), { customerId: other.customerId }));
  const headers = await shop.authHeaders(customerId);
  const file = await shop.app.inject({ url: '/account/api/customers/data', headers });
  expect(file.json().messages).toMatchObject([
    {
      reference: references[0],
      topic: 'คืนสินค้าและคืนเงิน',
      message: asCustomer.message,
      attachments: 1,
      answer: { text: 'ยินดีค่ะ' },
    },
    { reference: references[1], email, attachments: 0 },
  ]);
  const body = { password: testPassword };
  dataOf(await shop.client({ customerId })('POST /account/api/customers/erase', { body }));
  expect(await storedMessages(asCustomer.email)).toEqual([]);
  expect(await mailsTo(asCustomer.email)).toEqual([]);
  expect(await storedMessages(email)).toMatchObject([{ reference: ofOther, customer_id: other.customerId }]);
  for (const reference of references) {
    expect(await storedPages(reference)).toEqual([]);
    expect(await noticeOf(reference)).toBeUndefined();
  }
  expect(await storedMessages(ofStranger.email)).toHaveLength(1);
});

test('messages are deleted after two years, and their files after half a year', async () => {
  const { reference } = dataOf(await send(newMessage(), { files: [await jpegSlip(drawing)] }));
  const sweep = async (at: string) => {
    shop.setClock(at);
    await jobHandlers(shop, shop.app)['sweep-old-rows']({});
  };
  await sweep('2027-05-18T00:00:00Z');
  expect(await storedPages(reference)).toHaveLength(1);
  await sweep('2027-05-20T00:00:00Z');
  expect(await storedPages(reference)).toEqual([]);
  const stored = shop.db.selectFrom('contact_messages').select('reference').where('reference', '=', reference);
  expect(await stored.execute()).toHaveLength(1);
  await sweep('2028-11-20T00:00:00Z');
  expect(await stored.execute()).toEqual([]);
});
