import { Zap } from 'lucide-react';
import { serverNow } from '#storefront/api/server-clock.ts';
import { formatBaht } from '#storefront/i18n/format.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { Countdown } from '#storefront/ui/countdown.tsx';
import { PercentBar } from '#storefront/ui/percent-bar.tsx';
import type { FlashSaleState } from './flash-sale.ts';

/** The flash sale of a product: its price, when it starts or ends, and how much is left. */
export function FlashSaleBlock({ flashSale: { state, offer } }: { flashSale: FlashSaleState }) {
  return (
    <section
      aria-label={m.flash_sale_title()}
      className="mb-2 grid gap-2 rounded-card bg-accent px-4 py-3 text-ink [&_.figures]:font-bold"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="flex items-center gap-1.5 font-bold">
          <Zap aria-hidden="true" className="size-5 fill-current" />
          {m.flash_sale_title()}
        </p>
        <p className="text-sm">
          {state === 'upcoming' ? m.flash_sale_starts_in() : m.flash_sale_ends_in()}{' '}
          <Countdown
            end={state === 'upcoming' ? offer.startDate : offer.endDate}
            now={serverNow}
            className="figures inline-block min-w-[4.5em]"
          />
        </p>
      </div>
      {state === 'upcoming' ? (
        <p className="text-sm font-medium">{m.flash_sale_price({ price: formatBaht(offer.price) })}</p>
      ) : (
        <div className="grid gap-1">
          <PercentBar percent={offer.remainingPercent} className="fill-sale" />
          <p className="text-xs font-medium">
            {state === 'sold-out'
              ? m.flash_sale_sold_out()
              : m.flash_sale_remaining({ count: offer.quota - offer.sold, percent: offer.remainingPercent })}
          </p>
        </div>
      )}
    </section>
  );
}
