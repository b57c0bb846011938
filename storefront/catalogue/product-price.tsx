import type { Sku } from '#contract/catalogue.ts';
import { sellingPrice, wasPrice } from '#contract/selling-price.ts';
import { formatBaht, formatDate } from '#storefront/i18n/format.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { Price } from '#storefront/ui/price.tsx';
import { comingFlashSale, runningFlashSale } from './flash-sale.ts';
import { FlashSaleBlock } from './flash-sale-block.tsx';

/** The price of a variant, what it saves and until when (spec 3, Product). */
export function ProductPrice({ sku }: { sku: Sku }) {
  const selling = sellingPrice(sku);
  const was = wasPrice(sku);
  const { specialPrice, isSpecialPrice } = sku;
  const running = runningFlashSale(sku);
  const coming = comingFlashSale(sku);
  return (
    <div className="grid gap-1">
      {running && <FlashSaleBlock offer={running} />}
      {coming && <FlashSaleBlock offer={coming} coming />}
      <Price size="lg" selling={selling} was={was} saving={was === undefined ? undefined : was - selling} />
      {specialPrice && !running && (
        <p className="text-sm font-medium text-sale">
          {isSpecialPrice
            ? m.catalogue_special_until({ date: formatDate(lastMoment(specialPrice.endDate), 'dateTime') })
            : m.catalogue_special_from({
                price: formatBaht(specialPrice.value),
                date: formatDate(specialPrice.startDate, 'dateTime'),
              })}
        </p>
      )}
      {isSpecialPrice && specialPrice?.promotionCommend && (
        <p className="text-sm font-medium">{specialPrice.promotionCommend}</p>
      )}
      {isSpecialPrice && specialPrice?.remark && <p className="text-sm text-muted">{specialPrice.remark}</p>}
      <p className="text-xs text-muted">{m.catalogue_vat_included()}</p>
    </div>
  );
}

/** A window ends before its end: one until midnight is shown as 23:59 of the day before. */
function lastMoment(end: string): Date {
  return new Date(Date.parse(end) - 1);
}
