// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { parseListing } from './listing-view.ts';
import { SearchNotes } from './search-notes.tsx';

afterEach(cleanup);

const view = parseListing('', new URLSearchParams({ query: 'จอ 4k ไม่เกิน 5000' }));
const askedPrice = { minPrice: null, maxPrice: 5000, query: 'จอ 4k' };
const Notes = () => <SearchNotes view={view} correctedQuery="จอ" notSold={null} askedPrice={askedPrice} />;

test('what was searched for instead is linked with the price that was asked for', () => {
  const Stub = createRoutesStub([{ path: '/', Component: Notes }]);
  render(<Stub />);
  const searches = screen
    .getAllByRole('link')
    .map((link) => new URL(link.getAttribute('href') ?? '', 'http://shop').search);
  expect(searches.map((search) => Object.fromEntries(new URLSearchParams(search)))).toEqual([
    { query: 'จอ', maxPrice: '5000' },
    { query: 'จอ 4k' },
  ]);
});
