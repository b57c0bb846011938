import { memo } from 'react';
import type { MenuItem } from '#contract/menus.ts';
import { localiseLink } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { Accordion } from '#storefront/ui/accordion.tsx';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import { categoryHref, type MenuCategory } from './menu.ts';
import { SideMenuEnd, SideMenuItems } from './side-menu-links.tsx';

export interface MenuWithoutScriptProps {
  categories: readonly MenuCategory[];
  items: readonly MenuItem[];
}

/** The phone's menu where scripts are off: below the header, and closed at first. */
export const MenuWithoutScript = memo(function MenuWithoutScript({ categories, items }: MenuWithoutScriptProps) {
  return (
    <noscript>
      <nav aria-label={m.shell_menu()} className="px-4">
        <Accordion summary={m.shell_menu()}>
          <Accordion summary={m.shell_all_products()}>
            <a href={localiseLink('/product-category')} className="side-menu-child-link">
              {m.shell_all_products()}
            </a>
            {categories.map(({ categoryId, categoryName, path }) => (
              <a key={categoryId} href={categoryHref(path)} className="side-menu-child-link">
                <WrapAtWords>{categoryName}</WrapAtWords>
              </a>
            ))}
          </Accordion>
          <SideMenuItems items={items} />
          <SideMenuEnd />
        </Accordion>
      </nav>
    </noscript>
  );
});
