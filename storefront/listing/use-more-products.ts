import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { hitsPerRequest } from '#contract/search-limits.ts';
import { browserApi } from '#storefront/api/browser-client.ts';
import { getLocale } from '#storefront/i18n/paraglide/runtime.js';
import { layOutWholePage } from '#storefront/navigation/initial-load.tsx';
import { readLeftPlace } from '#storefront/navigation/left-place.ts';
import type { ShownCard } from '#storefront/product-cards/shown-card.ts';
import { maxOffset, pageSize } from './listing-limits.ts';
import { listingHref } from './listing-links.ts';
import type { ListingView } from './listing-view.ts';
import { nextShown } from './next-shown.ts';

interface Hits {
  /** From the first product of the page on. */
  items: ShownCard[];
  /** Whether there are no more. */
  isComplete: boolean;
}

export interface MoreProducts {
  /** Those of the page, then those that were shown after them. */
  products: readonly ShownCard[];
  /** All that were loaded after the page. */
  loaded: readonly ShownCard[];
  hasMore: boolean;
  isLoading: boolean;
  hasFailed: boolean;
  showMore: () => Promise<void>;
}

const noSubscription = () => () => undefined;
const noHits: Hits = { items: [], isComplete: false };

/** What `shownAt` read last: while another entry is loading, the browser is at that one already. */
let lastRead: { key: string; shown: number | undefined } | undefined;

/** The number of products that a history entry showed last. */
function shownAt(key: string): number | undefined {
  const state = window.history.state as { key?: string; shown?: number } | null;
  if ((state?.key ?? 'default') === key) lastRead = { key, shown: state?.shown };
  return lastRead?.key === key ? lastRead.shown : undefined;
}

/**
 * The products of a page of a listing and those after it. The first step asks for a hundred hits, from which the next steps are taken.
 * The history entry says how many were shown, so that Back leads to the same place.
 */
export function useMoreProducts(view: ListingView, page: readonly ShownCard[], total: number): MoreProducts {
  const queryClient = useQueryClient();
  const { key } = useLocation();
  const href = listingHref(view);
  const queryKey = ['listing', 'hits', getLocale(), href];
  const { data: hits = noHits } = useQuery<Hits>({ queryKey, queryFn: skipToken, staleTime: Number.POSITIVE_INFINITY });
  // On the server and while a page is hydrated those of the page are shown.
  const shownLast = useSyncExternalStore(
    noSubscription,
    () => shownAt(key),
    () => undefined,
  );
  const entry = `${key} ${href}`;
  const [chosen, setChosen] = useState<{ entry: string; shown: number }>();
  const [request, setRequest] = useState<{ entry: string; state: 'loading' | 'failed' }>();

  const start = (view.page - 1) * pageSize;
  const wanted = (chosen?.entry === entry ? chosen.shown : shownLast) || page.length;
  const loaded = useMemo(() => productsAfter(page, hits.items), [page, hits.items]);
  const available = page.length + loaded.length;
  const isAllLoaded = hits.isComplete || start + Math.max(hits.items.length, page.length) >= total;
  const state = request?.entry === entry ? request.state : undefined;

  const load = async (): Promise<Hits | undefined> => {
    setRequest({ entry, state: 'loading' });
    const { path, page: _, ...narrowing } = view;
    const result = await browserApi('GET /search/api/{locale}/products', {
      params: { locale: getLocale() },
      query: {
        ...narrowing,
        category: path || undefined,
        limit: hitsPerRequest,
        offset: Math.min(start + hits.items.length, maxOffset),
      },
    });
    setRequest(result.ok ? undefined : { entry, state: 'failed' });
    if (!result.ok) return undefined;
    const { items } = result.data;
    const more = { items: [...hits.items, ...items], isComplete: items.length < hitsPerRequest };
    queryClient.setQueryData<Hits>(queryKey, more);
    return more;
  };

  // After a reload, or long after the listing was left.
  const isMissing = wanted > available && !isAllLoaded && state === undefined;
  const returnTo = useRef<number>(undefined);
  const loadMissing = useEffectEvent(async () => {
    const place = readLeftPlace();
    const more = await load();
    if (more && isAtEndBefore(place)) returnTo.current = place;
  });
  useEffect(() => {
    if (isMissing) void loadMissing();
  }, [isMissing]);

  const products = useMemo(
    () => [...page, ...loaded.slice(0, Math.max(0, wanted - page.length))],
    [page, loaded, wanted],
  );
  useLayoutEffect(() => {
    const place = returnTo.current;
    if (place === undefined || products.length <= page.length) return;
    returnTo.current = undefined;
    window.scrollTo(0, place);
  }, [products, page]);

  return {
    products,
    loaded,
    hasMore: wanted < available || !isAllLoaded,
    isLoading: state === 'loading',
    hasFailed: state === 'failed',
    showMore: async () => {
      const shown = Math.min(wanted, available);
      const more = shown < available ? hits : await load();
      if (!more) return;
      const next = nextShown(shown, page.length + productsAfter(page, more.items).length);
      // The shopper may have gone on meanwhile.
      if ((window.history.state?.key ?? 'default') !== key) return;
      window.history.replaceState({ ...window.history.state, shown: next }, '');
      layOutWholePage();
      setChosen({ entry, shown: next });
    },
  };
}

/** Whether the browser could not scroll to a place yet, because the page ends before it, and the shopper has not scrolled away since. */
function isAtEndBefore(place: number | undefined): boolean {
  const { scrollHeight, clientHeight } = document.documentElement;
  const end = scrollHeight - clientHeight;
  return place !== undefined && place > end && window.scrollY > end - 2;
}

/** The hits that the page does not show itself, each once: the list may have changed since. */
function productsAfter(page: readonly ShownCard[], hits: readonly ShownCard[]): ShownCard[] {
  const byId = new Map(hits.map((hit) => [hit.productId, hit]));
  for (const { productId } of page) byId.delete(productId);
  return [...byId.values()];
}
