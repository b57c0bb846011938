import { memo } from 'react';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { ProductRow } from '#storefront/product-cards/product-row.tsx';
import type { ShownCard } from '#storefront/product-cards/shown-card.ts';
import { DeferredHydration } from '#storefront/ui/deferred-hydration.tsx';
import { ProductSections } from './product-sections.tsx';
import type { ShownProduct } from './shown-product.ts';

export interface ProductDetailsProps {
  product: ShownProduct;
  related: readonly ShownCard[];
}

/** What is below the first screen of a product page: its texts and related products. Not rendered again for another quantity or variant. */
export const ProductDetails = memo(function ProductDetails({ product, related }: ProductDetailsProps) {
  return (
    <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-12 lg:mt-10 lg:gap-16">
      <div className="skip-offscreen-part">
        <DeferredHydration>
          <ProductSections product={product} />
        </DeferredHydration>
      </div>
      <div className="skip-offscreen-part">
        <DeferredHydration>
          <ProductRow listId="related" title={m.product_related()} products={related} />
        </DeferredHydration>
      </div>
    </div>
  );
});
