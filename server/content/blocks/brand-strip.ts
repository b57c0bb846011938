import { z } from 'zod';
import { brandRows } from '../../brands/brands.ts';
import { blockKind } from './block-kind.ts';
import { textField } from './fields.ts';

const allBrands = { limit: 9999, offset: 0 };

export const brandStrip = blockKind({
  type: 'brand_strip',
  help: '{title, brands?}: logos of brands, by their slugs; the pinned ones by default',
  sample: { title: { th: 'แบรนด์ยอดนิยม', en: 'Popular brands' } },
  schema: z.strictObject({
    title: textField(120),
    brands: z.array(z.string().min(1).max(100)).min(1).max(40).optional(),
  }),
  async resolve({ title, brands: slugs }, { locale }, { db }) {
    const { items } = await brandRows(db, allBrands, locale);
    const brands = slugs
      ? slugs.flatMap((slug) => items.find((brand) => brand.slug === slug) ?? [])
      : items.filter(({ pinFlag }) => pinFlag).sort((a, b) => (a.position ?? 0) - (b.position ?? 0));
    return brands.length === 0 ? null : { title, brands };
  },
});
