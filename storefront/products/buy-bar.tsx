import type { ReactNode, RefObject } from 'react';
import type { Sku } from '#contract/products.ts';
import { sellingPrice, wasPrice } from '#contract/selling-price.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { Price } from '#storefront/ui/price.tsx';
import { useInSight } from './use-in-sight.ts';

export interface BuyBarProps {
  sku: Sku;
  /** The page's own buttons: while they are in sight, the bar stays away. */
  pageButtons: RefObject<HTMLElement | null>;
  /** The buttons. */
  children: ReactNode;
}

/** The price and the buttons at the lower edge of phones. */
export function BuyBar({ sku, pageButtons, children }: BuyBarProps) {
  const inSight = useInSight(pageButtons);
  return (
    <section
      aria-label={m.product_buy_bar()}
      data-page-bar={inSight ? 'in-sight' : ''}
      className="sticky bottom-0 z-30 mt-8 flex min-h-[77px] items-center justify-between gap-3 border-t border-line bg-surface px-4 py-3 pb-[calc(12px+env(safe-area-inset-bottom))] lg:hidden"
    >
      <Price size="bar" sellingPrice={sellingPrice(sku)} regularPrice={wasPrice(sku)} className="min-w-0" />
      <div className="shrink-0">{children}</div>
    </section>
  );
}
