import { describe, expect, test } from 'vitest';
import { addressPage, pageQuery, readPage } from './address-pages.ts';

const parameters = (query: string) => new URLSearchParams(query);

describe('the pages of a list of addresses', () => {
  test.each([
    ['', 1],
    ['?page=3', 3],
    ['?page=0', 1],
    ['?page=-1', 1],
    ['?page=1.5', 1],
    ['?page=abc', 1],
    ['?page=99999', 1],
  ])('%s is page %i', (query, page) => {
    expect(readPage(parameters(query), 'page')).toBe(page);
  });

  test('a page links to another one, and leaves the other list where it is', () => {
    expect(pageQuery(parameters('?page=2&additional=3'), 'page', 1)).toBe('?additional=3');
    expect(pageQuery(parameters('?additional=3'), 'page', 2)).toBe('?additional=3&page=2');
    expect(pageQuery(parameters('?page=2'), 'page', 1)).toBe('');
  });

  test('after the last address of a page was removed, the page before it is shown', () => {
    const listed = (query: string) => ({
      path: '/account/my-shipping-address',
      parameters: parameters(query),
      name: 'page',
    });
    const redirected = () => addressPage({ items: [], total: 10 }, listed('?page=2'));
    expect(redirected).toThrow(
      expect.objectContaining({ status: 302, headers: new Headers({ location: '/account/my-shipping-address' }) }),
    );
    expect(addressPage({ items: [], total: 0 }, listed(''))).toEqual({ addresses: [], page: 1, pageCount: 0 });
  });
});
