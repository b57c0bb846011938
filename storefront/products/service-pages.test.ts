import { expect, test } from 'vitest';
import { servicePagesOf } from './service-pages.ts';

const page = (slug: string) => ({ slug, title: `About ${slug}`, description: '', question: null });

test('a product links to the help about returns and warranty that the shop has', () => {
  const menu = { type: 'after-sales', label: '', description: '', items: [page('repairs'), page('returns')] };
  expect(servicePagesOf([menu])).toEqual({ returns: { slug: 'returns', title: 'About returns' } });
  expect(servicePagesOf([])).toEqual({});
});
