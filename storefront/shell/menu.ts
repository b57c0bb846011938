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

/** What stands at the right of the menu bar and in the side menu. */
export function rightMenu(): MenuItem[] {
  return [
    { name: m.shell_flash_sale(), href: localiseLink('/flash-sale') },
    { name: m.shell_brands(), href: localiseLink('/brand') },
    { name: m.shell_blog(), href: localiseLink('/blog') },
  ];
}

export function footerMenu(): MenuGroup[] {
  return [
    {
      name: m.shell_footer_shop(),
      items: [
        { name: m.shell_flash_sale(), href: localiseLink('/flash-sale') },
        { name: m.shell_brands(), href: localiseLink('/brand') },
        { name: m.shell_blog(), href: localiseLink('/blog') },
        { name: m.shell_find_store(), href: localiseLink('/store') },
      ],
    },
    {
      name: m.shell_footer_help(),
      items: [
        { name: m.shell_help_center(), href: localiseLink('/help') },
        { name: m.shell_contact_us(), href: localiseLink('/help-contact-us') },
        { name: m.shell_cookie_policy(), href: localiseLink('/help/cookie-policy') },
      ],
    },
    {
      name: m.shell_footer_account(),
      items: [
        { name: m.shell_my_profile(), href: localiseLink('/account/my-profile') },
        { name: m.shell_order_history(), href: localiseLink('/account/my-order') },
        { name: m.shell_wishlist(), href: localiseLink('/account/my-wishlist') },
        { name: m.shell_my_coupons(), href: localiseLink('/account/my-discount-code') },
      ],
    },
  ];
}

/** The listing of a category, from its path below `/product-category/`. */
export function categoryHref(path: string): string {
  return localiseLink(`/product-category/${path}`);
}
