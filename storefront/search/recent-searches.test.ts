import { describe, expect, it } from 'vitest';
import { addSearch, parseSearches, removeSearch } from './recent-searches.ts';

describe('a search that is sent', () => {
  it('comes first, once, in the case it was last typed in', () => {
    expect(addSearch([], ' iphone  17 ')).toEqual(['iphone 17']);
    expect(addSearch(['เคส', 'iphone 17'], 'iPhone 17')).toEqual(['iPhone 17', 'เคส']);
  });

  it('is no search without text', () => {
    expect(addSearch(['เคส'], '   ')).toEqual(['เคส']);
  });

  it('pushes out the oldest of eight', () => {
    expect(addSearch([...'abcdefgh'], 'i')).toEqual([...'iabcdefg']);
  });
});

it('a search that is removed leaves the others in their order', () => {
  expect(removeSearch(['c', 'b', 'a'], 'b')).toEqual(['c', 'a']);
  expect(removeSearch(['a'], 'gone')).toEqual(['a']);
});

describe('searches from the storage', () => {
  it.each([
    ['["เคส","iphone"]', ['เคส', 'iphone']],
    ['["a",1,null," ","b"]', ['a', 'b']],
    ['{"a":1}', []],
    ['not json', []],
    [null, []],
  ])('%j are %j', (text, searches) => {
    expect(parseSearches(text)).toEqual(searches);
  });
});
