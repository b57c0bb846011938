import Fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, afterEach, expect, test } from 'vitest';
import { createOmiseShop } from '../../testing/omise-shop.ts';
import { failureOf } from '../../testing/test-shop.ts';

const { shop, omise, onlyChargeOf, placeOrder } = await createOmiseShop();
afterEach(() => omise.answerPictures(null));

const unavailable = { status: 502, code: 'payment_gateway_unavailable' };
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1h7v7H1z"/></svg>';

async function showPicture() {
  const { order } = await placeOrder('qr_code');
  return { charge: onlyChargeOf(order), show: () => shop.app.inject(order.payment?.qrImagePath ?? '') };
}

test('the picture of a QR code is followed to another address at Omise', async () => {
  const { charge, show } = await showPicture();
  omise.answerPictures({ location: `/charges/${charge.id}/qr.svg?redirected` });
  expect((await show()).statusCode).toBe(200);
});

test('a picture that is redirected for ever is given up', async () => {
  const { charge, show } = await showPicture();
  omise.answerPictures({ location: `/charges/${charge.id}/qr.svg` });
  expect(failureOf(await show())).toEqual(unavailable);
});

test('a picture is never followed to a server in the shop’s own network, nor to another scheme', async () => {
  let visits = 0;
  const internal = Fastify();
  internal.get('/secret', (_request, reply) => {
    visits += 1;
    return reply.type('image/svg+xml').send(drawing);
  });
  const origin = await internal.listen({ host: '127.0.0.1', port: 0 });
  afterAll(() => internal.close());
  const { show } = await showPicture();
  for (const location of [
    `${origin}/secret`,
    `${origin.replace('http:', '')}/secret`,
    'http://169.254.169.254/latest/meta-data',
    'http://api.omise.co/picture',
    'https://api.omise.co.example.com/picture',
    `data:image/svg+xml,${encodeURIComponent(drawing)}`,
    'file:///etc/passwd',
  ]) {
    omise.answerPictures({ location });
    expect((await show()).statusCode, location).toBe(502);
  }
  expect(visits).toBe(0);
});

test('only drawings, PNGs and JPEGs of a sensible size are shown as QR codes', async () => {
  const { show } = await showPicture();
  const png = await sharp({ create: { width: 64, height: 64, channels: 3, background: 'white' } })
    .png()
    .toBuffer();
  const shows = async (type: string, body: string | Buffer) => {
    omise.answerPictures({ type, body });
    return (await show()).statusCode;
  };
  expect(await shows('image/png', png)).toBe(200);
  expect(await shows('image/svg+xml; charset=utf-8', drawing)).toBe(200);
  expect(await shows('text/html', drawing)).toBe(502);
  expect(await shows('application/octet-stream', png)).toBe(502);
  expect(await shows('image/png', await sharp(png).webp().toBuffer())).toBe(502);
  expect(await shows('image/svg+xml', drawing.padEnd(1024 * 1024 + 1))).toBe(502);
});
