import { Heart } from 'lucide-react';
import { useState } from 'react';
import type { Category } from '#contract/catalogue.ts';
import type { MenuItem } from '#contract/menus.ts';
import { localiseLink } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { Accordion } from '#storefront/ui/accordion.tsx';
import { Skeleton } from '#storefront/ui/skeleton.tsx';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import { useWishlistCount } from '#storefront/wishlist/use-wishlist.tsx';
import { categoryHref } from './menu.ts';
import { SideMenuEnd, SideMenuItems } from './side-menu-links.tsx';
import { useCategoryTree } from './use-category-tree.ts';

const skeletonKeys = [...'abcdefghijkl'];

export interface SideMenuPanelProps {
  /** The right menu. */
  items: readonly MenuItem[];
}

/** Content of the phone's menu: all categories, the right menu, wishlist, language, nearest store. */
export default function SideMenuPanel({ items }: SideMenuPanelProps) {
  const wishlistCount = useWishlistCount();
  const { data: categories, isError } = useCategoryTree();
  return (
    <nav aria-label={m.shell_menu()} className="px-5 py-2">
      <Accordion open summary={m.shell_all_products()}>
        {isError && (
          <p role="alert" className="text-sm text-muted">
            {m.shell_menu_failed()}
          </p>
        )}
        {!categories && !isError && (
          <div aria-busy="true" className="grid gap-6 py-3">
            {skeletonKeys.map((key) => (
              <Skeleton key={key} className="h-6 w-48" />
            ))}
          </div>
        )}
        {categories?.map((category) => (
          <CategoryEntry key={category.categoryId} category={category} group="side-menu" />
        ))}
      </Accordion>
      <SideMenuItems items={items} />
      <a
        href={localiseLink('/account/my-wishlist')}
        aria-label={m.wishlist_link({ count: wishlistCount })}
        className="side-menu-link"
      >
        <Heart aria-hidden="true" className="size-5 text-muted" />
        {m.wishlist_title()}
        {wishlistCount > 0 && <span className="figures ml-auto text-sm font-medium text-muted">{wishlistCount}</span>}
      </a>
      <SideMenuEnd />
    </nav>
  );
}

/** A category with its subcategories, which are rendered when it is first opened; of its siblings one is open at a time. */
function CategoryEntry({ category, group }: { category: Category; group: string }) {
  const { categoryId, categoryName, path, subcategories } = category;
  const [rendered, setRendered] = useState(false);
  if (subcategories.length === 0) {
    return (
      <a href={categoryHref(path)} className="side-menu-child-link">
        <WrapAtWords>{categoryName}</WrapAtWords>
      </a>
    );
  }
  return (
    <Accordion
      summary={
        <span className="text-sm font-medium">
          <WrapAtWords>{categoryName}</WrapAtWords>
        </span>
      }
      group={group}
      className="border-b-0"
      onPress={() => setRendered(true)}
    >
      {rendered && (
        <div className="border-l-2 border-line pl-4">
          <a href={categoryHref(path)} className="side-menu-child-link">
            {m.shell_all_of({ name: categoryName })}
          </a>
          {subcategories.map((child) => (
            <CategoryEntry key={child.categoryId} category={child} group={`${group}-${categoryId}`} />
          ))}
        </div>
      )}
    </Accordion>
  );
}
