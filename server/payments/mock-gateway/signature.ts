import { createHmac } from 'node:crypto';
import type { AppContext } from '../../app-context.ts';

/** Hex HMAC-SHA256 of `<timestamp>.<raw body>`, as Omise signs its events. The timestamp is in seconds. */
export function signEvent(context: Pick<AppContext, 'secretFor'>, timestamp: string, rawBody: Buffer): string {
  return createHmac('sha256', context.secretFor('mock-gateway')).update(`${timestamp}.`).update(rawBody).digest('hex');
}
