import { m } from '#storefront/i18n/paraglide/messages.js';
import { categoryHref, type MenuCategory } from './menu.ts';

const item =
  'flex h-12 items-center whitespace-nowrap rounded-tight text-sm font-medium -outline-offset-2 hover:text-brand';

/** The desktop's bar of links: categories, as many as there is room for. */
export function MenuBar({ categories }: { categories: readonly MenuCategory[] }) {
  return (
    <nav aria-label={m.shell_menu()} className="border-t border-line">
      <div className="page-column flex">
        <ul className="flex h-12 min-w-0 flex-wrap gap-x-6 overflow-hidden">
          {categories.map((category) => (
            <li key={category.categoryId}>
              <a href={categoryHref(category.path)} className={item}>
                {category.categoryName}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
