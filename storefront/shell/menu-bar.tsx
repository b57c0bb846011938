import { ChevronDown } from 'lucide-react';
import { lazy, Suspense, useId } from 'react';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { categoryHref, type MenuCategory } from './menu.ts';
import { useDisclosure } from './use-disclosure.ts';

const BrandMenuPanel = lazy(() => import('./brand-menu-panel.tsx'));

const item =
  'flex h-12 items-center gap-1 whitespace-nowrap rounded-tight text-sm font-medium -outline-offset-2 hover:text-brand';

/** The desktop's bar of links: categories on the left, as many as there is room for; brands on the right. */
export function MenuBar({ categories }: { categories: readonly MenuCategory[] }) {
  return (
    <nav aria-label={m.shell_menu()} className="border-t border-line">
      <div className="page-column flex gap-6">
        <ul className="flex h-12 min-w-0 flex-1 flex-wrap gap-x-6 overflow-hidden">
          {categories.map((category) => (
            <li key={category.categoryId}>
              <a href={categoryHref(category.path)} className={item}>
                {category.categoryName}
              </a>
            </li>
          ))}
        </ul>
        <BrandMenu />
      </div>
    </nav>
  );
}

function BrandMenu() {
  const { open, setOpen, root, button } = useDisclosure();
  const id = useId();
  return (
    <div ref={root} className="relative">
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className={item}
      >
        {m.brands_menu()}
        <ChevronDown aria-hidden="true" className="size-4 opacity-60" />
      </button>
      <div
        id={id}
        hidden={!open}
        className="absolute top-full right-0 z-20 min-h-40 w-[620px] animate-appear rounded-card bg-surface shadow-float"
      >
        {open && (
          <Suspense fallback={null}>
            <BrandMenuPanel />
          </Suspense>
        )}
      </div>
    </div>
  );
}
