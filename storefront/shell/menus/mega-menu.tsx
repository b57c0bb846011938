import { useQueryClient } from '@tanstack/react-query';
import { LayoutGrid, X } from 'lucide-react';
import { type KeyboardEvent, lazy, memo, Suspense, useId, useState } from 'react';
import { localiseLink } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { buttonStyle } from '#storefront/ui/button-style.ts';
import { categoryTreeQuery } from './use-category-tree.ts';
import { useHoverDisclosure } from './use-hover-disclosure.ts';

const loadPanel = () => import('./mega-menu-panel.tsx');
const MegaMenuPanel = lazy(loadPanel);

/** All categories in a panel below the header; code and categories are loaded when it is first needed. */
export const MegaMenu = memo(function MegaMenu() {
  const { open, setOpen, root, button, hover, press } = useHoverDisclosure();
  const [openedByArrow, setOpenedByArrow] = useState(false);
  const queryClient = useQueryClient();
  const id = useId();
  const Icon = open ? X : LayoutGrid;
  const prepare = () => {
    void loadPanel();
    void queryClient.prefetchQuery(categoryTreeQuery());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    setOpenedByArrow(true);
    setOpen(true);
  };
  return (
    <div ref={root} className="flex h-20 items-center" {...hover}>
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onPointerEnter={prepare}
        onFocus={prepare}
        onKeyDown={onKeyDown}
        onClick={() => {
          setOpenedByArrow(false);
          press();
        }}
        className="flex h-12 min-w-41 items-center justify-center gap-2 rounded-full bg-brand px-5 text-sm font-semibold whitespace-nowrap text-surface hover:bg-brand-strong noscript:hidden"
      >
        <Icon aria-hidden="true" className="size-5" />
        {m.shell_all_products()}
      </button>
      <noscript>
        <a href={localiseLink('/product-category')} className={buttonStyle({})}>
          {m.shell_all_products()}
        </a>
      </noscript>
      <nav
        id={id}
        hidden={!open}
        aria-label={m.shell_all_products()}
        className="absolute inset-x-0 top-full z-20 animate-appear border-t border-line bg-surface shadow-float"
      >
        <div className="page-column">
          <div className="relative h-[604px] max-h-[calc(100dvh-120px)]">
            {open && (
              <Suspense fallback={null}>
                <MegaMenuPanel focusFirst={openedByArrow} />
              </Suspense>
            )}
          </div>
        </div>
      </nav>
    </div>
  );
});
