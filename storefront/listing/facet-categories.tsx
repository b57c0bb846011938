import { ChevronLeft } from 'lucide-react';
import type { Facet } from '#contract/search.ts';
import { formatNumber } from '#storefront/i18n/format.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { classNames } from '#storefront/ui/class-names.ts';
import { listingHref } from './listing-links.ts';
import { isVariant, type ListingAddress } from './listing-params.ts';

/** A category on the path to a listing's category. */
export interface CategoryStep {
  label: string;
  slug: string;
}

export interface FacetCategoriesProps {
  facet: Facet;
  address: ListingAddress;
  /** From the top level down to the listing's own category. */
  steps: readonly CategoryStep[];
}

const link = 'flex min-h-11 items-center gap-2 text-sm hover:text-brand lg:min-h-9';

/** Links up and down the category tree, each keeping search text and filters. */
export function FacetCategories({ facet, address, steps }: FacetCategoriesProps) {
  const level = facet.values[0]?.value.split('/').length ?? 1;
  const above = steps.slice(0, level - 1);
  const hrefOf = (path: string) => listingHref({ ...address, path, page: 1 });
  const rel = isVariant(address) ? 'nofollow' : undefined;
  const current = (path: string) => (path === address.path ? 'true' : undefined);
  return (
    <nav aria-label={facet.label}>
      {address.path && (
        <ul className="mb-1 border-b border-line pb-1">
          {[{ label: m.listing_all_products(), slug: '' }, ...above].map(({ label, slug }) => (
            <li key={slug}>
              <a
                href={hrefOf(slug)}
                rel={rel}
                aria-current={current(slug)}
                className={classNames(link, 'aria-[current]:font-semibold')}
              >
                {!current(slug) && <ChevronLeft aria-hidden="true" className="size-4 shrink-0 text-muted" />}
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
              href={hrefOf(value)}
              rel={rel}
              aria-current={current(value)}
              className={classNames(link, 'aria-[current]:font-semibold aria-[current]:text-brand')}
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
