import { randomBytes, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { Order } from '#contract/orders.ts';
import { ok } from '#contract/result.ts';
import { buildApp } from '../../app.ts';
import { createProduct } from '../../testing/catalogue-factory.ts';
import { createShopper, payAtGateway, type Shopper } from '../../testing/shopper.ts';
import { jpegSlip, pdfOf, pdfSlip, pngSlip, type SlipContent } from '../../testing/slip-factory.ts';
import { createTestShop, dataOf, failureOf } from '../../testing/test-shop.ts';
import { jobHandlers } from '../../workers.ts';
import { uploadSlip } from './slips.ts';

const shop = await createTestShop();
const jobs = jobHandlers(shop, shop.app);
const start = '2026-11-20T03:00:00Z';

/** A shopper with a new order by bank transfer, of one unit of a product. */
async function placeTransferOrder(paymentMethod: Order['paymentMethod'] = 'bank_transfer') {
  shop.setClock(start);
  const shopper = await createShopper(shop);
  const { skuId } = await createProduct(shop, { stock: 10 });
  await shopper.addToCart(skuId);
  return { shopper, skuId, order: await shopper.placeOrder({ paymentMethod }) };
}

const newSlip = (): SlipContent => ({ transactionReference: randomUUID().replaceAll('-', '').slice(0, 20) });

const send = ({ client }: Shopper, { orderId }: Order, file: Uint8Array, type = 'image/jpeg') =>
  client('POST /cart/api/order/{orderId}/slips', {
    params: { orderId },
    file: new Blob([Uint8Array.from(file)], { type }),
  });
const payBy = ({ client }: Shopper, { orderId }: Order, paymentMethod: 'credit_card' | 'bank_transfer') =>
  client('POST /cart/api/order/request-payment/{orderId}', {
    params: { orderId },
    body: { paymentMethod },
    idempotencyKey: randomUUID(),
  });

/** Posts a slip to an app, as `send` does, and returns the whole response. */
async function post(app: typeof shop.app, { customerId }: Shopper, { orderId }: Order, payload: Buffer) {
  const headers = { ...(await shop.authHeaders(customerId)), 'content-type': 'image/jpeg', 'accept-language': 'th' };
  return app.inject({ method: 'POST', url: `/cart/api/order/${orderId}/slips`, headers, payload });
}

/** The picture of a slip as its customer sees it. */
async function pictureOf(customerId: string, orderId: string, slipId: string) {
  const url = `/cart/api/order/${orderId}/slips/${slipId}`;
  return shop.app.inject({ url, headers: await shop.authHeaders(customerId) });
}

async function storedSlips(orderId: string) {
  return shop.db
    .selectFrom('bank_transfer_slips')
    .select(['status', 'sending_bank', 'transaction_reference'])
    .where('reference', '=', orderId)
    .execute();
}

describe('an order by bank transfer', () => {
  test('shows the accounts of the shop, and waits 24 hours for the transfer', async () => {
    const { order } = await placeTransferOrder();
    expect(order).toMatchObject({
      status: 'pending_payment',
      isPayable: true,
      expiresAt: '2026-11-21T03:00:00.000Z',
      payment: { status: 'pending', paymentMethod: 'bank_transfer', redirectUrl: null, qrPayload: null },
      bankTransfer: { slips: [], canUpload: true },
    });
    expect(order.bankTransfer?.accounts[0]).toMatchObject({ bankCode: '004', bankName: 'Kasikornbank' });
  });

  test('can be paid by card instead, and by transfer again; its window counts from the order and does not shrink', async () => {
    const { shopper, order } = await placeTransferOrder('credit_card');
    expect(order.expiresAt).toBe('2026-11-20T03:30:00.000Z');
    shop.setClock('2026-11-20T03:20:00Z');
    const byTransfer = dataOf(await payBy(shopper, order, 'bank_transfer'));
    expect(byTransfer).toMatchObject({
      paymentMethod: 'bank_transfer',
      expiresAt: '2026-11-21T03:00:00.000Z',
      payment: { status: 'pending', paymentMethod: 'bank_transfer' },
    });
    shop.setClock('2026-11-20T09:00:00Z');
    const byCard = dataOf(await payBy(shopper, order, 'credit_card'));
    expect(byCard).toMatchObject({ paymentMethod: 'credit_card', expiresAt: byTransfer.expiresAt, bankTransfer: null });
    await payAtGateway(shop, byCard, { action: 'approve', webhook: 'before' });
    expect(await shopper.getOrder(order.orderId)).toMatchObject({ status: 'paid', paymentMethod: 'credit_card' });
  });

  test('closes the charge of the card when it is changed to a transfer', async () => {
    const { shopper, order } = await placeTransferOrder('credit_card');
    dataOf(await payBy(shopper, order, 'bank_transfer'));
    const charges = await shop.db
      .selectFrom('mock_charges')
      .select('status')
      .where('description', 'like', `%${order.orderId}%`)
      .execute();
    expect(charges).toEqual([{ status: 'expired' }]);
  });

  test('expires without a slip, but not while a slip is being checked', async () => {
    const [forgotten, sent] = [await placeTransferOrder(), await placeTransferOrder()];
    dataOf(await send(sent.shopper, sent.order, await jpegSlip(newSlip())));
    shop.setClock('2026-11-25T03:00:00Z');
    await jobs['expire-orders']({});
    expect(await forgotten.shopper.getOrder(forgotten.order.orderId)).toMatchObject({ status: 'expired' });
    expect(await sent.shopper.getOrder(sent.order.orderId)).toMatchObject({ status: 'pending_payment' });
  });

  test('is not offered by a shop without an account', async () => {
    const { shopper } = await placeTransferOrder();
    const { skuId } = await createProduct(shop);
    await shopper.addToCart(skuId);
    const { bankAccounts } = shop.settings;
    shop.settings.bankAccounts = [];
    const { paymentMethods } = await shopper.openCheckout();
    const refused = await shopper.requestOrder({ paymentMethod: 'bank_transfer' });
    shop.settings.bankAccounts = bankAccounts;
    expect(paymentMethods.map(({ paymentMethod }) => paymentMethod)).not.toContain('bank_transfer');
    expect(refused).toMatchObject({ code: 'payment_method_not_available' });
  });
});

describe('a slip', () => {
  test.each([
    ['JPEG', jpegSlip, 'image/jpeg'],
    ['PNG', pngSlip, 'image/png'],
    ['PDF', async (content: SlipContent) => pdfSlip(content), 'application/pdf'],
    ['JPEG that claims to be a PDF', jpegSlip, 'application/pdf'],
  ])('as %s is read with its QR code, and stored as a picture without metadata', async (_what, make, type) => {
    const { shopper, order } = await placeTransferOrder();
    const content = newSlip();
    const sent = dataOf(await send(shopper, order, await make(content), type));
    expect(sent).toMatchObject({ slipStatus: 'waiting', isPayable: false, isCancellable: false });
    expect(await storedSlips(order.orderId)).toEqual([
      { status: 'waiting', sending_bank: '004', transaction_reference: content.transactionReference },
    ]);
    const [slip] = sent.bankTransfer?.slips ?? [];
    const response = await pictureOf(shopper.customerId, order.orderId, slip?.slipId ?? '');
    expect(response.headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'no-store' });
    const metadata = await sharp(response.rawPayload).metadata();
    expect(metadata).toMatchObject({ format: 'jpeg' });
    expect([metadata.exif, response.rawPayload.includes('secret place')]).toEqual([undefined, false]);
  });

  test('without a readable QR code is stored for the operator to look at', async () => {
    const { shopper, order } = await placeTransferOrder();
    dataOf(await send(shopper, order, await jpegSlip({ transactionReference: null, text: order.orderId })));
    expect(await storedSlips(order.orderId)).toEqual([
      { status: 'waiting', sending_bank: null, transaction_reference: null },
    ]);
  });

  test('keeps the order from being cancelled or paid by another method while it is checked', async () => {
    const { shopper, order } = await placeTransferOrder();
    dataOf(await send(shopper, order, await jpegSlip(newSlip())));
    const params = { orderId: order.orderId };
    expect(await shopper.client('POST /cart/api/order/{orderId}/cancel', { params })).toMatchObject({
      code: 'order_not_cancellable',
    });
    expect(await payBy(shopper, order, 'credit_card')).toMatchObject({ code: 'order_not_payable' });
  });

  test('is seen by its customer alone', async () => {
    const { shopper, order } = await placeTransferOrder();
    const { bankTransfer } = dataOf(await send(shopper, order, await jpegSlip(newSlip())));
    const slipId = bankTransfer?.slips[0]?.slipId ?? '';
    const other = await placeTransferOrder();
    const ofOther = await pictureOf(other.shopper.customerId, order.orderId, slipId);
    expect(failureOf(ofOther)).toEqual({ status: 404, code: 'order_not_found' });
    const underOther = await pictureOf(other.shopper.customerId, other.order.orderId, slipId);
    expect(failureOf(underOther)).toEqual({ status: 404, code: 'slip_not_found' });
    const unknown = await pictureOf(shopper.customerId, order.orderId, 'no-uuid');
    expect(failureOf(unknown)).toEqual({ status: 404, code: 'slip_not_found' });
    const guest = await shop.app.inject(`/cart/api/order/${order.orderId}/slips/${slipId}`);
    expect(failureOf(guest)).toEqual({ status: 401, code: 'sign_in_required' });
    expect(await send(other.shopper, order, await jpegSlip(newSlip()))).toMatchObject({ code: 'order_not_found' });
  });

  test('is refused where none is expected, and after five of an order', async () => {
    const card = await placeTransferOrder('credit_card');
    expect(await send(card.shopper, card.order, await jpegSlip(newSlip()))).toMatchObject({
      status: 409,
      code: 'slip_not_expected',
    });
    const { shopper, order } = await placeTransferOrder();
    for (let count = 1; count <= 5; count += 1) {
      const sent = dataOf(await send(shopper, order, await jpegSlip(newSlip())));
      expect(sent.bankTransfer).toMatchObject({ canUpload: count < 5 });
    }
    expect(await send(shopper, order, await jpegSlip(newSlip()))).toMatchObject({ code: 'slip_limit_reached' });
  });
});

describe('a slip that was used before', () => {
  test('is refused by its transaction reference, in any file and for any order', async () => {
    const [first, second] = [await placeTransferOrder(), await placeTransferOrder()];
    const content = newSlip();
    dataOf(await send(first.shopper, first.order, await jpegSlip(content)));
    for (const [shopper, order, file] of [
      [second.shopper, second.order, await pngSlip({ ...content, text: 'edited' })],
      [first.shopper, first.order, pdfSlip(content)],
    ] as const)
      expect(await send(shopper, order, file)).toMatchObject({ status: 409, code: 'slip_already_used' });
    expect(await second.shopper.getOrder(second.order.orderId)).toMatchObject({ slipStatus: null, isPayable: true });
  });

  test('is refused by its picture if it has no QR code', async () => {
    const [first, second] = [await placeTransferOrder(), await placeTransferOrder()];
    const picture = await pngSlip({ transactionReference: null, text: first.order.orderId });
    dataOf(await send(first.shopper, first.order, picture));
    expect(await send(second.shopper, second.order, picture)).toMatchObject({ code: 'slip_already_used' });
  });

  test('is used once by orders that send it at the same time', async () => {
    const orders = await Promise.all(Array.from({ length: 8 }, () => placeTransferOrder()));
    const transfer = { sendingBank: '004', transactionReference: randomUUID() };
    const sent = await Promise.all(
      orders.map(({ shopper: { customerId }, order: { orderId } }) => {
        const slip = { picture: Buffer.from(orderId), pictureHash: randomBytes(32), transfer };
        const reader = { read: async () => ok(slip), close: () => {} };
        const upload = { file: Buffer.alloc(1), ended: new AbortController().signal };
        return uploadSlip(shop, reader, { orderId, customerId }, upload);
      }),
    );
    expect(sent.map((result) => (result.ok ? 'stored' : result.code)).sort()).toEqual([
      ...Array(7).fill('slip_already_used'),
      'stored',
    ]);
  });
});

test.each([
  ['is nearly all white', '#ffffff', '#999999'],
  ['is in dark mode', '#101014', '#3a3a40'],
  ['has little contrast', '#a0a0a0', '#808080'],
])('a slip that %s is not blank', async (_, background, colour) => {
  const { shopper, order } = await placeTransferOrder();
  const words = `<text x="60" y="500" font-size="20" fill="${colour}">1,290.00 ${randomUUID()}</text>`;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1080" height="1920"><rect width="100%" height="100%" fill="${background}"/>${words}</svg>`;
  const slip = await sharp(Buffer.from(drawing)).jpeg({ quality: 60 }).toBuffer();
  expect(dataOf(await send(shopper, order, slip)).slipStatus).toBe('waiting');
});

describe('slips of several customers', () => {
  test('take turns: those that one sends at the same time delay that of another by one, and a fourth is refused', async () => {
    const [many, one] = [await placeTransferOrder(), await placeTransferOrder()];
    const outcomes: string[] = [];
    const sendSlip = async (name: string, { shopper, order }: typeof many, file: Buffer) => {
      const response = await post(shop.app, shopper, order, file);
      outcomes.push(`${name} ${response.statusCode}`);
      return response;
    };
    // Each takes a second to draw.
    const large = Array.from({ length: 4 }, () => sendSlip('many', many, pdfSlip(newSlip(), 14_400)));
    const responses = await Promise.all([...large, sendSlip('one', one, await jpegSlip(newSlip()))]);
    expect(outcomes).toEqual(['many 429', 'many 200', 'one 200', 'many 200', 'many 200']);
    const refused = responses.find(({ statusCode }) => statusCode === 429);
    expect(refused?.headers).toMatchObject({ 'retry-after': '10' });
    expect(refused?.json()).toMatchObject({ code: 'too_many_requests', message: expect.stringMatching(/รอสักครู่/) });
  });

  test('are refused after ten that cannot be read, those of that customer alone', async () => {
    const app = await buildApp({ ...shop, settings: { ...shop.settings, rateLimits: true } });
    const [careless, other] = [await placeTransferOrder(), await placeTransferOrder()];
    for (let sent = 0; sent < 10; sent += 1)
      expect(failureOf(await post(app, careless.shopper, careless.order, Buffer.alloc(0)))).toMatchObject({
        code: 'slip_not_readable',
      });
    const refused = await post(app, careless.shopper, careless.order, await jpegSlip(newSlip()));
    expect(failureOf(refused)).toEqual({ status: 429, code: 'too_many_requests' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await post(app, other.shopper, other.order, await jpegSlip(newSlip()))).statusCode).toBe(200);
    await app.close();
  });
});

describe('a file that is no slip', () => {
  const bomb = () =>
    sharp({ create: { width: 8_000, height: 7_000, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 1, palette: false })
      .toBuffer();
  const files: Record<string, [() => Promise<Buffer>, string, number, string]> = {
    'an SVG': [
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'image/png',
      415,
      'slip_type_not_supported',
    ],
    'a GIF': [async () => Buffer.from('GIF89a, then a page <script>'), 'image/jpeg', 415, 'slip_type_not_supported'],
    'a page behind the first bytes of a JPEG': [
      async () => Buffer.from('\xff\xd8\xff<html><script>alert(1)</script></html>', 'latin1'),
      'image/jpeg',
      422,
      'slip_not_readable',
    ],
    'a truncated JPEG': [
      async () => (await jpegSlip(newSlip())).subarray(0, 9_000),
      'image/jpeg',
      422,
      'slip_not_readable',
    ],
    'a truncated PNG': [
      async () => (await pngSlip(newSlip())).subarray(0, 5_000),
      'image/png',
      422,
      'slip_not_readable',
    ],
    'a truncated PDF': [async () => pdfSlip(newSlip()).subarray(0, 60), 'application/pdf', 422, 'slip_not_readable'],
    'an empty page of a PDF': [async () => pdfOf(''), 'application/pdf', 422, 'slip_not_readable'],
    'a picture that is too pale to show anything': [
      () =>
        sharp({ text: { text: '<span foreground="#f8f8f8">1,290.00</span>', rgba: true, dpi: 300 } })
          .png()
          .toBuffer(),
      'image/png',
      422,
      'slip_not_readable',
    ],
    'a picture of 56 million pixels': [bomb, 'image/png', 422, 'slip_not_readable'],
    'a photograph as HEIC': [
      async () => Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic....heicmif1')]),
      'image/heic',
      415,
      'slip_heic_not_supported',
    ],
    'an empty file': [async () => Buffer.alloc(0), 'image/jpeg', 422, 'slip_not_readable'],
    'a file of another media type': [async () => Buffer.from('{}'), 'application/json', 415, 'unsupported_media_type'],
    'a file of more than 10 MB': [
      async () => Buffer.alloc(10 * 1024 * 1024 + 1, 0xff),
      'image/jpeg',
      413,
      'payload_too_large',
    ],
  };

  test.each(Object.keys(files))('%s is refused', async (what) => {
    const [make, type, status, code] = files[what] ?? [];
    const { shopper, order } = await placeTransferOrder();
    expect(await send(shopper, order, (await make?.()) ?? Buffer.alloc(0), type)).toMatchObject({ status, code });
    expect(await storedSlips(order.orderId)).toEqual([]);
  });

  test('a page of a PDF with vast dimensions becomes a picture of bounded size', async () => {
    const { shopper, order } = await placeTransferOrder();
    const { bankTransfer } = dataOf(await send(shopper, order, pdfSlip(newSlip(), 14_400), 'application/pdf'));
    const slipId = bankTransfer?.slips[0]?.slipId ?? '';
    const { rawPayload } = await pictureOf(shopper.customerId, order.orderId, slipId);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 2400, height: 2400 });
  });

  test('is not even received from somebody who is not signed in', async () => {
    const { order } = await placeTransferOrder();
    const response = await shop.app.inject({
      method: 'POST',
      url: `/cart/api/order/${order.orderId}/slips`,
      headers: { 'content-type': 'image/jpeg' },
      payload: Buffer.alloc(11 * 1024 * 1024),
    });
    expect(failureOf(response)).toEqual({ status: 401, code: 'sign_in_required' });
  });
});
