import { jwtVerify, SignJWT } from 'jose';
import type { AppContext } from '../app-context.ts';

/** Lifetime of an access token in seconds. */
export const accessTokenSeconds = 15 * 60;

/** The caller: a guest, or the customer of an access token. */
export type Identity = { kind: 'guest' } | { kind: 'customer'; customerId: string };

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
    .sign(context.secretFor('access-token'));
}

/** The caller by the `authorization` header; null if its token is not valid or has expired. */
export async function identify(context: AppContext, authorization: string | undefined): Promise<Identity | null> {
  if (authorization === undefined) return { kind: 'guest' };
  const token = /^Bearer (.+)$/i.exec(authorization)?.[1];
  if (!token) return null;
  try {
    const { payload } = await jwtVerify(token, context.secretFor('access-token'), {
      algorithms: ['HS256'],
      currentDate: context.clock(),
    });
    return payload.sub ? { kind: 'customer', customerId: payload.sub } : null;
  } catch {
    return null;
  }
}
