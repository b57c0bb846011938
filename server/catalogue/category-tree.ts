import type * as z from 'zod/mini';
import type { BreadcrumbEntry, Category } from '#contract/catalogue.ts';

/** A stored category with its name in one language. */
export interface CategoryRow {
  categoryId: number;
  parentId: number | null;
  categoryName: string;
  slug: string;
  path: string;
  iconImage: string | null;
  hoverImage: string | null;
}

/**
 * Builds the category tree, down to `levels` levels.
 *
 * @param rows parents before their children
 */
export function categoryTree(rows: readonly CategoryRow[], levels = Number.POSITIVE_INFINITY): Category[] {
  const roots: Category[] = [];
  const byId = new Map<number, Category>();
  for (const { iconImage, hoverImage, ...row } of rows) {
    if (row.path.split('/').length > levels) continue;
    const category: Category = {
      ...row,
      categoryIconImage: pictures(iconImage),
      categoryHoverImage: pictures(hoverImage),
      subcategories: [],
    };
    byId.set(row.categoryId, category);
    const siblings = row.parentId === null ? roots : byId.get(row.parentId)?.subcategories;
    siblings?.push(category);
  }
  return roots;
}

/** The category at a path with its subtree and its breadcrumb; null if there is none. */
export function findCategory(
  roots: readonly Category[],
  path: string,
): { category: Category; breadcrumb: z.infer<typeof BreadcrumbEntry>[] } | null {
  const breadcrumb: z.infer<typeof BreadcrumbEntry>[] = [];
  let level = roots;
  for (;;) {
    const next = level.find((category) => path === category.path || path.startsWith(`${category.path}/`));
    if (!next) return null;
    breadcrumb.push({ label: next.categoryName, slug: next.path });
    if (next.path === path) return { category: next, breadcrumb };
    level = next.subcategories;
  }
}

function pictures(path: string | null): { url: string }[] {
  return path === null ? [] : [{ url: path }];
}
