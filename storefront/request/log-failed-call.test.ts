import { expect, test } from 'vitest';
import { type FailedCall, logFailedCall } from './log-failed-call.ts';

test.each([
  ['service_unavailable', 'warn'],
  ['service_busy', 'warn'],
  ['request_timeout', 'warn'],
  ['internal_error', 'error'],
  ['not_found', 'error'],
  ['network_error', 'warn'],
] satisfies [FailedCall['code'], string][])('a call that fails with %s is logged as %s', (code, level) => {
  const lines: unknown[] = [];
  const log = {
    warn: (...line: unknown[]) => void lines.push(['warn', ...line]),
    error: (...line: unknown[]) => void lines.push(['error', ...line]),
  };
  logFailedCall(log, { code }, 'the menu could not be loaded', { path: '/' });
  expect(lines).toEqual([[level, { code, path: '/' }, 'the menu could not be loaded']]);
});
