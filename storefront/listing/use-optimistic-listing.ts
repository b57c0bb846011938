import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { listingHref } from './listing-links.ts';
import { type ListingView, parseListing } from './listing-view.ts';

export interface OptimisticListing {
  /** The listing as requested, including a navigation that is still pending. */
  view: ListingView;
  /** Whether another view of this listing is loading. */
  isPending: boolean;
  /** Goes to another view and keeps the scroll position. */
  show(view: ListingView): void;
}

/** The listing with a pending change, ahead of what is shown. */
export function useOptimisticListing(shown: ListingView): OptimisticListing {
  const { location: pendingLocation } = useNavigation();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const isPending = pendingLocation?.pathname === pathname;
  const shownHref = listingHref(shown);
  const show = useCallback(
    (view: ListingView) => {
      const href = listingHref(view);
      // The same view again adds no history entry.
      void navigate(href, { preventScrollReset: true, replace: href === shownHref });
    },
    [navigate, shownHref],
  );
  const pendingSearch = isPending ? pendingLocation.search : undefined;
  const view = useMemo(
    () => (pendingSearch === undefined ? shown : parseListing(shown.path, new URLSearchParams(pendingSearch))),
    [pendingSearch, shown],
  );
  return { view, isPending, show };
}
