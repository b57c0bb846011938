import { LayoutGrid, X } from 'lucide-react';
import { lazy, Suspense, useId } from 'react';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { useDisclosure } from './use-disclosure.ts';

const MegaMenuPanel = lazy(() => import('./mega-menu-panel.tsx'));

/** All categories in a panel below the header (spec 2, Mega menu); it is loaded when it first opens. */
export function MegaMenu() {
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
        className="absolute inset-x-0 top-full z-20 min-h-40 animate-appear border-t border-line bg-surface shadow-float"
      >
        {open && (
          <Suspense fallback={null}>
            <MegaMenuPanel />
          </Suspense>
        )}
      </nav>
    </div>
  );
}
