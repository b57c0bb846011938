import type { Category } from '#contract/catalogue.ts';
import { localiseLink } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';

/** An entry in a menu of header or footer. */
export interface MenuItem {
  name: string;
  /** In the page's language. */
  href: string;
  /** `brand` opens the brand panel in the header. */
  menuType?: 'brand';
}

export interface MenuGroup {
  name: string;
  items: MenuItem[];
}

/** A top-level category as every page includes it: only name and path. */
export type MenuCategory = Pick<Category, 'categoryId' | 'categoryName' | 'path'>;

/** The fields every page includes; menus load the levels below when they open. */
export function menuCategories(categories: readonly Category[]): MenuCategory[] {
  return categories.map(({ categoryId, categoryName, path }) => ({ categoryId, categoryName, path }));
}

/** The right side of the menu bar, also part of the phone's menu. */
export function rightMenu(): MenuItem[] {
  return [
    { name: m.flash_sale_title(), href: localiseLink('/flash-sale') },
    { name: m.coupon_menu(), href: localiseLink('/coupon') },
    { name: m.home_newest(), href: localiseLink('/product-category?sort=newest') },
    { name: m.home_special(), href: localiseLink('/product-category?sort=discount') },
    { name: m.brands_menu(), href: localiseLink('/brand'), menuType: 'brand' },
  ];
}

const footerCategories = 6;

export function footerMenu(categories: readonly MenuCategory[]): MenuGroup[] {
  return [
    {
      name: m.shell_footer_shop(),
      items: categories
        .slice(0, footerCategories)
        .map(({ categoryName, path }) => ({ name: categoryName, href: categoryHref(path) }))
        .concat(
          { name: m.brands_title(), href: localiseLink('/brand') },
          { name: m.flash_sale_title(), href: localiseLink('/flash-sale') },
          { name: m.coupon_title(), href: localiseLink('/coupon') },
        ),
    },
    {
      name: m.shell_footer_account(),
      items: [
        { name: m.shell_account(), href: localiseLink('/account') },
        { name: m.shell_order_history(), href: localiseLink('/account/my-order') },
        { name: m.coupon_mine(), href: localiseLink('/account/my-discount-code') },
        { name: m.account_addresses(), href: localiseLink('/account/my-shipping-address') },
      ],
    },
  ];
}

/** The listing of a category, from its path below `/product-category/`. */
export function categoryHref(path: string): string {
  return localiseLink(`/product-category/${path}`);
}
