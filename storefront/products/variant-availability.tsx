import { PhoneCall } from 'lucide-react';
import { preOrderShipDate } from '#contract/pre-orders.ts';
import type { Sku } from '#contract/products.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { StockLine } from '#storefront/inventory/stock-line.tsx';
import type { StockView } from '#storefront/inventory/stock-view.ts';
import type { ShownProduct } from './shown-product.ts';
import { variantLabels } from './variant-options.ts';

export interface VariantAvailabilityProps {
  product: ShownProduct;
  /** The selected variant. */
  sku: Sku;
  stock: StockView;
}

/** The selected variant's stock, or how a service is done; on phones with what was selected, whose picker is below. */
export function VariantAvailability({ product, sku, stock }: VariantAvailabilityProps) {
  const labels = variantLabels(product, sku);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3">
      {labels.length > 0 && <p className="text-sm text-muted lg:hidden">{labels.join(' · ')}</p>}
      {product.kind === 'service' ? (
        <p className="flex min-h-6 items-center gap-2 text-sm font-medium text-brand">
          <PhoneCall aria-hidden="true" className="size-5 shrink-0" />
          {m.product_service()}
        </p>
      ) : (
        <StockLine stock={stock} preOrderShipDate={preOrderShipDate(sku.attributes)} />
      )}
    </div>
  );
}
