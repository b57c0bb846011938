import { Zap } from 'lucide-react';
import type { FlashSaleOffer, Sku } from '#contract/products.ts';
import type { Priced } from '#contract/selling-price.ts';
import { serverNow } from '#storefront/api/server-clock.ts';
import { formatBaht } from '#storefront/i18n/format.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { Countdown } from '#storefront/ui/countdown.tsx';
import { PercentBar } from '#storefront/ui/percent-bar.tsx';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import { type FlashSaleState, runningFlashSale, unitsLeft } from './flash-sale.ts';

const countdownStyle = 'figures inline-block min-w-[4.5em] font-bold';

export interface FlashSaleBlockProps {
  offer: FlashSaleOffer;
  /** The most that can be bought now; 0 where it is sold out. */
  stock: number;
}

/** The running flash sale of a product: when it ends, and how much is left. */
export function FlashSaleBlock({ offer, stock }: FlashSaleBlockProps) {
  const { count, percent } = unitsLeft(offer, stock);
  return (
    <section
      aria-label={m.flash_sale_title()}
      className="grid gap-1 rounded-card bg-accent px-3 py-2 text-ink lg:px-4 lg:py-3"
    >
      <div className="flex items-center justify-between gap-x-4">
        <p className="flex items-center gap-1.5 font-bold">
          <Zap aria-hidden="true" className="size-5 shrink-0 fill-current" />
          <WrapAtWords>{m.flash_sale_title()}</WrapAtWords>
        </p>
        <p className="text-right text-sm">
          <WrapAtWords>{m.flash_sale_ends_in()}</WrapAtWords>{' '}
          <Countdown end={offer.endDate} now={serverNow} className={`${countdownStyle} text-right`} />
        </p>
      </div>
      {count > 0 && (
        <div className="flex items-center gap-3">
          <PercentBar percent={percent} className="fill-sale" />
          <p className="text-xs font-medium whitespace-nowrap">
            {m.flash_sale_remaining({ count, quota: offer.quota })}
          </p>
        </div>
      )}
    </section>
  );
}

/** That so many units do not get the price of the running flash sale, which has fewer left. */
export function FlashSaleLimit({ sku, quantity }: { sku: Pick<Sku, keyof Priced | 'flashsales'>; quantity: number }) {
  const offer = runningFlashSale(sku);
  if (!offer) return null;
  const left = offer.quota - offer.sold;
  return (
    <p role="status" className="text-sm font-medium text-sale empty:hidden">
      {quantity > left && <WrapAtWords>{m.flash_sale_exceeded({ left })}</WrapAtWords>}
    </p>
  );
}

/** A flash sale that does not apply: when it starts, or that it is used up; below today's price, in a quiet line. */
export function FlashSaleNote({ flashSale: { state, offer } }: { flashSale: FlashSaleState }) {
  if (state === 'running') return null;
  return (
    <p className="text-sm text-muted">
      {state === 'sold-out' ? (
        <WrapAtWords>{m.flash_sale_sold_out()}</WrapAtWords>
      ) : (
        <>
          <WrapAtWords>{m.flash_sale_price({ price: formatBaht(offer.price) })}</WrapAtWords> ·{' '}
          <WrapAtWords>{m.flash_sale_starts_in()}</WrapAtWords>{' '}
          <Countdown end={offer.startDate} now={serverNow} className={countdownStyle} />
        </>
      )}
    </p>
  );
}
