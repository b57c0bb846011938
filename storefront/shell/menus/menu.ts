import type { Category } from '#contract/catalogue.ts';
import type { MenuItem, MenuLink } from '#contract/menus.ts';
import { localiseLink } from '#storefront/i18n/locale-href.ts';

/** A top-level category as every page includes it: only name and path. */
export type MenuCategory = Pick<Category, 'categoryId' | 'categoryName' | 'path'>;

/** The menus of the shop's frame, in the language of the page. */
export interface Menus {
  left: readonly MenuItem[];
  right: readonly MenuItem[];
  footer: readonly MenuItem[];
}

/** The fields every page includes; menus load the levels below when they open. */
export function menuCategories(categories: readonly Category[]): MenuCategory[] {
  return categories.map(({ categoryId, categoryName, path }) => ({ categoryId, categoryName, path }));
}

const categoryPrefix = '/product-category/';

/** The listing of a category, from its path below `/product-category/`. */
export function categoryHref(path: string): string {
  return localiseLink(`${categoryPrefix}${path}`);
}

/** An entry of the menu bar: an item, or a category that an item lists. */
export type BarEntry = { kind: 'item'; item: MenuItem } | { kind: 'category'; link: MenuLink; path: string };

/** The entries of the menu bar: an item that lists categories is replaced by them and its other sub-items. */
export function barEntries(items: readonly MenuItem[]): BarEntry[] {
  return items.flatMap((item): BarEntry[] =>
    item.menuType === 'categories' ? item.menus.map(entryOfLink) : [{ kind: 'item', item }],
  );
}

function entryOfLink(link: MenuLink): BarEntry {
  if (/^\/product-category\/[^?#]+$/.test(link.link))
    return { kind: 'category', link, path: link.link.slice(categoryPrefix.length) };
  return { kind: 'item', item: { ...link, menuType: 'link', menus: [] } };
}
