import { randomBytes } from 'node:crypto';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readAccessToken, signAccessToken } from './identity.ts';

const start = new Date('2026-11-20T03:00:00Z').getTime();
const lifetimeSeconds = 15 * 60;
const session = {
  customerId: '0197a8a2-0000-7000-8000-000000000001',
  sessionId: '0197a8a2-0000-7000-8000-000000000002',
  endsAt: new Date('2026-12-20T03:00:00Z'),
};
const { endsAt: _, ...identity } = session;

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
  const authorization = `Bearer ${await signAccessToken(context, session)}`;
  expect(await readAccessToken(context, authorization)).toMatchObject(identity);
  context.advance(lifetimeSeconds - 1);
  expect(await readAccessToken(context, authorization)).toMatchObject(identity);
  context.advance(1);
  expect(await readAccessToken(context, authorization)).toBeNull();
  expect(await readAccessToken(contextWith(context.secretFor()), authorization)).not.toBeNull();
});

test('a token of another secret, a changed one and a token that was verified with another secret are refused', async () => {
  const [own, other] = [contextWith(randomBytes(32)), contextWith(randomBytes(32))];
  const token = await signAccessToken(own, session);
  expect(await readAccessToken(own, `Bearer ${token}`)).not.toBeNull();
  expect(await readAccessToken(other, `Bearer ${token}`)).toBeNull();
  const [header, payload, signature] = token.split('.');
  const forged = Buffer.from(JSON.stringify({ sub: 'other', sid: 'other', exp: start })).toString('base64url');
  expect(await readAccessToken(own, `Bearer ${header}.${forged}.${signature}`)).toBeNull();
  expect(await readAccessToken(own, `Bearer ${header}.${payload}.`)).toBeNull();
  expect(await readAccessToken(own, `Bearer ${token} `)).toBeNull();
});

test('the lifetime of a token begins with the second in which it is created', async () => {
  const context = contextWith(randomBytes(32));
  context.advance(0.9);
  const authorization = `Bearer ${await signAccessToken(context, session)}`;
  context.advance(lifetimeSeconds - 1);
  expect(await readAccessToken(context, authorization)).toMatchObject(identity);
  context.advance(0.1);
  expect(await readAccessToken(context, authorization)).toBeNull();
});

test('a token expires with its session, and not later within the same second', async () => {
  const context = contextWith(randomBytes(32));
  const endsAt = new Date(start + 60_500);
  const authorization = `Bearer ${await signAccessToken(context, { ...session, endsAt })}`;
  context.advance(59);
  expect(await readAccessToken(context, authorization)).toMatchObject(identity);
  context.advance(1);
  expect(await readAccessToken(context, authorization)).toBeNull();
});

test('the signature of a token is verified once, however many calls it comes with', async () => {
  const verify = vi.spyOn(crypto.subtle, 'verify');
  onTestFinished(() => verify.mockRestore());
  const context = contextWith(randomBytes(32));
  const authorization = `Bearer ${await signAccessToken(context, session)}`;
  for (let calls = 0; calls < 3; calls += 1)
    expect(await readAccessToken(context, authorization)).toMatchObject(identity);
  expect(verify).toHaveBeenCalledTimes(1);
});
