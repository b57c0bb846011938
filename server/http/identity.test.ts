import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { accessTokenSeconds, identify, signAccessToken } from './identity.ts';

const start = new Date('2026-11-20T03:00:00Z').getTime();
const customerId = '0197a8a2-0000-7000-8000-000000000001';

function contextWith(secret: Uint8Array) {
  let now = start;
  return {
    clock: () => new Date(now),
    secretFor: () => secret,
    advance: (seconds: number) => {
      now += seconds * 1000;
    },
  };
}

test('a token identifies its customer until it expires, however often it was verified before', async () => {
  const context = contextWith(randomBytes(32));
  const authorization = `Bearer ${await signAccessToken(context, customerId)}`;
  expect(await identify(context, authorization)).toEqual({ kind: 'customer', customerId });
  context.advance(accessTokenSeconds - 1);
  expect(await identify(context, authorization)).toEqual({ kind: 'customer', customerId });
  context.advance(1);
  expect(await identify(context, authorization)).toBeNull();
  expect(await identify(contextWith(context.secretFor()), authorization)).not.toBeNull();
});

test('a token of another secret, a changed one and a token that was verified with another secret are refused', async () => {
  const [own, other] = [contextWith(randomBytes(32)), contextWith(randomBytes(32))];
  const token = await signAccessToken(own, customerId);
  expect(await identify(own, `Bearer ${token}`)).not.toBeNull();
  expect(await identify(other, `Bearer ${token}`)).toBeNull();
  const [header, payload, signature] = token.split('.');
  const forged = Buffer.from(JSON.stringify({ sub: 'other', exp: start })).toString('base64url');
  expect(await identify(own, `Bearer ${header}.${forged}.${signature}`)).toBeNull();
  expect(await identify(own, `Bearer ${header}.${payload}.`)).toBeNull();
  expect(await identify(own, `Bearer ${token} `)).toBeNull();
});
