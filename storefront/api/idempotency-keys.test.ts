import { expect, test } from 'vitest';
import { createIdempotencyKeys } from './idempotency-keys.ts';

test('pressing twice for the same quote and method sends one key', () => {
  const keyFor = createIdempotencyKeys();
  expect(keyFor('quote-1', 'qr_code')).toBe(keyFor('quote-1', 'qr_code'));
});

test('another quote or another method is another order', () => {
  const keyFor = createIdempotencyKeys();
  const keys = [keyFor('quote-1', 'qr_code'), keyFor('quote-1', 'credit_card'), keyFor('quote-2', 'qr_code')];
  expect(new Set(keys).size).toBe(3);
});

test('returning to an earlier choice reuses its key', () => {
  const keyFor = createIdempotencyKeys();
  const first = keyFor('quote-1', 'qr_code');
  keyFor('quote-1', 'credit_card');
  expect(keyFor('quote-1', 'qr_code')).toBe(first);
});

test('the parts of an intent are not concatenated', () => {
  const keyFor = createIdempotencyKeys();
  expect(keyFor('a', 'b,c')).not.toBe(keyFor('a,b', 'c'));
});

test('two pages never share a key, and the server accepts it', () => {
  const [first, second] = [createIdempotencyKeys()('quote-1'), createIdempotencyKeys()('quote-1')];
  expect(first).not.toBe(second);
  expect(first).toMatch(/^[\x21-\x7e]{8,200}$/);
});
