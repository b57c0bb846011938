import type { ClientFail } from '#contract/client.ts';
import type { RequestLog } from './request-context.ts';

export type FailedCall = Pick<ClientFail, 'code'>;

/**
 * The codes of an API that is overloaded or has no database, which it reports itself, and of one that does not answer: that is on another
 * host, or its visitor left.
 */
const temporaryCodes: readonly FailedCall['code'][] = [
  'service_unavailable',
  'service_busy',
  'request_timeout',
  'network_error',
];

/**
 * Logs a failed call that a page does without: a warning while the API is unavailable, else an error.
 *
 * @param message what could not be loaded
 */
export function logFailedCall(log: RequestLog, { code }: FailedCall, message: string, details: object = {}): void {
  const level = temporaryCodes.includes(code) ? 'warn' : 'error';
  log[level]({ code, ...details }, message);
}
