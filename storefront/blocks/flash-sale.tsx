import { Zap } from 'lucide-react';
import { serverNow } from '#storefront/api/server-clock.ts';
import { hasBegun, roundOffers } from '#storefront/flash-sales/flash-sale-rounds.ts';
import { localeHref } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { ProductRow } from '#storefront/product-cards/product-row.tsx';
import { Countdown } from '#storefront/ui/countdown.tsx';
import type { BlockProps } from './block-view.ts';

/** The running flash sale, or the next one. */
export function FlashSale({ listId, data: { title, flashSale }, liveStock, readAt }: BlockProps<'flash_sale'>) {
  const begun = hasBegun(flashSale, readAt);
  const offers = roundOffers(flashSale, readAt);
  return (
    <ProductRow
      listId={listId}
      title={title}
      note={
        <p className="flex items-center gap-1.5 rounded-full bg-bolt px-3 py-0.5 text-sm font-medium whitespace-nowrap text-ink">
          <Zap aria-hidden="true" className="size-4 fill-current" />
          {begun ? m.flash_sale_ends_in() : m.flash_sale_starts_in()}
          <Countdown
            end={begun ? flashSale.endDate : flashSale.startDate}
            now={serverNow}
            className="figures min-w-[4em] text-center font-bold"
          />
        </p>
      }
      products={flashSale.products}
      liveStock={liveStock}
      round={({ productId }) => offers.get(productId)}
      moreHref={localeHref('/flash-sale')}
    />
  );
}
