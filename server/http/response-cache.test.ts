import { expect, test } from 'vitest';
import { ResponseCache } from './response-cache.ts';

test('a response is cached until one of its tags is invalidated', () => {
  const cache = new ResponseCache();
  cache.begin('th /a')('{"a":1}', ['product:1']);
  cache.begin('th /b')('{"b":1}', ['product:2']);
  cache.invalidate('product:1');
  expect(cache.find('th /a')).toBeUndefined();
  expect(cache.find('th /b')).toBe('{"b":1}');
  cache.invalidate('everything');
  expect(cache.find('th /b')).toBeUndefined();
});

test('a response that was being computed during an invalidation is not stored', () => {
  const cache = new ResponseCache();
  const store = cache.begin('th /a');
  cache.invalidate('product:1');
  store('{"a":1}', ['product:1']);
  expect(cache.find('th /a')).toBeUndefined();
});
