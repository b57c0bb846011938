import { useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { listingHref } from './listing-links.ts';
import { type ListingAddress, readListing } from './listing-params.ts';

export interface WantedListing {
  /** The listing as requested, including a navigation that is still pending. */
  wanted: ListingAddress;
  /** Whether another view of this listing is loading. */
  isPending: boolean;
  /** Goes to another view of this listing and keeps the scroll position. */
  show(address: ListingAddress): void;
}

/** The listing with pending changes, ahead of what is shown. */
export function useWantedListing(shown: ListingAddress): WantedListing {
  const { location: coming } = useNavigation();
  const { pathname, key } = useLocation();
  const navigate = useNavigate();
  const isPending = coming?.pathname === pathname;
  // The router starts a navigation with a delay: until then the last request counts.
  const [pressed, setPressed] = useState<{ address: ListingAddress; at: string }>();
  const now = `${key} ${coming?.key}`;
  if (pressed && pressed.at !== now) setPressed(undefined);
  const onItsWay = () => (isPending ? readListing(shown.path, new URLSearchParams(coming.search)) : shown);
  return {
    wanted: pressed?.address ?? onItsWay(),
    isPending,
    show: (address) => {
      const href = listingHref(address);
      setPressed({ address, at: now });
      // The same view again adds no history entry.
      void navigate(href, { preventScrollReset: true, replace: href === listingHref(shown) });
    },
  };
}
