import type { QueryPriceRange } from '#contract/search.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { TextLink } from '#storefront/ui/text-link.tsx';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import { listingHref } from './listing-links.ts';
import { priceText } from './listing-text.ts';
import type { ListingView } from './listing-view.ts';

export interface SearchNotesProps {
  view: ListingView;
  /** What was searched for instead, where the search text finds nothing. */
  correctedQuery: string | null;
  /** The search text, where it names a model that is not sold: the products are the nearest. */
  notSold: string | null;
  /** The price named in the search text, where it narrows the list. */
  askedPrice: QueryPriceRange | null;
}

/** How a search text was understood, where its products are not simply those that it names. */
export function SearchNotes({ view, correctedQuery, notSold, askedPrice }: SearchNotesProps) {
  const askedBounds = { minPrice: askedPrice?.minPrice ?? undefined, maxPrice: askedPrice?.maxPrice ?? undefined };
  return (
    <>
      {notSold !== null && (
        <p className="wrap-anywhere">
          <WrapAtWords>{m.search_not_sold({ query: notSold })}</WrapAtWords>
        </p>
      )}
      {view.query && correctedQuery && (
        <p className="wrap-anywhere">
          {m.listing_no_results_for({ query: view.query })}{' '}
          <TextLink href={listingHref({ query: correctedQuery, ...askedBounds })}>
            {m.search_showing_results_for({ query: correctedQuery })}
          </TextLink>
        </p>
      )}
      {askedPrice && (
        <p>
          {m.listing_price_from_query({ price: priceText(askedPrice) })}{' '}
          <TextLink href={listingHref({ ...view, query: askedPrice.query, page: 1 })}>{m.listing_price_any()}</TextLink>
        </p>
      )}
    </>
  );
}
