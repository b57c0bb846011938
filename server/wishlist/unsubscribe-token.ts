import { createHmac, timingSafeEqual } from 'node:crypto';
import type { AppContext } from '../app-context.ts';

type TokenDeps = Pick<AppContext, 'secretFor'>;

/** The token in mails about a customer's wishlist that ends them without a sign-in. It does not expire, and does nothing else. */
export function unsubscribeToken(context: TokenDeps, customerId: string): string {
  const id = Buffer.from(customerId.replaceAll('-', ''), 'hex').toString('base64url');
  return `${id}.${sign(context, customerId)}`;
}

/** The customer of a token; undefined if the shop did not make it. */
export function customerOfToken(context: TokenDeps, token: string): string | undefined {
  const [, id, signature] = /^([\w-]{22})\.([\w-]{43})$/.exec(token) ?? [];
  if (id === undefined || signature === undefined) return undefined;
  const customerId = Buffer.from(id, 'base64url')
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  const isGenuine = timingSafeEqual(Buffer.from(signature), Buffer.from(sign(context, customerId)));
  return isGenuine ? customerId : undefined;
}

function sign({ secretFor }: TokenDeps, customerId: string): string {
  return createHmac('sha256', secretFor('wishlist-mails')).update(customerId).digest('base64url');
}
