import { afterEach, describe, expect, it, vi } from 'vitest';
import { parseIds, setCompared, toggleCompared } from './compare-list.ts';

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

describe('ids from a URL or the storage', () => {
  it.each([
    ['1001,1002', [1001, 1002]],
    ['1001,1001,1002', [1001, 1002]],
    ['1,2,3,4,5', [1, 2, 3, 4]],
    ['1001,,x,-3,2.5,1e99,1002', [1001, 1002]],
    ['', []],
    [null, []],
  ])('%j are %j', (text, ids) => {
    expect(parseIds(text)).toEqual(ids);
  });
});

describe('choosing a product', () => {
  it('keeps earlier choices, also where the page does not show them yet', () => {
    const storage = new Map([['compare', '1,2']]);
    vi.stubGlobal('window', { addEventListener: () => {} });
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, text: string) => storage.set(key, text),
      removeItem: (key: string) => storage.delete(key),
    });
    setCompared(3, true);
    expect(storage.get('compare')).toBe('1,2,3');
    setCompared(3, true);
    expect(storage.get('compare')).toBe('1,2,3');
    for (const id of [1, 2, 3]) setCompared(id, false);
    expect(storage.has('compare')).toBe(false);
  });
});
