import { useDeferredValue, useRef } from 'react';
import type { Sku } from '#contract/products.ts';
import { sellingPrice } from '#contract/selling-price.ts';
import { useLiveStock } from '#storefront/inventory/live-stock.tsx';
import { skuStockView } from '#storefront/inventory/stock-view.ts';
import { useProductActions } from '#storefront/product-cards/product-actions.tsx';
import type { ShownCard } from '#storefront/product-cards/shown-card.ts';
import { type Breadcrumb, Breadcrumbs } from '#storefront/ui/breadcrumbs.tsx';
import { isWideScreen, useBelowFold } from '#storefront/ui/use-below-fold.ts';
import { BuyBar } from './buy-bar.tsx';
import { BuyButtons } from './buy-buttons.tsx';
import { PendingPurchase } from './pending-purchase.tsx';
import { ProductDetails } from './product-details.tsx';
import { ProductHeading } from './product-heading.tsx';
import { PriceNotes, ProductPrice } from './product-price.tsx';
import { PurchaseInformation, type PurchaseInformationProps } from './purchase-information.tsx';
import { QuantityChoice } from './quantity-choice.tsx';
import { SoldOut } from './sold-out.tsx';
import { type Purchase, usePurchaseChoice } from './use-purchase-choice.ts';
import { useSoldOutFocus } from './use-sold-out-focus.ts';
import { VariantAvailability } from './variant-availability.tsx';
import { VariantGallery } from './variant-gallery.tsx';
import { VariantLinks } from './variant-links.tsx';
import { VariantPicker } from './variant-picker.tsx';

export interface ProductPageProps extends Omit<PurchaseInformationProps, 'stock' | 'price' | 'actions' | 'choice'> {
  /** When the data was read, in milliseconds since 1970. */
  readAt: number;
  /** The shopper chose another variant. */
  onChoose: (skuId: number) => void;
  breadcrumbs: readonly Breadcrumb[];
  related: readonly ShownCard[];
  /** Adds to the cart; resolves to whether it succeeded. */
  onAdd: (purchase: Purchase) => Promise<boolean>;
  /** Adds to the cart, selects only that, and goes there. */
  onBuy: (purchase: Purchase) => Promise<boolean>;
}

/** The product page. */
export function ProductPage(props: ProductPageProps) {
  const { product, sku, readAt, related, url } = props;
  const liveStock = useLiveStock();
  /** What is not beside the choice of a variant follows after the next paint. */
  const deferredSku = useDeferredValue(sku);
  const stockOf = (entry: Sku) => skuStockView(entry.productId, entry, liveStock);
  const stock = stockOf(sku);
  const isSoldOut = stock.state === 'sold-out';
  useSoldOutFocus(isSoldOut);
  const choice = usePurchaseChoice(sku, stock);
  const actions = useProductActions().forPage(product);
  const belowFold = useBelowFold();
  const pageButtons = useRef<HTMLDivElement>(null);
  return (
    <PendingPurchase onAdd={() => choice.submit(props.onAdd)} onBuy={() => choice.submit(props.onBuy)}>
      <div
        data-page-bar-follows={isSoldOut ? undefined : ''}
        className="page-column grid grid-cols-[minmax(0,1fr)] gap-2 lg:gap-6 lg:pt-4"
      >
        <Breadcrumbs items={props.breadcrumbs} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] md:gap-8 lg:grid-cols-[clamp(400px,100svh-380px,46%)_minmax(0,1fr)] lg:gap-12">
          <div className="max-md:-mx-4 md:sticky md:top-6 md:self-start">
            <VariantGallery product={product} sku={deferredSku} />
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-3 lg:gap-5">
            <ProductHeading product={product} preOrder={stock.state === 'pre-order'} />
            <ProductPrice sku={sku} stock={stock.quantity} readAt={readAt} />
            <VariantAvailability product={product} sku={sku} stock={stock} />
            <div ref={pageButtons} className="lg:hidden">
              <BuyButtons stock={stock} />
            </div>
            <PriceNotes sku={sku} readAt={readAt} />
            <VariantPicker product={product} sku={sku} liveStock={liveStock} onChoose={props.onChoose} />
            <VariantLinks skus={product.children} url={url} />
            {isSoldOut ? (
              <>
                <div className="max-lg:hidden">
                  <BuyButtons stock={stock} />
                </div>
                <SoldOut
                  product={product}
                  actions={actions}
                  hasOtherOptions={product.children.some((entry) => stockOf(entry).state !== 'sold-out')}
                />
              </>
            ) : (
              <QuantityChoice sku={sku} stock={stock} choice={choice} />
            )}
            {(belowFold || isWideScreen()) && (
              <PurchaseInformation
                {...props}
                stock={stock}
                price={sellingPrice(deferredSku)}
                actions={isSoldOut ? null : actions}
                choice={choice}
              />
            )}
          </div>
        </div>
        {belowFold && <ProductDetails product={product} related={related} />}
      </div>
      {!isSoldOut && (
        <BuyBar sku={sku} pageButtons={pageButtons}>
          <BuyButtons stock={stock} compact />
        </BuyBar>
      )}
    </PendingPurchase>
  );
}
