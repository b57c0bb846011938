import { SlidersHorizontal } from 'lucide-react';
import { type MouseEvent, useEffect, useState } from 'react';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { buttonStyle } from '#storefront/ui/button-style.ts';
import { classNames } from '#storefront/ui/class-names.ts';
import { preloadDrawer } from '#storefront/ui/drawer.tsx';
import type { FacetFormProps } from './facet-form.tsx';
import { FilterDrawer } from './filter-drawer.tsx';
import { filterCount } from './listing-filters.ts';

export interface FilterButtonProps extends FacetFormProps {
  /** The id of the filters in the page, to which it leads without JavaScript. */
  filtersId: string;
  /** Products on all pages. */
  total: number;
  isPending: boolean;
}

/** Opens the filters in a drawer, on phones, where there are any. */
export function FilterButton({ filtersId, total, isPending, ...form }: FilterButtonProps) {
  const { view, facets } = form;
  const hasFilters = facets.length > 0;
  // Closes on another category, not on another filter.
  const [openFor, setOpenFor] = useState<string>();
  // Going back to the category must not open it again.
  useEffect(() => setOpenFor((path) => (path === view.path ? path : undefined)), [view.path]);
  const open = (event: MouseEvent) => {
    event.preventDefault();
    setOpenFor(view.path);
  };
  const count = filterCount(view);
  return (
    <>
      {hasFilters && (
        <a
          href={`#${filtersId}`}
          aria-haspopup="dialog"
          onClick={open}
          onPointerDown={preloadDrawer}
          className={classNames(buttonStyle({ variant: 'secondary' }), 'shrink-0 rounded-full! lg:hidden')}
        >
          <SlidersHorizontal aria-hidden="true" className="size-5" />
          {count > 0 ? m.listing_filter_count({ count }) : m.listing_filter()}
        </a>
      )}
      <FilterDrawer
        {...form}
        open={hasFilters && openFor === view.path}
        onClose={() => setOpenFor(undefined)}
        total={total}
        isPending={isPending}
      />
    </>
  );
}
