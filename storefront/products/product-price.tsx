import type { Sku, SpecialPrice } from '#contract/products.ts';
import { sellingPrice, wasPrice } from '#contract/selling-price.ts';
import { serverNow } from '#storefront/api/server-clock.ts';
import { flashSaleState } from '#storefront/flash-sales/flash-sale.ts';
import { FlashSaleBlock } from '#storefront/flash-sales/flash-sale-block.tsx';
import { formatBaht, formatDate } from '#storefront/i18n/format.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { Countdown } from '#storefront/ui/countdown.tsx';
import { Price } from '#storefront/ui/price.tsx';

/** How long before its start or end a price window has a countdown, in milliseconds. */
const countdownWindowMs = 3 * 24 * 3_600_000;

export interface ProductPriceProps {
  sku: Sku;
  /** When the prices were read, in milliseconds since 1970. */
  readAt: number;
}

/** The price of a variant, the saving and its end. */
export function ProductPrice({ sku, readAt }: ProductPriceProps) {
  const selling = sellingPrice(sku);
  const was = wasPrice(sku);
  const { specialPrice, isSpecialPrice } = sku;
  const flashSale = flashSaleState(sku, readAt);
  const isFlashSalePrice =
    flashSale && specialPrice?.startDate === flashSale.offer.startDate && specialPrice.value === flashSale.offer.price;
  return (
    <div className="grid gap-1">
      {flashSale && <FlashSaleBlock flashSale={flashSale} />}
      <Price
        size="lg"
        sellingPrice={selling}
        regularPrice={was}
        saving={was === undefined ? undefined : was - selling}
      />
      {specialPrice && !isFlashSalePrice && (
        <PriceWindow special={specialPrice} isRunning={isSpecialPrice} readAt={readAt} />
      )}
      {isSpecialPrice && specialPrice?.promotionCommend && (
        <p className="text-sm font-medium">{specialPrice.promotionCommend}</p>
      )}
      {isSpecialPrice && specialPrice?.remark && <p className="text-sm text-muted">{specialPrice.remark}</p>}
      <p className="text-xs text-muted">{m.product_vat_included()}</p>
    </div>
  );
}

interface PriceWindowProps {
  special: SpecialPrice;
  isRunning: boolean;
  readAt: number;
}

/** Start or end of a special price, with a countdown by the server's clock in the last days. */
function PriceWindow({ special: { value, startDate, endDate }, isRunning, readAt }: PriceWindowProps) {
  const edge = isRunning ? endDate : startDate;
  return (
    <p className="flex flex-wrap gap-x-3 text-sm font-medium text-sale">
      <span>
        {isRunning
          ? m.product_special_until({ date: formatDate(lastMoment(endDate), 'dateTime') })
          : m.product_special_from({ price: formatBaht(value), date: formatDate(startDate, 'dateTime') })}
      </span>
      {Date.parse(edge) - readAt < countdownWindowMs && (
        <span>
          {isRunning ? m.product_price_ends_in() : m.product_price_starts_in()}{' '}
          <Countdown end={edge} now={serverNow} className="figures inline-block min-w-[4.5em] font-bold" />
        </span>
      )}
    </p>
  );
}

/** The end is exclusive: a window until midnight is shown as ending at 23:59 the day before. */
function lastMoment(end: string): Date {
  return new Date(Date.parse(end) - 1);
}
