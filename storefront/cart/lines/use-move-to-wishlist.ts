import { useEffect, useEffectEvent, useState } from 'react';

/** The shopper's wishlist, for lines that are sold out. */
export interface CartWishlist {
  /** `loading` until the session is known. */
  status: 'loading' | 'guest' | 'customer';
  onSignIn: () => void;
  /** Adds products for a customer; resolves to those that are on the wishlist then. */
  add: (productIds: readonly number[]) => Promise<readonly number[]>;
}

/**
 * Moves products to the wishlist; guests sign in first. `onMoved` is called with those that are on the wishlist then, after
 * the cart was merged.
 */
export function useMoveToWishlist(
  wishlist: CartWishlist | undefined,
  onMoved: (productIds: readonly number[]) => Promise<void>,
): (productIds: readonly number[]) => void {
  const status = wishlist?.status ?? 'loading';
  // Pressed before the session was known, or by a guest who then signs in.
  const [waiting, setWaiting] = useState<readonly number[]>();
  const move = async (productIds: readonly number[]) => {
    if (wishlist) await onMoved(await wishlist.add(productIds));
  };
  const resume = useEffectEvent(() => {
    if (waiting === undefined || status === 'loading') return;
    if (status === 'guest') return wishlist?.onSignIn();
    setWaiting(undefined);
    void move(waiting);
  });
  useEffect(() => {
    // Each time the session becomes known.
    if (status) resume();
  }, [status]);
  return (productIds) => {
    if (status === 'customer') return void move(productIds);
    setWaiting(productIds);
    if (status === 'guest') wishlist?.onSignIn();
  };
}
