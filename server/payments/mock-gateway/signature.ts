import { createHmac } from 'node:crypto';
import type { Shop } from '../../shop.ts';

/** Hex HMAC-SHA256 of `<timestamp>.<raw body>`, as Omise signs its events. The timestamp is in seconds. */
export function signEvent(shop: Pick<Shop, 'secretFor'>, timestamp: string, rawBody: Buffer): string {
  return createHmac('sha256', shop.secretFor('mock-gateway')).update(`${timestamp}.`).update(rawBody).digest('hex');
}
