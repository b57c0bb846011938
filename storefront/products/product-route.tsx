import { memo, useEffect, useEffectEvent } from 'react';
import { data, redirect, type ShouldRevalidateFunctionArgs, useLocation } from 'react-router';
import type { CartItem } from '#contract/cart-lines.ts';
import type { Product } from '#contract/products.ts';
import { shop } from '#contract/shop.ts';
import { hasSignedInCookie } from '#storefront/accounts/signed-in-cookie.ts';
import { useSession } from '#storefront/accounts/use-session.ts';
import { useSignIn } from '#storefront/accounts/use-sign-in.ts';
import { track } from '#storefront/analytics/track.ts';
import { pageError } from '#storefront/api/page-error.ts';
import { optionLines } from '#storefront/cart/lines/option-lines.ts';
import { leaveForCheckout } from '#storefront/cart/page/use-proceed-to-checkout.ts';
import { useAddToCart } from '#storefront/cart/use-add-to-cart.ts';
import { useBuyNow } from '#storefront/cart/use-buy-now.ts';
import { useLastCart } from '#storefront/cart/use-cart.ts';
import { ProductCoupons, type ProductCouponsProps } from '#storefront/coupons/product-coupons.tsx';
import { canonicalMeta } from '#storefront/i18n/canonical-meta.ts';
import { descriptionMeta } from '#storefront/i18n/description-meta.ts';
import { localeHref } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { getLocale } from '#storefront/i18n/paraglide/runtime.js';
import { LiveStockProvider } from '#storefront/inventory/live-stock.tsx';
import { skuStockView } from '#storefront/inventory/stock-view.ts';
import { listingHref } from '#storefront/listing/listing-links.ts';
import { expireAtPriceChange } from '#storefront/product-cards/expire-at-price-change.ts';
import { shownCard } from '#storefront/product-cards/shown-card.ts';
import { logFailedCall } from '#storefront/request/log-failed-call.ts';
import { apiContext, cachePolicyContext, logContext } from '#storefront/request/request-context.ts';
import { breadcrumbData, faqData } from '#storefront/seo/structured-data.ts';
import { BranchStock } from '#storefront/stores/branch-stock.tsx';
import type { Breadcrumb } from '#storefront/ui/breadcrumbs.tsx';
import { pictureUrl } from '#storefront/ui/picture-source.ts';
import type { Route } from './+types/product-route';
import { priceChangeTimes } from './price-change-times.ts';
import { ProductPage } from './product-page.tsx';
import { productIdOfSlug } from './product-slug.ts';
import { productData } from './product-structured-data.ts';
import { selectedSkuId, skuHref } from './selected-sku.ts';
import { servicePagesOf } from './service-pages.ts';
import { type ShownProduct, shownProduct } from './shown-product.ts';
import { usePriceChanges } from './use-price-changes.ts';
import type { Purchase } from './use-purchase-choice.ts';
import { useSelectedSku } from './use-selected-sku.ts';
import { selectedOrDefaultSku } from './variant-options.ts';

/** Related products on a page. */
const relatedCount = 10;

export async function loader({ params: { slug }, url, context }: Route.LoaderArgs) {
  if (!slug) throw redirect(listingHref({}), 301);
  const id = productIdOfSlug(slug);
  if (id === undefined) throw data(null, { status: 404 });
  const api = context.get(apiContext);
  const cachePolicy = context.get(cachePolicyContext);
  const isPreview = url.searchParams.get('preview') === 'true';
  if (isPreview) cachePolicy.noStore();
  const query = isPreview ? { preview: 'true' as const, previewKey: url.searchParams.get('previewKey') ?? '' } : {};
  const [result, related, delivery, help] = await Promise.all([
    api('GET /pim/api/products/{id}', { params: { id }, query }),
    api('GET /pim/api/products/related-product', { query: { productId: id, limit: relatedCount } }),
    api('GET /pim/api/products/{id}/delivery', { params: { id } }),
    api('GET /pagerender/content/faq-menus'),
  ]);
  if (!result.ok) throw pageError(result);
  if (slug !== result.data.slug) throw redirect(canonicalUrl(result.data, id, url.searchParams), 301);
  const product = shownProduct(result.data);
  for (const [name, part] of Object.entries({ related, delivery, help })) {
    if (part.ok || isPreview) continue;
    logFailedCall(context.get(logContext), part, `${name} of a product could not be loaded`, { productId: id });
    cachePolicy.noStore();
  }
  const skuId = selectedSkuId(url.searchParams);
  // An id of no variant could be any number: not cached.
  if (skuId !== undefined && !product.children.some(({ productId }) => productId === skuId)) cachePolicy.noStore();
  const relatedProducts = related.ok ? related.data : [];
  cachePolicy.tag(
    'promotions',
    'shipping',
    'content',
    ...[product, ...relatedProducts].map(({ productId }) => `product:${productId}`),
  );
  expireAtPriceChange(cachePolicy, [...product.children, ...relatedProducts]);
  if (delivery.ok) cachePolicy.expireAt(new Date(delivery.data.changesAt));
  return {
    product,
    related: relatedProducts.map(shownCard),
    delivery: delivery.ok ? delivery.data : null,
    servicePages: help.ok ? servicePagesOf(help.data) : {},
    isPreview,
    readAt: Date.now(),
  };
}

/** The canonical URL of a product requested with another slug or by a SKU's id; the selected variant and a preview keep their parameters. */
function canonicalUrl(
  { productId, parentId, slug, children }: Product,
  requestedId: number,
  requestedQuery: URLSearchParams,
): string {
  const path = localeHref('/product/:slug?', { slug });
  const selectedId = selectedSkuId(requestedQuery);
  const isVariant = children.some((sku) => sku.productId === selectedId);
  const skuId = isVariant ? selectedId : requestedId === (parentId ?? productId) ? undefined : requestedId;
  const query = new URL(skuId === undefined ? path : skuHref(path, skuId), 'http://shop').searchParams;
  for (const name of ['preview', 'previewKey']) {
    const value = requestedQuery.get(name);
    if (value !== null) query.set(name, value);
  }
  return query.size > 0 ? `${path}?${query}` : path;
}

/**
 * Choosing a variant changes only the query and loads nothing; the same URL is reloaded when its prices have changed.
 */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href;
}

function breadcrumbsOf({ breadcrumb, productName }: ShownProduct): Breadcrumb[] {
  return [
    { label: m.shell_home_short(), href: localeHref('/') },
    ...breadcrumb.map(({ label, slug }) => ({ label, href: listingHref({ path: slug }) })),
    { label: productName },
  ];
}

export const handle = { deferScripts: true };

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) => {
  if (!loaderData) return [];
  const { product, isPreview } = loaderData;
  const origin = matches[0].loaderData.origin;
  const url = origin + location.pathname;
  const selectedId = selectedSkuId(new URLSearchParams(location.search));
  const { skuName, image } = product.children.find(({ productId }) => productId === selectedId) ?? {
    ...product,
    skuName: product.productName,
  };
  return [
    { title: `${product.productName} | ${shop.name[getLocale()]}` },
    ...descriptionMeta(product.shortDescription),
    { property: 'og:type', content: 'product' },
    { property: 'og:title', content: skuName },
    ...(isPreview
      ? [{ name: 'robots', content: 'noindex' }]
      : canonicalMeta(origin, location.pathname, pictureUrl(image, 1200))),
    { 'script:ld+json': productData(product, origin, url) },
    { 'script:ld+json': breadcrumbData(breadcrumbsOf(product), origin, url) },
    ...(product.faq.length > 0 ? [{ 'script:ld+json': faqData(product.faq) }] : []),
  ];
};

export default function ProductRoute({ loaderData, matches }: Route.ComponentProps) {
  const { product, related, delivery, servicePages, readAt } = loaderData;
  const { pathname } = useLocation();
  const { openSignIn } = useSignIn();
  const [selectedSkuId, chooseSku] = useSelectedSku();
  const addToCart = useAddToCart();
  const buyNow = useBuyNow();
  const lastCart = useLastCart();
  const changeTimes = priceChangeTimes([...product.children, ...related]);
  usePriceChanges(delivery ? [...changeTimes, Date.parse(delivery.changesAt)] : changeTimes);
  const sku = selectedOrDefaultSku(product, selectedSkuId);
  if (!sku) throw new Error(`product ${product.productId} has no SKU`);
  const trackView = useEffectEvent(() => track((events) => events.viewItem(product, sku)));
  useEffect(() => {
    if (sku.productId) trackView();
  }, [sku.productId]);
  /** @param before the lines before a direct purchase, after which the cart has exactly the chosen quantity */
  const trackAddition = (purchase: Purchase, before: readonly CartItem[] = []) => {
    const isChosen = (item: CartItem) => item.isItem && item.productId === purchase.productId;
    const line = before.find(isChosen);
    const now = lastCart()?.items.find(isChosen);
    // More than a flash sale has left: none of them has its price.
    if (now?.exceededFlashSale && !line)
      track((events) => events.addLinesToCart([{ line: now, quantity: purchase.quantity }]));
    else if (!line) track((events) => events.addToCart(product, sku, purchase.quantity));
    else if (now && line.quantity !== now.quantity) track((events) => events.changeQuantity(line, now));
    const known = new Set(before.map(({ uuid }) => uuid));
    const added = optionLines(lastCart(), purchase).filter(({ uuid }) => !known.has(uuid));
    if (added.length > 0) track((events) => events.addOptionsToCart(added));
  };
  const add = async (purchase: Purchase) => {
    const added = await addToCart(purchase);
    if (added) trackAddition(purchase);
    return added;
  };
  const buy = async (purchase: Purchase) => {
    const before = await buyNow(purchase);
    if (!before) return false;
    trackAddition(purchase, before);
    await leaveForCheckout({
      isGuest: !hasSignedInCookie(),
      onSignIn: (redirectTo) => openSignIn({ redirectTo }),
    });
    return true;
  };
  return (
    <LiveStockProvider key={product.productId} products={[...product.children, ...related]}>
      <ProductPage
        product={product}
        sku={sku}
        readAt={readAt}
        onChoose={chooseSku}
        breadcrumbs={breadcrumbsOf(product)}
        related={related}
        url={matches[0].loaderData.origin + pathname}
        coupons={<CouponsForSession coupons={product.coupons} readAt={readAt} />}
        delivery={delivery}
        servicePages={servicePages}
        paymentMethods={matches[1].loaderData?.paymentMethods ?? []}
        branchStock={
          <BranchStock skuId={sku.productId} isPreOrder={skuStockView(sku.productId, sku, {}).state === 'pre-order'} />
        }
        onAdd={add}
        onBuy={buy}
      />
    </LiveStockProvider>
  );
}

/** Apart from the page, which is not rendered again when the session becomes known. */
const CouponsForSession = memo(function CouponsForSession(props: Pick<ProductCouponsProps, 'coupons' | 'readAt'>) {
  const { status } = useSession();
  const { openSignIn } = useSignIn();
  return (
    <ProductCoupons {...props} shopper={{ status, isSignedIn: hasSignedInCookie, onSignIn: () => openSignIn() }} />
  );
});
