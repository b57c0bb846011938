import { PhoneCall } from 'lucide-react';
import { type ReactNode, useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import type { PaymentMethod } from '#contract/payment-methods.ts';
import { preOrderShipDate } from '#contract/pre-orders.ts';
import type { ProductDelivery } from '#contract/product-delivery.ts';
import type { GalleryPicture } from '#contract/product-pictures.ts';
import type { Sku } from '#contract/products.ts';
import { sellingPrice } from '#contract/selling-price.ts';
import { AddOnDeals } from '#storefront/add-on-deals/add-on-deals.tsx';
import { FlashSaleLimit } from '#storefront/flash-sales/flash-sale-block.tsx';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { plansForPrice } from '#storefront/installments/installment-plans.ts';
import { Installments } from '#storefront/installments/installments.tsx';
import { StockLine } from '#storefront/inventory/stock-line.tsx';
import { skuStockView } from '#storefront/inventory/stock-view.ts';
import { useLiveStock } from '#storefront/inventory/use-live-stock.ts';
import { useProductActions } from '#storefront/product-cards/product-actions.tsx';
import type { ShownCard } from '#storefront/product-cards/shown-card.ts';
import { type Breadcrumb, Breadcrumbs } from '#storefront/ui/breadcrumbs.tsx';
import { QuantityStepper } from '#storefront/ui/quantity-stepper.tsx';
import { Share } from '#storefront/ui/share.tsx';
import { isWideScreen, useBelowFold } from '#storefront/ui/use-below-fold.ts';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import { BuyBar } from './buy-bar.tsx';
import { BuyButtons } from './buy-buttons.tsx';
import { Gallery } from './gallery.tsx';
import { payableMethods } from './payable-methods.ts';
import { PendingPurchase } from './pending-purchase.tsx';
import { ProductDetails } from './product-details.tsx';
import { ProductHeading } from './product-heading.tsx';
import { PriceNotes, ProductPrice } from './product-price.tsx';
import { ProductPromotions } from './product-promotions.tsx';
import { Highlights } from './product-sections.tsx';
import { skuHref } from './selected-sku.ts';
import { ServiceFacts } from './service-facts.tsx';
import type { ServicePages } from './service-pages.ts';
import type { ShownProduct } from './shown-product.ts';
import { SoldOut } from './sold-out.tsx';
import { variantLabels } from './variant-options.ts';
import { VariantPicker } from './variant-picker.tsx';

export interface ProductPageProps {
  product: ShownProduct;
  /** The selected variant. */
  sku: Sku;
  /** When the data was read, in milliseconds since 1970. */
  readAt: number;
  /** The shopper chose another variant. */
  onChoose: (skuId: number) => void;
  breadcrumbs: readonly Breadcrumb[];
  related: readonly ShownCard[];
  /** The page's absolute URL, without a variant. */
  url: string;
  /** When it arrives; null where that could not be read. */
  delivery: ProductDelivery | null;
  servicePages: ServicePages;
  /** The ways to pay that the shop has. */
  paymentMethods: readonly PaymentMethod[];
  /** The button that lists branches with the variant in stock. */
  branchStock: ReactNode;
  /** The coupons that would touch the product. */
  coupons: ReactNode;
  /** Adds to the cart; resolves to whether it succeeded. */
  onAdd: (choice: CartAddition) => Promise<boolean>;
  /** Adds to the cart, selects only that, and goes there. */
  onBuy: (choice: CartAddition) => Promise<boolean>;
}

/** A quantity of a SKU, with one of each add-on option. */
export interface CartAddition {
  productId: number;
  quantity: number;
  optionProductIds: readonly number[];
}

/** The product page. */
export function ProductPage(props: ProductPageProps) {
  const { product, sku, readAt, onChoose, breadcrumbs, related, url, branchStock, coupons, onAdd, onBuy } = props;
  const { delivery, servicePages, paymentMethods } = props;
  const liveStock = useLiveStock([...product.children, ...related]);
  /** What is not beside the choice of a variant follows after the next paint. */
  const deferredSku = useDeferredValue(sku);
  const stockOf = (entry: Sku) => skuStockView(entry.productId, entry, liveStock);
  const stock = stockOf(sku);
  const [requestedQuantity, setRequestedQuantity] = useState(1);
  const limit = Math.min(stock.quantity, sku.limitQuantity ?? stock.quantity);
  const quantity = Math.max(1, Math.min(requestedQuantity, limit));
  const { forPage } = useProductActions();
  const optionsId = useId();
  const [options, setOptions] = useState<number[]>([]);
  const runAction = async (work: typeof onAdd) => {
    const isDone = await work({ productId: sku.productId, quantity, optionProductIds: options });
    if (isDone && options.length > 0) setOptions([]);
  };
  const buttons = (compact: boolean) => <BuyButtons stock={stock} compact={compact} />;
  const stepper = (
    <QuantityStepper label={sku.skuName} value={quantity} limit={limit} onChange={setRequestedQuantity} />
  );
  const isSoldOut = stock.state === 'sold-out';
  const gallery = useMemo(
    () => (
      <Gallery key={deferredSku.productId} name={deferredSku.skuName} pictures={picturesOf(product, deferredSku)} />
    ),
    [product, deferredSku],
  );
  const deferredPrice = sellingPrice(deferredSku);
  const plans = useMemo(() => plansForPrice(product.installmentOptions, deferredPrice), [product, deferredPrice]);
  const methods = useMemo(
    () =>
      payableMethods(paymentMethods, product, {
        price: deferredPrice,
        hasInstallments: plans.length > 0,
      }),
    [paymentMethods, product, deferredPrice, plans],
  );
  const chosen = variantLabels(product, sku);
  const belowFold = useBelowFold();
  const pageButtons = useRef<HTMLDivElement>(null);
  return (
    <PendingPurchase onAdd={() => runAction(onAdd)} onBuy={() => runAction(onBuy)}>
      <div className="page-column grid grid-cols-[minmax(0,1fr)] gap-2 lg:gap-6 lg:pt-4">
        <Breadcrumbs items={breadcrumbs} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] md:gap-8 lg:grid-cols-[clamp(400px,100svh-380px,46%)_minmax(0,1fr)] lg:gap-12">
          <div className="max-md:-mx-4 md:sticky md:top-6 md:self-start">{gallery}</div>
          <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-3 lg:gap-5">
            <ProductHeading product={product} preOrder={stock.state === 'pre-order'} />
            <ProductPrice sku={sku} stock={stock.quantity} readAt={readAt} />
            <div className="flex flex-wrap items-center justify-between gap-x-3">
              {chosen.length > 0 && <p className="text-sm text-muted lg:hidden">{chosen.join(' · ')}</p>}
              {product.kind === 'service' ? (
                <ServiceNote />
              ) : (
                <StockLine stock={stock} preOrderShipDate={preOrderShipDate(sku.attributes)} />
              )}
            </div>
            <div ref={pageButtons} className="lg:hidden">
              {buttons(false)}
            </div>
            <PriceNotes sku={sku} readAt={readAt} />
            <VariantPicker product={product} sku={sku} liveStock={liveStock} onChoose={onChoose} />
            {product.children.length > 1 && <VariantLinks skus={product.children} url={url} />}
            {isSoldOut && (
              <>
                <div className="max-lg:hidden">{buttons(false)}</div>
                <SoldOut
                  product={product}
                  actions={forPage(product)}
                  hasOtherOptions={product.children.some((entry) => stockOf(entry).state !== 'sold-out')}
                />
              </>
            )}
            {!isSoldOut && (
              <>
                <div className="grid gap-2 lg:hidden">
                  <p aria-hidden="true" className="text-sm font-semibold">
                    {m.product_quantity()}
                  </p>
                  {stepper}
                </div>
                {/* Below many variants it stays at the lower edge, above the comparison. */}
                <div className="bar-heights sticky bottom-(--compare-bar,0px) z-10 -my-3 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-3 bg-surface py-3 max-lg:hidden">
                  {stepper}
                  {buttons(false)}
                </div>
                {limit < stock.quantity && <p className="text-xs text-muted">{m.product_quantity_limit({ limit })}</p>}
                <FlashSaleLimit sku={sku} quantity={quantity} />
              </>
            )}
            {(belowFold || isWideScreen()) && (
              <>
                <Installments plans={plans} />
                <ServiceFacts
                  product={product}
                  delivery={delivery}
                  inStock={stock.state === 'available' || stock.state === 'low'}
                  pages={servicePages}
                  paymentMethods={methods}
                />
                <div className="grid gap-2">
                  <p className="text-muted">
                    <WrapAtWords>{product.shortDescription}</WrapAtWords>
                  </p>
                  <p className="text-xs text-muted">{m.product_sku({ sku: sku.sku })}</p>
                </div>
                <ProductPromotions promotions={product.promotions} />
                {coupons}
                <div className="flex flex-wrap gap-2">
                  {!isSoldOut && forPage(product)}
                  <Share title={sku.skuName} url={product.children.length > 1 ? skuHref(url, sku.productId) : url} />
                  {product.kind === 'goods' && branchStock}
                </div>
                {!isSoldOut && product.optionProducts.length > 0 && (
                  <section aria-labelledby={optionsId} className="rounded-card border border-line px-4 py-3">
                    <h2 id={optionsId} className="font-semibold">
                      <WrapAtWords>{m.add_on_title()}</WrapAtWords>
                    </h2>
                    <p className="text-sm text-muted">
                      <WrapAtWords>{m.add_on_page_hint()}</WrapAtWords>
                    </p>
                    <AddOnDeals products={product.optionProducts} ticked={options} onTick={setOptions} />
                  </section>
                )}
                <Highlights items={product.keyHighlight} />
              </>
            )}
          </div>
        </div>
        {belowFold && <ProductDetails product={product} related={related} liveStock={liveStock} />}
      </div>
      {!isSoldOut && (
        <BuyBar sku={sku} pageButtons={pageButtons}>
          {buttons(true)}
        </BuyBar>
      )}
    </PendingPurchase>
  );
}

/** How a service is done, in the place of its stock. */
function ServiceNote() {
  return (
    <p className="flex min-h-6 items-center gap-2 text-sm font-medium text-brand">
      <PhoneCall aria-hidden="true" className="size-5 shrink-0" />
      {m.product_service()}
    </p>
  );
}

/** Links to the variants, for browsers without JavaScript. */
function VariantLinks({ skus, url }: { skus: readonly Sku[]; url: string }) {
  return (
    <noscript>
      <ul className="grid text-sm">
        {skus.map(({ productId, skuName }) => (
          <li key={productId}>
            <a href={skuHref(url, productId)} className="flex min-h-11 items-center text-brand hover:underline">
              {skuName}
            </a>
          </li>
        ))}
      </ul>
    </noscript>
  );
}

/** The variant's own pictures, else the product's. */
function picturesOf(product: ShownProduct, sku: Sku): GalleryPicture[] {
  const pictures = [sku.galleryImage, product.galleryImage].find((list) => list.length > 0) ?? [];
  const byUrl = new Map(pictures.map((picture) => [picture.url, picture]));
  return byUrl.size > 0 ? [...byUrl.values()] : [{ url: sku.image, alt: null, annotations: [] }];
}
