import { expect, test } from 'vitest';
import { withPreview } from './page-preview.ts';

test('a preview stays in the canonical query of a listing, and half of one does not', () => {
  const canonical = (query: string) => withPreview(new URLSearchParams('sort=newest'), new URLSearchParams(query));
  expect(canonical('at=2026-12-01T00:00:00Z&previewKey=k&utm=1').toString()).toBe(
    'sort=newest&at=2026-12-01T00%3A00%3A00Z&previewKey=k',
  );
  expect(canonical('at=2026-12-01T00:00:00Z').toString()).toBe('sort=newest');
});
