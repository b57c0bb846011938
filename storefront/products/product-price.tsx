import type { Sku } from '#contract/products.ts';
import { sellingPrice, wasPrice } from '#contract/selling-price.ts';
import { serverNow } from '#storefront/api/server-clock.ts';
import { flashSaleState } from '#storefront/flash-sales/flash-sale.ts';
import { FlashSaleBlock, FlashSaleNote } from '#storefront/flash-sales/flash-sale-block.tsx';
import { formatBaht, formatDate } from '#storefront/i18n/format.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { Countdown } from '#storefront/ui/countdown.tsx';
import { Price } from '#storefront/ui/price.tsx';

/** How long before its end a price window has a countdown, in milliseconds. */
const countdownWindowMs = 3 * 24 * 3_600_000;

export interface PriceNotesProps {
  sku: Sku;
  /** When the prices were read, in milliseconds since 1970. */
  readAt: number;
}

export interface ProductPriceProps extends PriceNotesProps {
  /** The most that can be bought now; 0 where it is sold out. */
  stock: number;
}

/** Today's price of a variant, the saving and its end. */
export function ProductPrice({ sku, stock, readAt }: ProductPriceProps) {
  const selling = sellingPrice(sku);
  const was = wasPrice(sku);
  const { specialPrice, isSpecialPrice } = sku;
  const { flashSale, isFlashSalePrice } = flashSaleOf(sku, readAt);
  return (
    <div className="grid gap-1">
      {flashSale?.state === 'running' && (
        <div className="mb-1 lg:mb-2">
          <FlashSaleBlock offer={flashSale.offer} stock={stock} />
        </div>
      )}
      <Price
        size="lg"
        sellingPrice={selling}
        regularPrice={was}
        saving={was === undefined ? undefined : was - selling}
      />
      <p className="flex flex-wrap gap-x-3 text-xs text-muted">
        {specialPrice && isSpecialPrice && !isFlashSalePrice && (
          <PriceEnd endDate={specialPrice.endDate} readAt={readAt} />
        )}
        <span>{m.product_vat_included()}</span>
      </p>
    </div>
  );
}

/** The end of a special price, with a countdown by the server's clock in the last days. */
function PriceEnd({ endDate, readAt }: { endDate: string; readAt: number }) {
  return (
    <>
      <span className="font-medium text-sale">
        {m.product_special_until({ date: formatDate(lastMoment(endDate), 'dateTime') })}
      </span>
      {Date.parse(endDate) - readAt < countdownWindowMs && (
        <span className="font-medium text-sale">
          {m.product_price_ends_in()}{' '}
          <Countdown end={endDate} now={serverNow} className="figures inline-block min-w-[4.5em] font-bold" />
        </span>
      )}
    </>
  );
}

/** What else there is to say about the price, below the buttons: its conditions, and what will be cheaper later. */
export function PriceNotes({ sku, readAt }: PriceNotesProps) {
  const { specialPrice, isSpecialPrice } = sku;
  const { flashSale, isFlashSalePrice } = flashSaleOf(sku, readAt);
  const hasFlashSaleNote = flashSale !== undefined && flashSale.state !== 'running';
  const isUpcoming = specialPrice !== null && !isSpecialPrice && !isFlashSalePrice;
  const commend = isSpecialPrice ? specialPrice?.promotionCommend : null;
  const remark = isSpecialPrice ? specialPrice?.remark : null;
  if (!hasFlashSaleNote && !isUpcoming && !commend && !remark) return null;
  return (
    <div className="grid gap-1">
      {commend && <p className="text-sm font-medium">{commend}</p>}
      {remark && <p className="text-sm text-muted">{remark}</p>}
      {isUpcoming && (
        <p className="text-sm text-muted">
          {m.product_special_from({
            price: formatBaht(specialPrice.value),
            date: formatDate(specialPrice.startDate, 'dateTime'),
          })}
        </p>
      )}
      {hasFlashSaleNote && <FlashSaleNote flashSale={flashSale} />}
    </div>
  );
}

/** The flash sale of a variant, and whether its price is the special price that runs or comes next. */
function flashSaleOf(sku: Sku, readAt: number) {
  const flashSale = flashSaleState(sku, readAt);
  const { specialPrice } = sku;
  const isFlashSalePrice =
    flashSale !== undefined &&
    specialPrice?.startDate === flashSale.offer.startDate &&
    specialPrice.value === flashSale.offer.price;
  return { flashSale, isFlashSalePrice };
}

/** The end is exclusive: a window until midnight is shown as ending at 23:59 the day before. */
function lastMoment(end: string): Date {
  return new Date(Date.parse(end) - 1);
}
