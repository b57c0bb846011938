import type { Sku } from '#contract/products.ts';
import { FlashSaleLimit } from '#storefront/flash-sales/flash-sale-block.tsx';
import { m } from '#storefront/i18n/paraglide/messages.js';
import type { StockView } from '#storefront/inventory/stock-view.ts';
import { QuantityStepper } from '#storefront/ui/quantity-stepper.tsx';
import { BuyButtons } from './buy-buttons.tsx';
import type { PurchaseChoice } from './use-purchase-choice.ts';

export interface QuantityChoiceProps {
  /** The selected variant; it is not sold out. */
  sku: Sku;
  stock: StockView;
  choice: PurchaseChoice;
}

/** The quantity with its limits, on wide screens beside the buttons. */
export function QuantityChoice({ sku, stock, choice }: QuantityChoiceProps) {
  const { quantity, limit, onQuantity } = choice;
  const stepper = <QuantityStepper label={sku.skuName} value={quantity} limit={limit} onChange={onQuantity} />;
  return (
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
        <BuyButtons stock={stock} />
      </div>
      {limit < stock.quantity && <p className="text-xs text-muted">{m.product_quantity_limit({ limit })}</p>}
      <FlashSaleLimit sku={sku} quantity={quantity} />
    </>
  );
}
