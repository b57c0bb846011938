import { useCallback } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { listingHref } from '../listing-links.ts';
import { type ListingAddress, readListing } from './listing-address.ts';

export interface WantedListing {
  /** What is chosen, with what was pressed a moment ago and is still on its way. */
  wanted: ListingAddress;
  /** Whether another view of this listing is on its way. */
  isPending: boolean;
  /** Shows another view of this listing; the page stays where it is scrolled to. */
  show(address: ListingAddress): void;
}

/** A listing as its shopper wants it, which may be ahead of the one that is shown. */
export function useWantedListing(shown: ListingAddress): WantedListing {
  const { location } = useNavigation();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const isPending = location?.pathname === pathname;
  return {
    wanted: isPending ? readListing(shown.path, new URLSearchParams(location.search)) : shown,
    isPending,
    show: useCallback((address) => void navigate(listingHref(address), { preventScrollReset: true }), [navigate]),
  };
}
