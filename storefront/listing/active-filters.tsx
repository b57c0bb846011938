import { X } from 'lucide-react';
import { Link } from 'react-router';
import type { Facet } from '#contract/search.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { TextLink } from '#storefront/ui/text-link.tsx';
import { useFocusAfterRemoval } from '#storefront/ui/use-focus-after-removal.ts';
import { choiceCount, choicesOf, cleared, hasPriceRange, toggled } from './listing-filters.ts';
import { listingHref } from './listing-links.ts';
import type { ListingAddress } from './listing-params.ts';
import { choiceText, priceText } from './listing-text.ts';

export interface ChoiceChipsProps {
  address: ListingAddress;
  facets: readonly Facet[];
}

/** The search text and filters that narrow the list, each with a link that removes it. */
export function ChoiceChips({ address, facets }: ChoiceChipsProps) {
  const container = useFocusAfterRemoval('li');
  const narrows = choiceCount(address) > 0;
  const chips = [
    // Without a category or a filter the search text is not a filter.
    ...(address.query && (narrows || address.path)
      ? [{ label: address.query, without: { ...address, query: undefined, page: 1 } }]
      : []),
    ...(hasPriceRange(address)
      ? [{ label: priceText(address), without: { ...address, minPrice: undefined, maxPrice: undefined, page: 1 } }]
      : []),
    ...choicesOf(address).map((choice) => ({
      label: choiceText(choice, facets),
      without: toggled(address, choice),
    })),
  ];
  return (
    <div ref={container} tabIndex={-1} className="outline-none empty:absolute">
      {chips.length > 0 && (
        <ul aria-label={m.listing_active_filters()} className="flex flex-wrap items-center gap-2">
          {chips.map(({ label, without }) => (
            <li key={label} className="max-w-full">
              <Link
                to={listingHref(without)}
                preventScrollReset
                rel="nofollow"
                aria-label={m.ui_remove_named({ name: label })}
                className="flex min-h-11 items-center gap-2 rounded-full border border-line bg-ground px-4 text-sm font-medium hover:border-edge lg:min-h-9"
              >
                <span className="truncate">{label}</span>
                <X aria-hidden="true" className="size-4 shrink-0 text-muted" />
              </Link>
            </li>
          ))}
          {narrows && (
            <li>
              <TextLink
                href={listingHref(cleared(address))}
                preventScrollReset
                rel="nofollow"
                className="inline-flex min-h-11 items-center px-2 text-sm lg:min-h-9"
              >
                {m.listing_clear_all()}
              </TextLink>
            </li>
          )}
        </ul>
      )}
    </div>
  );
}
