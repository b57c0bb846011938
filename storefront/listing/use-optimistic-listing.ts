import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { afterPaint } from '#storefront/navigation/after-paint.ts';
import { listingHref } from './listing-links.ts';
import { type ListingView, parseListing } from './listing-view.ts';

export interface OptimisticListing {
  /** The listing as requested, including a navigation that is still pending. */
  view: ListingView;
  /** Whether another view of this listing is loading. */
  isPending: boolean;
  /** Shows the filters of another view at once, then goes to it and keeps the scroll position. */
  show(view: ListingView): void;
}

/** The listing with pending changes, ahead of what is shown. */
export function useOptimisticListing(shown: ListingView): OptimisticListing {
  const { location: pendingLocation } = useNavigation();
  const { pathname, key } = useLocation();
  const navigate = useNavigate();
  const isPending = pendingLocation?.pathname === pathname;
  const navigationKey = `${key} ${pendingLocation?.key}`;
  /** `navigatedAt`: what `navigationKey` was; the router starts a navigation with a delay. */
  const [requested, setRequested] = useState<{ view: ListingView; navigatedAt?: string }>();
  const isSuperseded = requested?.navigatedAt !== undefined && requested.navigatedAt !== navigationKey;
  if (requested && (isSuperseded || requested.view.path !== shown.path)) setRequested(undefined);
  const shownHref = listingHref(shown);
  useEffect(() => {
    if (!requested || requested.navigatedAt !== undefined) return undefined;
    const href = listingHref(requested.view);
    return afterPaint(() => {
      setRequested({ ...requested, navigatedAt: navigationKey });
      // The same view again adds no history entry.
      void navigate(href, { preventScrollReset: true, replace: href === shownHref });
    });
  }, [requested, navigationKey, shownHref, navigate]);
  const show = useCallback((view: ListingView) => setRequested({ view }), []);
  const pendingSearch = isPending ? pendingLocation.search : undefined;
  const pendingView = useMemo(
    () => (pendingSearch === undefined ? shown : parseListing(shown.path, new URLSearchParams(pendingSearch))),
    [pendingSearch, shown],
  );
  return {
    view: requested?.view ?? pendingView,
    isPending,
    show,
  };
}
