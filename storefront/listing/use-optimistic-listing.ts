import { useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { listingHref } from './listing-links.ts';
import { type ListingView, parseListing } from './listing-view.ts';

export interface OptimisticListing {
  /** The listing as requested, including a navigation that is still pending. */
  view: ListingView;
  /** Whether another view of this listing is loading. */
  isPending: boolean;
  /** Goes to another view of this listing and keeps the scroll position. */
  show(view: ListingView): void;
}

/** The listing with pending changes, ahead of what is shown. */
export function useOptimisticListing(shown: ListingView): OptimisticListing {
  const { location: pendingLocation } = useNavigation();
  const { pathname, key } = useLocation();
  const navigate = useNavigate();
  const isPending = pendingLocation?.pathname === pathname;
  // The router starts a navigation with a delay: until then the last request counts.
  const [requested, setRequested] = useState<{ view: ListingView; at: string }>();
  const navigationKey = `${key} ${pendingLocation?.key}`;
  if (requested && requested.at !== navigationKey) setRequested(undefined);
  const pendingView = () => (isPending ? parseListing(shown.path, new URLSearchParams(pendingLocation.search)) : shown);
  return {
    view: requested?.view ?? pendingView(),
    isPending,
    show: (view) => {
      const href = listingHref(view);
      setRequested({ view, at: navigationKey });
      // The same view again adds no history entry.
      void navigate(href, { preventScrollReset: true, replace: href === listingHref(shown) });
    },
  };
}
