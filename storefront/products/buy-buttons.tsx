import { ShoppingCart } from 'lucide-react';
import { m } from '#storefront/i18n/paraglide/messages.js';
import type { StockView } from '#storefront/inventory/stock-view.ts';
import { Button } from '#storefront/ui/button.tsx';

export interface BuyButtonsProps {
  stock: StockView;
  /** Which action is pending. */
  busy: 'add' | 'buy' | null;
  onAdd: () => void;
  onBuy: () => void;
}

/** "Add to cart" and "Buy now" side by side; one disabled button where the product is sold out. */
export function BuyButtons({ stock, busy, onAdd, onBuy }: BuyButtonsProps) {
  if (stock.state === 'sold-out') {
    return (
      <Button size="lg" block disabled>
        {m.product_out_of_stock()}
      </Button>
    );
  }
  return (
    <div className="grid grid-cols-2 gap-3">
      <Button
        size="lg"
        variant="secondary"
        loading={busy === 'add'}
        disabled={busy === 'buy'}
        onClick={onAdd}
        className="border-brand! px-2! text-sm! text-brand! lg:text-base!"
        icon={<ShoppingCart aria-hidden="true" className="size-5 shrink-0" />}
      >
        {m.product_add_to_cart()}
      </Button>
      <Button
        size="lg"
        loading={busy === 'buy'}
        disabled={busy === 'add'}
        onClick={onBuy}
        className="px-2! text-sm! lg:text-base!"
      >
        {stock.state === 'pre-order' ? m.product_pre_order_now() : m.product_buy_now()}
      </Button>
    </div>
  );
}
