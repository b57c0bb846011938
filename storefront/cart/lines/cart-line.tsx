import { Trash2 } from 'lucide-react';
import { cartLineName } from '#contract/cart-line-name.ts';
import type { CartItem } from '#contract/cart-lines.ts';
import { preOrderShipDate } from '#contract/pre-orders.ts';
import { formatBaht } from '#storefront/i18n/format.ts';
import { localiseLink } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { ShipDate } from '#storefront/inventory/ship-date.tsx';
import { isSoldOut } from '#storefront/inventory/sold-out.ts';
import { LineDiscounts } from '#storefront/promotions/line-discounts.tsx';
import { Badge } from '#storefront/ui/badge.tsx';
import { Checkbox } from '#storefront/ui/checkbox.tsx';
import { classNames } from '#storefront/ui/class-names.ts';
import { IconButton } from '#storefront/ui/icon-button.tsx';
import { Picture } from '#storefront/ui/picture.tsx';
import { Price } from '#storefront/ui/price.tsx';
import { QuantityStepper } from '#storefront/ui/quantity-stepper.tsx';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';

/** At this stock or less the line says how many are left. */
const lowStockThreshold = 10;

export interface CartLineProps {
  item: CartItem;
  onSelect: (selected: boolean) => void;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
}

/**
 * A line of the cart, in the mini cart and on the cart page. An option has no checkbox of its own: it is selected with
 * its parent.
 */
export function CartLine({ item, onSelect, onQuantity, onRemove }: CartLineProps) {
  const { productName, attributeOptionName, image, slug, itemType, quantity, specialPrice, standardPrice } = item;
  const soldOut = isSoldOut(item);
  const isOption = itemType === 'OPTION';
  const isGift = itemType === 'GIFT';
  const name = cartLineName(item);
  const href = `${localiseLink(`/product/${slug}`)}?sku=${item.productId}`;
  return (
    <div
      data-cart-line
      className={classNames(
        'grid gap-x-1 py-4',
        isOption && 'pt-0',
        isOption || isGift ? 'grid-cols-[auto_minmax(0,1fr)] pl-12' : 'grid-cols-[auto_auto_minmax(0,1fr)]',
      )}
    >
      {!isOption && !isGift && (
        <Checkbox
          label={m.cart_select_item({ name })}
          labelHidden
          checked={item.isSelected && !soldOut}
          disabled={soldOut}
          onChange={(event) => onSelect(event.target.checked)}
          // In the middle of the picture, however tall the line is.
          className="h-22 content-center self-start"
        />
      )}
      <a
        href={href}
        tabIndex={-1}
        // The text of an option begins where its parent's does.
        className={classNames('self-start overflow-hidden rounded-field bg-ground', isOption && 'ml-6')}
      >
        <Picture
          src={image}
          alt={name}
          width={isOption ? 64 : 88}
          height={isOption ? 64 : 88}
          className={classNames(isOption ? 'size-16' : 'size-22', soldOut && 'opacity-45')}
        />
      </a>
      <div className="grid min-w-0 gap-2 pl-3">
        <div className="flex gap-1">
          <div className="grid min-w-0 flex-1 content-start">
            <a href={href} className="line-clamp-3 text-sm font-medium text-pretty hover:text-brand">
              <WrapAtWords>{productName}</WrapAtWords>
            </a>
            {attributeOptionName && (
              <p className="text-xs text-muted">
                <WrapAtWords>{attributeOptionName}</WrapAtWords>
              </p>
            )}
            {item.preOrderFlag && !soldOut && <PreOrder shipDate={preOrderShipDate(item.attributes)} />}
          </div>
          {!isGift && (
            <IconButton
              label={m.cart_remove_item({ name })}
              icon={<Trash2 aria-hidden="true" className="size-5 text-muted" />}
              onClick={onRemove}
              className="-my-2 -mr-2"
            />
          )}
        </div>
        {isOption && (
          <Badge tone="brand" className="w-fit">
            {m.cart_add_on_deal()}
          </Badge>
        )}
        {isGift ? (
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-muted">
            <Badge tone="success">{quantity > 1 ? m.cart_gift_count({ count: quantity }) : m.cart_gift()}</Badge>
            {item.appliedRuleName}
          </p>
        ) : (
          <Price
            size="sm"
            sellingPrice={specialPrice ?? standardPrice}
            regularPrice={specialPrice === null ? undefined : standardPrice}
          />
        )}
        {item.exceededFlashSale && !soldOut && (
          <p role="status" className="text-xs font-medium text-sale">
            <WrapAtWords>
              {m.cart_flash_sale_exceeded({
                price: formatBaht(item.exceededFlashSale.price),
                left: item.exceededFlashSale.left,
              })}
            </WrapAtWords>
          </p>
        )}
        {!isGift && item.totalDiscount > 0 && <LineDiscounts amount={item.totalDiscount} discounts={item.discounts} />}
        {!isGift && (
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {soldOut ? (
              <p className="text-sm font-medium text-sale">{m.cart_out_of_stock()}</p>
            ) : (
              <>
                <QuantityStepper label={name} value={quantity} limit={item.limitSelectQty} onChange={onQuantity} />
                <Limit item={item} />
                {quantity > 1 && (
                  <p className="figures ml-auto text-sm font-semibold">
                    {m.cart_line_total({ amount: formatBaht(item.totalPrice) })}
                  </p>
                )}
              </>
            )}
          </div>
        )}
      </div>
    </div>
  );
}

/** That the line is sent when it has arrived, and when that is, if it is known. */
function PreOrder({ shipDate }: { shipDate: string | undefined }) {
  return (
    <p className="pt-1 text-xs font-medium text-brand">
      <WrapAtWords>{m.product_pre_order()}</WrapAtWords>
      {shipDate && <ShipDate date={shipDate} />}
    </p>
  );
}

/** Why the quantity cannot be increased further. */
function Limit({ item: { stock, limitQuantity, limitSelectQty, quantity } }: { item: CartItem }) {
  if (limitQuantity !== null && limitQuantity <= stock) {
    if (quantity < limitSelectQty) return null;
    return <p className="text-xs text-muted">{m.cart_quantity_limit({ limit: limitQuantity })}</p>;
  }
  if (stock > lowStockThreshold) return null;
  return <p className="text-xs font-medium text-sale">{m.cart_stock_left({ stock })}</p>;
}
