import { LayoutGrid, X } from 'lucide-react';
import { useId } from 'react';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { categoryHref, type MenuCategory } from './menu.ts';
import { useDisclosure } from './use-disclosure.ts';

/** All categories of two levels as plain links, in a panel below the header. */
export function MegaMenu({ categories }: { categories: readonly MenuCategory[] }) {
  const { open, setOpen, root, button } = useDisclosure();
  const id = useId();
  const Icon = open ? X : LayoutGrid;
  return (
    <div ref={root}>
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="flex h-12 items-center gap-2 rounded-full bg-brand px-5 text-sm font-semibold whitespace-nowrap text-surface hover:bg-brand-strong"
      >
        <Icon aria-hidden="true" className="size-5" />
        {m.shell_all_products()}
      </button>
      <nav
        id={id}
        hidden={!open}
        aria-label={m.shell_all_products()}
        className="absolute inset-x-0 top-full animate-appear border-t border-line bg-surface shadow-float"
      >
        {open && (
          <ul className="page-column max-h-[604px] columns-4 gap-8 overflow-y-auto py-8">
            {categories.map((category) => (
              <li key={category.categoryId} className="mb-6 break-inside-avoid">
                <a href={categoryHref(category.path)} className="block py-1 font-semibold hover:text-brand">
                  {category.categoryName}
                </a>
                <ul>
                  {category.subcategories.map((child) => (
                    <li key={child.categoryId}>
                      <a href={categoryHref(child.path)} className="block py-1 text-sm text-muted hover:text-brand">
                        {child.categoryName}
                      </a>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        )}
      </nav>
    </div>
  );
}
