import { z } from 'zod';
import type { Category } from '#contract/catalogue.ts';
import { categoryRows, categoryTree } from '../../catalogue/catalogue.ts';
import { blockKind } from './block-kind.ts';
import { textField } from './fields.ts';

export const categoryTiles = blockKind({
  type: 'category_tiles',
  help: '{title, categories?}: categories with their icons, by their paths; those of level one by default',
  sample: { title: { th: 'หมวดสินค้า', en: 'Categories' } },
  schema: z.strictObject({
    title: textField(120),
    categories: z.array(z.string().min(1).max(300)).min(1).max(40).optional(),
  }),
  async resolve({ title, categories: paths }, { locale }, { db }) {
    const roots = categoryTree(await categoryRows(db, locale));
    const all = roots.flatMap(withDescendants);
    const chosen = paths ? paths.flatMap((path) => all.find((category) => category.path === path) ?? []) : roots;
    if (chosen.length === 0) return null;
    return {
      title,
      categories: chosen.map(({ categoryId, categoryName, path, categoryIconImage }) => ({
        categoryId,
        categoryName,
        path,
        icon: categoryIconImage[0]?.url ?? null,
      })),
    };
  },
});

function withDescendants(category: Category): Category[] {
  return [category, ...category.subcategories.flatMap(withDescendants)];
}
