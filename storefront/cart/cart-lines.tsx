import { useEffect, useEffectEvent } from 'react';
import type { CartItem } from '#contract/cart.ts';
import { track } from '#storefront/analytics/track.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { Checkbox } from '#storefront/ui/checkbox.tsx';
import { showToast } from '#storefront/ui/toast-list.ts';
import { CartLine } from './cart-line.tsx';
import { groupLines, isSoldOut, selectAllLines, selectLine } from './cart-selection.ts';
import { type CartView, useCartChange } from './use-cart.ts';

/** All lines of the cart with their actions. */
export function CartLines({ cart: { items } }: { cart: CartView }) {
  const change = useCartChange();
  const groups = groupLines(items);
  const seen = useEffectEvent(() => track((events) => events.viewCart(items)));
  useEffect(() => seen(), []);
  const selectable = groups.map(({ item }) => item).filter((item) => !isSoldOut(item));
  const select = (itemIds: string[]) => void change({ kind: 'select', itemIds });
  const changesOf = (item: CartItem) => {
    const { uuid: itemId, productId } = item;
    return {
      onSelect: (selected: boolean) => select(selectLine(items, itemId, selected)),
      onQuantity: (quantity: number) => void change({ kind: 'quantity', itemId, productId, quantity }),
      onRemove: async () => {
        track((events) => events.removeFromCart(item));
        if (await change({ kind: 'remove', itemId, productId })) showToast(m.cart_removed());
      },
    };
  };
  return (
    <>
      <Checkbox
        label={m.cart_select_all({ count: selectable.length })}
        checked={selectable.length > 0 && selectable.every(({ isSelected }) => isSelected)}
        disabled={selectable.length === 0}
        onChange={(event) => select(selectAllLines(items, event.target.checked))}
        className="border-b border-line py-1 font-medium"
      />
      <ul aria-label={m.cart_lines()} className="divide-y divide-line">
        {groups.map(({ item, options }) => (
          <li key={item.uuid}>
            <CartLine item={item} {...changesOf(item)} />
            {options.map((option) => (
              <CartLine key={option.uuid} item={option} {...changesOf(option)} />
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}
