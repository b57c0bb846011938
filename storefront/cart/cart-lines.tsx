import { m } from '#storefront/i18n/paraglide/messages.js';
import { Checkbox } from '#storefront/ui/checkbox.tsx';
import { CartLine } from './cart-line.tsx';
import { isSoldOut, selectionOfAll, selectionWith } from './cart-selection.ts';
import { type CartView, useCartChange } from './use-cart.ts';

/** All lines of the cart with what can be done to them. */
export function CartLines({ cart: { items } }: { cart: CartView }) {
  const change = useCartChange();
  const selectable = items.filter((item) => !isSoldOut(item));
  const select = (itemIds: string[]) => void change({ kind: 'select', itemIds });
  return (
    <>
      <Checkbox
        label={m.cart_select_all({ count: selectable.length })}
        checked={selectable.length > 0 && selectable.every(({ isSelected }) => isSelected)}
        disabled={selectable.length === 0}
        onChange={(event) => select(selectionOfAll(items, event.target.checked))}
        className="border-b border-line py-1 font-medium"
      />
      <ul aria-label={m.cart_lines()} className="divide-y divide-line">
        {items.map((item) => (
          <li key={item.uuid}>
            <CartLine
              item={item}
              onSelect={(selected) => select(selectionWith(items, item.uuid, selected))}
              onQuantity={(quantity) =>
                void change({ kind: 'quantity', itemId: item.uuid, productId: item.productId, quantity })
              }
              onRemove={() => void change({ kind: 'remove', itemId: item.uuid, productId: item.productId })}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
