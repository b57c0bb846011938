import { jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import type { AppContext } from '../app-context.ts';

/** Lifetime of an access token in seconds. */
export const accessTokenSeconds = 15 * 60;

/** The caller: a guest, or the customer of an access token. */
export type Identity = { kind: 'guest' } | { kind: 'customer'; customerId: string };

/** A token whose signature was verified; a process verifies each token once. */
interface VerifiedToken {
  customerId: string;
  /** Seconds since 1970, UTC. */
  expiresAt: number;
}

interface TokenKey {
  key: Promise<CryptoKey>;
  verified: LRUCache<string, VerifiedToken>;
}

const maxVerifiedTokens = 10_000;
const tokenKeys = new WeakMap<Uint8Array, TokenKey>();

function tokenKeyOf({ secretFor }: Pick<AppContext, 'secretFor'>): TokenKey {
  const secret = secretFor('access-token');
  const known = tokenKeys.get(secret);
  if (known) return known;
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = crypto.subtle.importKey('raw', new Uint8Array(secret), algorithm, false, ['sign', 'verify']);
  const tokenKey = { key, verified: new LRUCache<string, VerifiedToken>({ max: maxVerifiedTokens }) };
  tokenKeys.set(secret, tokenKey);
  return tokenKey;
}

/** Creates an access token for a customer. */
export async function signAccessToken(
  context: Pick<AppContext, 'clock' | 'secretFor'>,
  customerId: string,
): Promise<string> {
  const now = Math.floor(context.clock().getTime() / 1000);
  return new SignJWT({})
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(customerId)
    .setIssuedAt(now)
    .setExpirationTime(now + accessTokenSeconds)
    .sign(await tokenKeyOf(context).key);
}

/** The caller by the `authorization` header; null if its token is not valid or has expired. */
export async function identify(
  context: Pick<AppContext, 'clock' | 'secretFor'>,
  authorization: string | undefined,
): Promise<Identity | null> {
  if (authorization === undefined) return { kind: 'guest' };
  // Nothing around its three parts: one token must not become many cached ones.
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization)?.[1];
  if (!token) return null;
  const { key, verified } = tokenKeyOf(context);
  const known = verified.get(token) ?? (await verify(token, await key, context.clock()));
  if (!known || known.expiresAt <= context.clock().getTime() / 1000) return null;
  verified.set(token, known);
  return { kind: 'customer', customerId: known.customerId };
}

async function verify(token: string, key: CryptoKey, now: Date): Promise<VerifiedToken | null> {
  try {
    const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'], currentDate: now });
    const { sub: customerId, exp: expiresAt } = payload;
    return customerId && expiresAt !== undefined ? { customerId, expiresAt } : null;
  } catch {
    return null;
  }
}
