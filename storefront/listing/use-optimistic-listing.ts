import { useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { listingHref } from './listing-links.ts';
import { type ListingAddress, readListing } from './listing-params.ts';

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
  const { location: coming } = useNavigation();
  const { pathname, key } = useLocation();
  const navigate = useNavigate();
  const isPending = coming?.pathname === pathname;
  // The router takes a moment to be on its way: until then it is what was pressed that counts.
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
      // The same view again is no further step for Back.
      void navigate(href, { preventScrollReset: true, replace: href === listingHref(shown) });
    },
  };
}
