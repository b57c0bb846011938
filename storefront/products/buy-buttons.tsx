import { ShoppingCart } from 'lucide-react';
import { m } from '#storefront/i18n/paraglide/messages.js';
import type { StockView } from '#storefront/inventory/stock-view.ts';
import { Button } from '#storefront/ui/button.tsx';
import { classNames } from '#storefront/ui/class-names.ts';
import { usePendingPurchase } from './pending-purchase.tsx';
import { soldOutMark } from './use-sold-out-focus.ts';

export interface BuyButtonsProps {
  stock: StockView;
  /** In a bar: "Add to cart" as an icon. */
  compact?: boolean;
}

/** "Add to cart" and "Buy now" side by side; one disabled button where the product is sold out, which takes their lost focus. */
export function BuyButtons({ stock, compact = false }: BuyButtonsProps) {
  const { busy, add, buy } = usePendingPurchase();
  if (stock.state === 'sold-out') {
    return (
      <Button size="lg" block aria-disabled tabIndex={-1} {...{ [soldOutMark]: '' }}>
        {m.product_out_of_stock()}
      </Button>
    );
  }
  return (
    <div className={compact ? 'flex gap-2' : 'grid grid-cols-2 gap-3'}>
      <Button
        size="lg"
        variant="secondary"
        loading={busy === 'add'}
        disabled={busy === 'buy'}
        onClick={add}
        className={classNames('border-brand! text-sm! text-brand! lg:text-base!', compact ? 'w-13 px-0!' : 'px-2!')}
        icon={<ShoppingCart aria-hidden="true" className="size-5 shrink-0" />}
      >
        {compact ? <span className="sr-only">{m.product_add_to_cart()}</span> : m.product_add_to_cart()}
      </Button>
      <Button
        size="lg"
        loading={busy === 'buy'}
        disabled={busy === 'add'}
        onClick={buy}
        className={classNames('text-sm! lg:text-base!', compact ? 'px-5!' : 'px-2!')}
      >
        {stock.state === 'pre-order' ? m.product_pre_order_now() : m.product_buy_now()}
      </Button>
    </div>
  );
}
