import { Globe, Heart } from 'lucide-react';
import type { Category } from '#contract/catalogue.ts';
import { localiseLink } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { Accordion } from '#storefront/ui/accordion.tsx';
import { Skeleton } from '#storefront/ui/skeleton.tsx';
import { LanguageLinks } from '../language-links.tsx';
import { categoryHref, rightMenu } from './menu.ts';
import { useCategoryTree } from './use-category-tree.ts';

const childLink =
  'flex min-h-11 items-center rounded-field text-sm -outline-offset-2 hover:text-brand aria-[current]:font-semibold';

const skeletonKeys = [...'abcdefghijkl'];

/** Content of the phone's menu: all categories, the menu bar's right side, wishlist, language. */
export default function SideMenuPanel({ wishlistCount }: { wishlistCount: number }) {
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
      {rightMenu().map(({ name, href }) => (
        <a
          key={href}
          href={href}
          className="flex min-h-12 items-center border-b border-line font-semibold -outline-offset-2 hover:text-brand"
        >
          {name}
        </a>
      ))}
      <a
        href={localiseLink('/account/my-wishlist')}
        aria-label={m.wishlist_link({ count: wishlistCount })}
        className="flex min-h-12 items-center gap-3 border-b border-line font-semibold -outline-offset-2 hover:text-brand"
      >
        <Heart aria-hidden="true" className="size-5 text-muted" />
        {m.wishlist_title()}
        {wishlistCount > 0 && <span className="figures ml-auto text-sm font-medium text-muted">{wishlistCount}</span>}
      </a>
      <Accordion
        summary={
          <span className="flex items-center gap-3">
            <Globe aria-hidden="true" className="size-5 text-muted" />
            {m.shell_language()}
          </span>
        }
      >
        <LanguageLinks className={`${childLink} pl-8`} />
      </Accordion>
    </nav>
  );
}

/** A category with its subcategories; of its siblings one is open at a time. */
function CategoryEntry({ category, group }: { category: Category; group: string }) {
  const { categoryId, categoryName, path, subcategories } = category;
  if (subcategories.length === 0) {
    return (
      <a href={categoryHref(path)} className={childLink}>
        {categoryName}
      </a>
    );
  }
  return (
    <Accordion
      summary={<span className="text-sm font-medium">{categoryName}</span>}
      group={group}
      className="border-b-0"
    >
      <div className="border-l-2 border-line pl-4">
        <a href={categoryHref(path)} className={childLink}>
          {m.shell_all_of({ name: categoryName })}
        </a>
        {subcategories.map((child) => (
          <CategoryEntry key={child.categoryId} category={child} group={`${group}-${categoryId}`} />
        ))}
      </div>
    </Accordion>
  );
}
