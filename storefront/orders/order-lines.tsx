import { formatBaht } from '#storefront/i18n/format.ts';
import { localeHref } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { LineDiscounts } from '#storefront/promotions/line-discounts.tsx';
import { Badge } from '#storefront/ui/badge.tsx';
import { Picture } from '#storefront/ui/picture.tsx';
import { RegularPrice } from '#storefront/ui/price.tsx';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';

/** A line of an order or of a cart; amounts in baht. */
export interface OrderLineView {
  /** React key: the product id is not unique, because an add-on may belong to several lines. */
  lineKey: string;
  productId: number;
  itemType: 'ITEM' | 'GIFT' | 'OPTION';
  slug: string;
  productName: string;
  attributeOptionName: string;
  image: string;
  quantity: number;
  /** The names of the promotions that apply to it. */
  appliedRuleName: string | null;
  /** Per unit. */
  sellingPrice: number;
  /** Per unit, without a special price. */
  standardPrice: number;
  totalPrice: number;
  /** The share of discounts in it. */
  totalDiscount: number;
  /** Why the line cannot be ordered in its quantity. */
  warning?: string;
  /** Something else about it. */
  note?: string;
}

export interface OrderLinesProps {
  lines: readonly OrderLineView[];
  /** Whether product names are links; not in the checkout. */
  linked?: boolean;
}

/** The lines of an order with quantities and prices. */
export function OrderLines({ lines, linked = false }: OrderLinesProps) {
  return (
    <ul className="divide-y divide-line">
      {lines.map((line) => (
        <li key={line.lineKey} className="flex gap-3 py-3 first:pt-0 last:pb-0">
          <Picture src={line.image} alt="" width={64} height={64} className="size-16 rounded-field bg-ground p-1.5" />
          <div className="min-w-0 flex-1 text-sm">
            <p className="font-medium">
              {linked ? (
                <a href={localeHref('/product/:slug?', { slug: line.slug })} className="hover:text-brand">
                  <WrapAtWords>{line.productName}</WrapAtWords>
                </a>
              ) : (
                <WrapAtWords>{line.productName}</WrapAtWords>
              )}
            </p>
            {line.attributeOptionName && (
              <p className="text-xs text-muted">
                <WrapAtWords>{line.attributeOptionName}</WrapAtWords>
              </p>
            )}
            <p className="figures mt-0.5 text-xs text-muted">
              {line.itemType === 'GIFT' ? (
                <>
                  <Badge tone="success">{m.orders_gift()}</Badge> × {line.quantity}
                </>
              ) : (
                <>
                  {formatBaht(line.sellingPrice)} × {line.quantity}
                  {line.sellingPrice < line.standardPrice && (
                    <span className="ml-2">
                      <RegularPrice amount={line.standardPrice} />
                    </span>
                  )}
                </>
              )}
            </p>
            <Discounts line={line} />
            {line.note && <p className="text-xs text-muted">{line.note}</p>}
            {line.warning && (
              <p className="text-xs font-medium text-sale">
                <WrapAtWords>{line.warning}</WrapAtWords>
              </p>
            )}
          </div>
          <p className="figures text-sm font-semibold">{formatBaht(line.totalPrice)}</p>
        </li>
      ))}
    </ul>
  );
}

function Discounts({ line: { itemType, totalDiscount, appliedRuleName } }: { line: OrderLineView }) {
  if (itemType === 'GIFT') return <p className="text-xs text-pretty text-success">{appliedRuleName}</p>;
  return <LineDiscounts amount={totalDiscount} discounts={appliedRuleName ? [{ name: appliedRuleName }] : []} />;
}
