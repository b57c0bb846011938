import { Scale } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ComparedProduct } from '#contract/products.ts';
import { sellingPrice, wasPrice } from '#contract/selling-price.ts';
import { shop } from '#contract/shop.ts';
import { track } from '#storefront/analytics/track.ts';
import { pageError } from '#storefront/api/page-error.ts';
import { useAddToCart } from '#storefront/cart/use-add-to-cart.ts';
import { noindexMeta } from '#storefront/i18n/canonical-meta.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { getLocale } from '#storefront/i18n/paraglide/runtime.js';
import { LiveStockProvider } from '#storefront/inventory/live-stock.tsx';
import { listingHref } from '#storefront/listing/listing-links.ts';
import { BuyAction } from '#storefront/product-cards/buy-action.tsx';
import { expireAtPriceChange } from '#storefront/product-cards/expire-at-price-change.ts';
import { apiContext, cachePolicyContext } from '#storefront/request/request-context.ts';
import { ButtonLink } from '#storefront/ui/button-link.tsx';
import { EmptyState } from '#storefront/ui/empty-state.tsx';
import { showToast } from '#storefront/ui/toast-list.ts';
import { useFocusAfterRemoval } from '#storefront/ui/use-focus-after-removal.ts';
import type { Route } from './+types/compare-route';
import { ClearComparisonDialog } from './clear-comparison-dialog.tsx';
import { compareHref } from './compare-links.ts';
import {
  adoptCompareList,
  isOwnComparison,
  saveCompareList,
  setCompared,
  toggleCompared,
  useCompareList,
} from './compare-list.ts';
import { ComparePage } from './compare-page.tsx';
import { comparedIdsOf, minCompared, parseIds } from './compare-query.ts';

/** The products in the URL, so that a comparison can be shared; fewer than two count as none. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const productIds = comparedIdsOf(url.searchParams);
  if (productIds.length === 0) return { products: [], goneIds: [] };
  const result = await context.get(apiContext)('GET /pim/api/products/compare-products', {
    query: { productIds: productIds.join(',') },
  });
  if (!result.ok) throw pageError(result);
  const cachePolicy = context.get(cachePolicyContext);
  cachePolicy.tag('promotions', ...result.data.map(({ productId }) => `product:${productId}`));
  expireAtPriceChange(cachePolicy, result.data);
  const found = new Set(result.data.map(({ productId }) => productId));
  const goneIds = productIds.filter((id) => !found.has(id));
  // Any number of them lead here.
  if (goneIds.length > 0) cachePolicy.noStore();
  return { products: result.data, goneIds };
}

export const handle = { hidesCompareBar: true };

export const meta: Route.MetaFunction = ({ location, matches }) => [
  { title: `${m.compare_title()} | ${shop.name[getLocale()]}` },
  ...noindexMeta(matches[0].loaderData.origin, location.pathname),
];

export default function CompareRoute({ loaderData: { products, goneIds } }: Route.ComponentProps) {
  const list = useCompareList();
  const navigate = useNavigate();
  const [clearing, setClearing] = useState(false);
  const container = useFocusAfterRemoval('thead th, [data-add-product]');
  const comparable = products.length >= minCompared;
  useEffect(() => {
    if (!comparable && list.length >= minCompared) void navigate(compareHref(list), { replace: true });
  }, [comparable, list, navigate]);
  const ids = products.map((product) => product.productId);
  const address = comparable ? ids.join() : null;
  useEffect(() => {
    if (address !== null) adoptCompareList(parseIds(address));
  }, [address]);
  useEffect(() => {
    for (const id of goneIds) setCompared(id, false);
  }, [goneIds]);
  const addToCart = useAddToCart();
  const buy = async (product: ComparedProduct) => {
    if (!(await addToCart({ productId: product.defaultProductId, quantity: 1 }))) return;
    track((events) => events.addCardToCart(product));
  };
  const show = (productIds: readonly number[]) => {
    if (isOwnComparison(ids)) saveCompareList(productIds);
    const shown = productIds.length < minCompared ? [] : productIds;
    void navigate(compareHref(shown), { replace: true, preventScrollReset: true });
  };
  const add = (productId: number) => {
    show(toggleCompared(ids, productId));
    showToast(m.compare_added(), 'success');
  };
  const remove = (productId: number) => {
    show(ids.filter((id) => id !== productId));
    showToast(m.compare_removed());
  };
  const clear = () => {
    if (isOwnComparison(ids)) setClearing(true);
    else show([]);
  };
  return (
    <div ref={container} tabIndex={-1} className="outline-none">
      {comparable ? (
        <LiveStockProvider products={products}>
          <ComparePage
            products={products.map((product) => ({
              ...product,
              sellingPrice: sellingPrice(product),
              regularPrice: wasPrice(product),
            }))}
            hasGone={goneIds.length > 0}
            actionOf={(product) => <BuyAction key={product.productId} product={product} onAdd={buy} />}
            onRemove={({ productId }) => remove(productId)}
            onAdd={add}
            onClear={clear}
            addHref={listingHref({ path: products[0]?.categoryPath })}
          />
        </LiveStockProvider>
      ) : (
        <EmptyState
          heading="h1"
          icon={<Scale className="size-10" />}
          title={m.compare_select_products()}
          message={goneIds.length > 0 ? `${m.compare_gone()} ${m.compare_needs_two()}` : m.compare_needs_two()}
          action={<ButtonLink href={listingHref({})}>{m.listing_see_all_products()}</ButtonLink>}
        />
      )}
      <ClearComparisonDialog
        open={clearing}
        onClose={() => setClearing(false)}
        onCleared={() => void navigate(compareHref([]), { replace: true })}
      />
    </div>
  );
}
