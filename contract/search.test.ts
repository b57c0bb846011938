import { describe, expect, test } from 'vitest';
import { searchEndpoints } from './search.ts';

describe('a search', () => {
  const { query } = searchEndpoints['GET /search/api/{locale}/products'];

  test('has one or several values of a filter', () => {
    expect(query.parse({ brands: 'Comet' })).toMatchObject({ brands: ['Comet'], sort: 'relevance' });
    expect(query.parse({ brands: ['Comet', 'Voltara'], attributes: 'colour:black' })).toMatchObject({
      brands: ['Comet', 'Voltara'],
      attributes: ['colour:black'],
    });
    expect(query.safeParse({ attributes: 'black' }).success).toBe(false);
  });

  test('cuts a long query off, also in the middle of a character', () => {
    const parsed = query.parse({ query: `${'a'.repeat(199)}😀` });
    expect(parsed.query).toBe(`${'a'.repeat(199)}\uFFFD`);
  });
});
