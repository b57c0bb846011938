import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { adoptCompareList, isOwnComparison, saveCompareList, setCompared, toggleCompared } from './compare-list.ts';

afterEach(() => vi.unstubAllGlobals());

describe('toggling a product', () => {
  it('adds one that is not in the list, and removes one that is', () => {
    expect(toggleCompared([], 1)).toEqual([1]);
    expect(toggleCompared([1, 2], 3)).toEqual([1, 2, 3]);
    expect(toggleCompared([1, 2, 3], 2)).toEqual([1, 3]);
  });

  it('replaces the last one with a fifth', () => {
    expect(toggleCompared([1, 2, 3, 4], 5)).toEqual([1, 2, 3, 5]);
  });
});

/** The browser's storage. */
function stubStorage(...entries: [key: string, text: string][]): Map<string, string> {
  const storage = new Map(entries);
  vi.stubGlobal('window', { addEventListener: () => {} });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, text: string) => storage.set(key, text),
    removeItem: (key: string) => storage.delete(key),
  });
  return storage;
}

describe('choosing a product', () => {
  it('keeps earlier choices, also where the page does not show them yet', () => {
    const storage = stubStorage(['compare', '1,2']);
    setCompared(3, true);
    expect(storage.get('compare')).toBe('1,2,3');
    setCompared(3, true);
    expect(storage.get('compare')).toBe('1,2,3');
    for (const id of [1, 2, 3]) setCompared(id, false);
    expect(storage.has('compare')).toBe(false);
  });
});

test('a shared comparison chooses its products, but replaces none that the shopper has chosen', () => {
  const storage = stubStorage();
  saveCompareList([]);
  adoptCompareList([1, 2]);
  expect(storage.get('compare')).toBe('1,2');
  adoptCompareList([3, 4]);
  expect(storage.get('compare')).toBe('1,2');
});

test('a comparison is the own one whatever the order of its products, and a shared one is not', () => {
  stubStorage();
  saveCompareList([1, 2]);
  expect(isOwnComparison([2, 1])).toBe(true);
  expect(isOwnComparison([1, 3])).toBe(false);
  expect(isOwnComparison([1])).toBe(false);
  expect(isOwnComparison([1, 2, 3])).toBe(false);
});
