import { ChevronLeft } from 'lucide-react';
import type { Facet } from '#contract/search.ts';
import { formatNumber } from '#storefront/i18n/format.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { classNames } from '#storefront/ui/class-names.ts';
import { listingHref } from './listing-links.ts';
import { isNonCanonical, type ListingView } from './listing-view.ts';

/** A category on the path to a listing's category. */
export interface CategoryStep {
  label: string;
  slug: string;
}

export interface FacetCategoriesProps {
  facet: Facet;
  view: ListingView;
  /** From the top level down to the listing's own category. */
  steps: readonly CategoryStep[];
}

const linkStyle = 'flex min-h-11 items-center gap-2 py-1 text-sm hover:text-brand lg:min-h-9';

/** Links up and down the category tree, each keeping search text and filters. */
export function FacetCategories({ facet, view, steps }: FacetCategoriesProps) {
  const level = facet.values[0]?.value.split('/').length ?? 1;
  const above = steps.slice(0, level - 1);
  const hrefOf = (path: string) => listingHref({ ...view, path, page: 1 });
  const rel = isNonCanonical(view) ? 'nofollow' : undefined;
  const ariaCurrent = (path: string) => (path === view.path ? 'true' : undefined);
  return (
    <nav aria-label={facet.label}>
      {view.path && (
        <ul className="mb-1 border-b border-line pb-1">
          {[{ label: m.listing_all_products(), slug: '' }, ...above].map(({ label, slug }) => (
            <li key={slug}>
              <a
                href={hrefOf(slug)}
                rel={rel}
                aria-current={ariaCurrent(slug)}
                className={classNames(linkStyle, 'aria-[current]:font-semibold')}
              >
                {!ariaCurrent(slug) && <ChevronLeft aria-hidden="true" className="size-4 shrink-0 text-muted" />}
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
      <ul>
        {facet.values.map(({ value, label, count }) => (
          <li key={value}>
            <a
              href={count > 0 ? hrefOf(value) : undefined}
              rel={rel}
              aria-current={ariaCurrent(value)}
              className={classNames(
                linkStyle,
                count === 0 && 'pointer-events-none text-muted',
                'aria-[current]:font-semibold aria-[current]:text-brand',
              )}
            >
              <span className="min-w-0 flex-1">{label}</span>
              <span className="figures text-xs text-muted">{formatNumber(count)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
