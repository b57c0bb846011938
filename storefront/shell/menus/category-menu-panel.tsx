import { m } from '#storefront/i18n/paraglide/messages.js';
import { Skeleton } from '#storefront/ui/skeleton.tsx';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import { categoryHref } from './menu.ts';
import { panelLinkStyle } from './menu-bar-item.tsx';
import { useCategoryTree } from './use-category-tree.ts';

export interface CategoryMenuPanelProps {
  name: string;
  /** Below `/product-category/`. */
  path: string;
}

/** The subcategories of a top-level category in the menu bar. */
export default function CategoryMenuPanel({ name, path }: CategoryMenuPanelProps) {
  const { data: tree, isError } = useCategoryTree();
  if (isError)
    return (
      <p role="alert" className="p-4 text-sm text-muted">
        {m.shell_menu_failed()}
      </p>
    );
  if (!tree)
    return (
      <div aria-busy="true" className="grid gap-4 p-4">
        <Skeleton className="h-6 w-3/4" />
        <Skeleton className="h-6 w-1/2" />
        <Skeleton className="h-6 w-2/3" />
      </div>
    );
  return (
    <ul className="p-2">
      <li>
        <a href={categoryHref(path)} className={`${panelLinkStyle} font-semibold`}>
          {m.shell_all_of({ name })}
        </a>
      </li>
      {tree
        .find((category) => category.path === path)
        ?.subcategories.map((subcategory) => (
          <li key={subcategory.categoryId}>
            <a href={categoryHref(subcategory.path)} className={panelLinkStyle}>
              <WrapAtWords>{subcategory.categoryName}</WrapAtWords>
            </a>
          </li>
        ))}
    </ul>
  );
}
