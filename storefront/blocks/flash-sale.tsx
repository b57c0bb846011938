import { hasBegun, roundOffers } from '#storefront/flash-sales/flash-sale-rounds.ts';
import { localeHref } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { ProductRow } from '#storefront/product-cards/product-row.tsx';
import type { BlockProps } from './block-view.ts';
import { TimeLeft } from './time-left.tsx';

/** The running flash sale, or the next one. */
export function FlashSale({ listId, data: { title, flashSale }, readAt }: BlockProps<'flash_sale'>) {
  const begun = hasBegun(flashSale, readAt);
  const offers = roundOffers(flashSale, readAt);
  return (
    <ProductRow
      listId={listId}
      title={title}
      note={
        begun ? (
          <TimeLeft label={m.flash_sale_ends_in()} end={flashSale.endDate} />
        ) : (
          <TimeLeft label={m.flash_sale_starts_in()} end={flashSale.startDate} />
        )
      }
      products={flashSale.products}
      round={({ productId }) => offers.get(productId)}
      moreHref={localeHref('/flash-sale')}
    />
  );
}
