import { useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useLocation } from 'react-router';
import { failureMessage } from '#storefront/api/failure-message.ts';
import { runMutation } from '#storefront/api/run-mutation.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { showToast } from '#storefront/ui/toast-list.ts';
import {
  removeWishlistQueries,
  type WishlistChange,
  wishlistChangeKey,
  wishlistMutation,
  wishlistQuery,
} from './wishlist-queries.ts';
import { createWishlistStore, noWishlist, type WishlistView } from './wishlist-store.ts';

const StoreContext = createContext(createWishlistStore());

/** Ids of the products that the page shows as those of the customer's own list, for its toggles until the list is loaded. */
export const ListedProductsContext = createContext<ReadonlySet<number>>(new Set());

export interface WishlistProviderProps {
  /** `loading` until the session is known. */
  shopper: 'loading' | 'guest' | 'customer';
  /** Whether the browser has a session right now. */
  isSignedIn: () => boolean;
  onSignIn: () => void;
  children: ReactNode;
}

/** The signed-in customer's wishlist, for all toggles of the page; rendered once, around the shell. */
export function WishlistProvider({ shopper, isSignedIn, onSignIn, children }: WishlistProviderProps) {
  const queryClient = useQueryClient();
  const { key } = useLocation();
  const { data } = useQuery({ ...wishlistQuery(isSignedIn), enabled: shopper === 'customer' });
  const changes = useMutationState({
    filters: { mutationKey: wishlistChangeKey, status: 'pending' },
    select: ({ state }) => state.variables as WishlistChange,
  });
  // Pressed before the session was known, or by a guest who then signs in: done as long as the page is the same.
  const [pending, setPending] = useState<WishlistChange & { key: string }>();
  const wishlisted = useMemo(() => {
    const ids = new Set(shopper === 'customer' ? data?.items.map(({ productId }) => productId) : []);
    for (const { productId, on } of changes) ids[on ? 'add' : 'delete'](productId);
    return ids;
  }, [shopper, data, changes]);

  const change = async (productId: number, on: boolean) => {
    const failure = await runMutation(queryClient, wishlistMutation(queryClient), { productId, on });
    if (failure?.status === 401) {
      // The session was ended meanwhile, such as on another device.
      if (on) setPending({ productId, on, key });
      onSignIn();
    } else if (failure) showToast(failureMessage(failure), 'error');
    else if (on) showToast(m.wishlist_added(), 'success');
    else showToast(m.wishlist_removed());
    return failure === null;
  };
  const set = (productId: number, on: boolean) => {
    if (shopper === 'customer') return void change(productId, on);
    setPending({ productId, on, key });
    if (shopper === 'guest') onSignIn();
  };
  const resumeChange = useEffectEvent(() => {
    if (pending?.key !== key || shopper === 'loading') return;
    if (shopper === 'guest') return onSignIn();
    setPending(undefined);
    void change(pending.productId, pending.on);
  });
  useEffect(() => {
    if (shopper === 'guest') removeWishlistQueries(queryClient);
  }, [shopper, queryClient]);
  useEffect(() => {
    // Each time the session becomes known.
    if (shopper) resumeChange();
  }, [shopper]);
  const add = async (productId: number) => wishlisted.has(productId) || (await change(productId, true));
  const latest = useRef({ set, add });
  useLayoutEffect(() => {
    latest.current = { set, add };
  });
  const [store] = useState(createWishlistStore);
  const isLoaded = shopper === 'customer' && data !== undefined;
  useLayoutEffect(() => {
    store.write({
      isLoaded,
      wishlisted,
      set: (productId, on) => latest.current.set(productId, on),
      add: (productId) => latest.current.add(productId),
    });
  }, [store, isLoaded, wishlisted]);
  return <StoreContext value={store}>{children}</StoreContext>;
}

export function useWishlist(): WishlistView {
  const { subscribe, read } = useContext(StoreContext);
  return useSyncExternalStore(subscribe, read, () => noWishlist);
}

/** Whether a product is on the list, with pending changes, and what adds or removes it; guests are asked to sign in first. */
export function useWishlistToggle(productId: number): { isWishlisted: boolean; toggle: () => void } {
  const { subscribe, read } = useContext(StoreContext);
  const isListed = useContext(ListedProductsContext).has(productId);
  const isWishlisted = useSyncExternalStore(
    subscribe,
    () => {
      const { isLoaded, wishlisted } = read();
      return wishlisted.has(productId) || (isListed && !isLoaded);
    },
    () => isListed,
  );
  return { isWishlisted, toggle: () => read().set(productId, !isWishlisted) };
}

/** How many products are on the list. */
export function useWishlistCount(): number {
  const { subscribe, read } = useContext(StoreContext);
  return useSyncExternalStore(
    subscribe,
    () => read().wishlisted.size,
    () => 0,
  );
}
