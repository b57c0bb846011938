import type { Category } from '#contract/catalogue.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { categoryHref, type MenuItem } from './menu.ts';

export interface MenuBarProps {
  categories: readonly Category[];
  rightMenu: readonly MenuItem[];
}

const item =
  'flex h-12 items-center whitespace-nowrap rounded-tight text-sm font-medium -outline-offset-2 hover:text-brand';

/** The desktop's bar of links: categories left, as many as there is room for, the shop's own pages right. */
export function MenuBar({ categories, rightMenu }: MenuBarProps) {
  return (
    <nav aria-label={m.shell_menu()} className="border-t border-line">
      <div className="page-column flex justify-between gap-8">
        <ul className="flex h-12 min-w-0 flex-wrap gap-x-6 overflow-hidden">
          {categories.map((category) => (
            <li key={category.categoryId}>
              <a href={categoryHref(category.path)} className={item}>
                {category.categoryName}
              </a>
            </li>
          ))}
        </ul>
        <ul className="flex shrink-0 gap-6">
          {rightMenu.map((entry) => (
            <li key={entry.href}>
              <a href={entry.href} className={`${item} font-semibold`}>
                {entry.name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
