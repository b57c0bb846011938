import type { Category } from '#contract/catalogue.ts';
import { localiseLink } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';

/** An entry of the header's or the footer's menus. */
export interface MenuItem {
  name: string;
  /** In the page's language. */
  href: string;
}

export interface MenuGroup {
  name: string;
  items: MenuItem[];
}

/** How many levels of categories the menus show. */
export const menuLevels = 2;

/** A category as the menus show it: no more than a name and an address. */
export interface MenuCategory {
  categoryId: number;
  categoryName: string;
  path: string;
  subcategories: MenuCategory[];
}

/** What the menus show of the tree of categories; each page carries it. */
export function menuCategories(categories: readonly Category[]): MenuCategory[] {
  return categories.map(({ categoryId, categoryName, path, subcategories }) => ({
    categoryId,
    categoryName,
    path,
    subcategories: menuCategories(subcategories),
  }));
}

const footerCategories = 6;

export function footerMenu(categories: readonly MenuCategory[]): MenuGroup[] {
  return [
    {
      name: m.shell_footer_shop(),
      items: categories
        .slice(0, footerCategories)
        .map(({ categoryName, path }) => ({ name: categoryName, href: categoryHref(path) }))
        .concat({ name: m.brands_title(), href: localiseLink('/brand') }),
    },
    {
      name: m.shell_footer_account(),
      items: [
        { name: m.shell_account(), href: localiseLink('/account') },
        { name: m.shell_order_history(), href: localiseLink('/account/my-order') },
        { name: m.account_addresses(), href: localiseLink('/account/my-shipping-address') },
      ],
    },
  ];
}

/** The listing of a category, from its path below `/product-category/`. */
export function categoryHref(path: string): string {
  return localiseLink(`/product-category/${path}`);
}
