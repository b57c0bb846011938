import { type ReactNode, useMemo } from 'react';
import type { PaymentMethod } from '#contract/payment-methods.ts';
import type { ProductDelivery } from '#contract/product-delivery.ts';
import type { Sku } from '#contract/products.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { plansForPrice } from '#storefront/installments/installment-plans.ts';
import { Installments } from '#storefront/installments/installments.tsx';
import type { StockView } from '#storefront/inventory/stock-view.ts';
import { Share } from '#storefront/ui/share.tsx';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import { AddOnChoice } from './add-on-choice.tsx';
import { payableMethods } from './payable-methods.ts';
import { ProductPromotions } from './product-promotions.tsx';
import { Highlights } from './product-sections.tsx';
import { skuHref } from './selected-sku.ts';
import { ServiceFacts } from './service-facts.tsx';
import type { ServicePages } from './service-pages.ts';
import type { ShownProduct } from './shown-product.ts';
import type { PurchaseChoice } from './use-purchase-choice.ts';

export interface PurchaseInformationProps {
  product: ShownProduct;
  /** The selected variant. */
  sku: Sku;
  stock: StockView;
  /** Selling price in baht that plans and ways to pay are for: that of the selected variant, or until the next paint of the one before. */
  price: number;
  /** The page's absolute URL, without a variant. */
  url: string;
  /** When it arrives; null where that could not be read. */
  delivery: ProductDelivery | null;
  servicePages: ServicePages;
  /** The ways to pay that the shop has. */
  paymentMethods: readonly PaymentMethod[];
  /** The coupons that would touch the product. */
  coupons: ReactNode;
  /** Wishlist and comparison, where they are not above. */
  actions: ReactNode;
  /** The button that lists branches with the variant in stock. */
  branchStock: ReactNode;
  choice: PurchaseChoice;
}

/** What else a shopper may want to know or choose before the purchase, below the variants and the quantity. */
export function PurchaseInformation(props: PurchaseInformationProps) {
  const { product, sku, stock, price, url, paymentMethods } = props;
  const plans = useMemo(() => plansForPrice(product.installmentOptions, price), [product, price]);
  const methods = useMemo(
    () => payableMethods(paymentMethods, product, { price, hasInstallments: plans.length > 0 }),
    [paymentMethods, product, price, plans],
  );
  return (
    <>
      <Installments plans={plans} />
      <ServiceFacts
        product={product}
        delivery={props.delivery}
        inStock={stock.state === 'available' || stock.state === 'low'}
        pages={props.servicePages}
        paymentMethods={methods}
      />
      <div className="grid gap-2">
        <p className="text-muted">
          <WrapAtWords>{product.shortDescription}</WrapAtWords>
        </p>
        <p className="text-xs text-muted">{m.product_sku({ sku: sku.sku })}</p>
      </div>
      <ProductPromotions promotions={product.promotions} />
      {props.coupons}
      <div className="flex flex-wrap gap-2">
        {props.actions}
        <Share title={sku.skuName} url={product.children.length > 1 ? skuHref(url, sku.productId) : url} />
        {product.kind === 'goods' && props.branchStock}
      </div>
      {stock.state !== 'sold-out' && <AddOnChoice products={product.optionProducts} choice={props.choice} />}
      <Highlights items={product.keyHighlight} />
    </>
  );
}
