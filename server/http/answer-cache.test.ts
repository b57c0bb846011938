import { expect, test } from 'vitest';
import { AnswerCache } from './answer-cache.ts';

test('an answer is kept until one of its tags falls', () => {
  const cache = new AnswerCache();
  cache.begin('th /a')('{"a":1}', ['product:1']);
  cache.begin('th /b')('{"b":1}', ['product:2']);
  cache.fall('product:1');
  expect(cache.find('th /a')).toBeUndefined();
  expect(cache.find('th /b')).toBe('{"b":1}');
  cache.fall('everything');
  expect(cache.find('th /b')).toBeUndefined();
});

test('an answer that was being worked out while a tag fell is not kept', () => {
  const cache = new AnswerCache();
  const keep = cache.begin('th /a');
  cache.fall('product:1');
  keep('{"a":1}', ['product:1']);
  expect(cache.find('th /a')).toBeUndefined();
});
