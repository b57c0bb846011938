import { formatBaht } from '#storefront/i18n/format.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { classNames } from './class-names.ts';

export interface PriceProps {
  /** What the shopper pays, in baht. */
  sellingPrice: number;
  /** The regular price in baht, only while a special price applies: the selling price is then red. */
  regularPrice?: number;
  /** Baht saved, as a badge. */
  saving?: number;
  /** Whole percent saved, as a small badge. */
  savingPercent?: number;
  /** Shows "From", for variants with different prices. */
  showFrom?: boolean;
  /** `sm` in rows, `md` on cards, `lg` on the product page, `bar` in its bar, with the regular price below. */
  size?: 'sm' | 'md' | 'lg' | 'bar';
  className?: string;
}

const sizes = {
  sm: { selling: 'text-base', was: 'text-xs' },
  md: { selling: 'text-lg', was: 'text-sm' },
  lg: { selling: 'text-2xl', was: 'text-base' },
  bar: { selling: 'block w-full text-lg', was: 'text-xs leading-tight' },
};

/** The struck-through price without a special price, in baht. */
export function RegularPrice({ amount }: { amount: number }) {
  return (
    <>
      <span className="sr-only">{`${m.ui_price_regular()} `}</span>
      <del>{formatBaht(amount)}</del>
    </>
  );
}

/** Selling price, struck-through regular price and saving. */
export function Price({
  sellingPrice,
  regularPrice,
  saving,
  savingPercent,
  showFrom = false,
  size = 'md',
  className,
}: PriceProps) {
  const special = regularPrice !== undefined;
  return (
    <p className={classNames('price', className)}>
      <span className={classNames('selling-price', sizes[size].selling, special && 'text-sale')}>
        {showFrom && <span className="mr-1 text-sm font-normal text-muted">{m.ui_price_from()}</span>}
        {special && <span className="sr-only">{`${m.ui_price_special()} `}</span>}
        {formatBaht(sellingPrice)}
      </span>
      {special && (
        <span className={classNames('figures text-muted', sizes[size].was)}>
          <RegularPrice amount={regularPrice} />
        </span>
      )}
      {saving !== undefined && saving > 0 && (
        <span className="price-saving">{m.ui_price_saving({ amount: formatBaht(saving) })}</span>
      )}
      {savingPercent !== undefined && savingPercent > 0 && <span className="price-saving">{`−${savingPercent}%`}</span>}
    </p>
  );
}
