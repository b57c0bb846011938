// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Facet } from '#contract/search.ts';
import { useFacetsInPlace } from './use-facets-in-place.ts';

afterEach(cleanup);

const categories = (counts: Record<string, number>): Facet => ({
  code: 'category',
  label: 'Category',
  type: 'values',
  values: Object.entries(counts).map(([value, count]) => ({ value, label: value, count })),
});

function renderFacets(counts: Record<string, number>) {
  const { result, rerender } = renderHook(({ facets, path, query }) => useFacetsInPlace(facets, { path, query }), {
    initialProps: { facets: [categories(counts)], path: '', query: 'usb' },
  });
  return {
    shown: () => result.current.flatMap(({ values }) => values.map(({ value, count }) => `${value} ${count}`)),
    show: (next: Record<string, number>, query = 'usb') => rerender({ facets: [categories(next)], path: '', query }),
  };
}

test('categories that a filter leaves without products stay, and come back with it', () => {
  const { shown, show } = renderFacets({ audio: 5, laptops: 3, phones: 8 });
  show({ laptops: 2 });
  expect(shown()).toEqual(['audio 0', 'laptops 2', 'phones 0']);
  show({ audio: 5, laptops: 3, phones: 8 });
  expect(shown()).toEqual(['audio 5', 'laptops 3', 'phones 8']);
});

test('categories that were not shown yet are shown in the order of the shop', () => {
  const { shown, show } = renderFacets({ laptops: 2 });
  show({ audio: 5, laptops: 3 });
  expect(shown()).toEqual(['audio 5', 'laptops 3']);
});

test('another search has categories of its own', () => {
  const { shown, show } = renderFacets({ audio: 5, laptops: 3 });
  show({ laptops: 1 }, 'usb hub');
  expect(shown()).toEqual(['laptops 1']);
});
