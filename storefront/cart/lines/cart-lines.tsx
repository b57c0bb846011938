import { useRef } from 'react';
import type { CartItem } from '#contract/cart-lines.ts';
import { track } from '#storefront/analytics/track.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { isSoldOut } from '#storefront/inventory/sold-out.ts';
import { Button } from '#storefront/ui/button.tsx';
import { Checkbox } from '#storefront/ui/checkbox.tsx';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import {
  type CartLineGroup,
  groupLines,
  quantityToCheckOut,
  selectAllLines,
  selectLines,
} from '../page/cart-selection.ts';
import { type CartView, useCartChange, useLastCart } from '../use-cart.ts';
import { CartLine } from './cart-line.tsx';
import { noRemoval, type Removal } from './removed-lines.tsx';
import { type CartWishlist, useMoveToWishlist } from './use-move-to-wishlist.ts';

export interface CartLinesProps {
  cart: CartView;
  /** Called with the lines that were removed, for `RemovedLines`. */
  onRemoved: (removal: Removal) => void;
  /** Where sold-out lines can be moved; absent where the lines have no such action. */
  wishlist?: CartWishlist;
}

/** All lines of the cart with their actions; sold-out ones in a list of their own. */
export function CartLines({ cart: { items, count }, onRemoved, wishlist }: CartLinesProps) {
  const change = useCartChange();
  const lastCart = useLastCart();
  /** Lines as they were before changes of their quantity that were not sent. */
  const untracked = useRef(new Map<string, CartItem>());
  const groups = groupLines(items);
  const available = groups.filter(({ item }) => !isSoldOut(item) || item.itemType === 'GIFT');
  const soldOut = groups.filter((group) => !available.includes(group));
  const selectable = available.map(({ item }) => item).filter(({ itemType }) => itemType !== 'GIFT');
  const select = (itemIds: string[]) => void change({ kind: 'select', itemIds });
  const changeQuantity = async (line: CartItem, quantity: number) => {
    const isChanged = await change({ kind: 'quantity', itemId: line.uuid, productId: line.productId, quantity });
    const now = lastCart()?.items.find(({ uuid }) => uuid === line.uuid);
    const before = untracked.current.get(line.uuid) ?? line;
    untracked.current.delete(line.uuid);
    if (!isChanged || !now) return;
    // A later change was sent in its place, and is tracked with it.
    if (now.quantity !== quantity) untracked.current.set(line.uuid, before);
    else if (now.quantity !== before.quantity) track((events) => events.changeQuantity(before, now));
  };
  const remove = async (lines: readonly CartItem[]) => {
    onRemoved(noRemoval);
    const results = await Promise.all(
      lines.map(({ uuid: itemId, productId }) => change({ kind: 'remove', itemId, productId })),
    );
    const ids = new Set(lines.filter((_, index) => results[index]).map(({ uuid }) => uuid));
    // With their options, which were removed with them.
    const gone = items.filter(({ uuid, parentItemId }) => ids.has(uuid) || ids.has(parentItemId ?? ''));
    if (gone.length > 0) track((events) => events.removeFromCart(gone));
    onRemoved({ lines: gone, before: items });
  };
  const soldOutItems = soldOut.map(({ item }) => item);
  const moveToWishlist = useMoveToWishlist(wishlist, (productIds) =>
    remove(soldOutItems.filter(({ parentId }) => productIds.includes(parentId))),
  );
  const list = (shown: readonly CartLineGroup[], label: string) => (
    <ul aria-label={label} className="divide-y divide-line">
      {shown.map(({ item, options }) => (
        <li key={item.uuid}>
          {[item, ...options].map((line) => (
            <CartLine
              key={line.uuid}
              item={line}
              onSelect={(selected) => select(selectLines(items, [line.uuid], selected))}
              onQuantity={(quantity) => void changeQuantity(line, quantity)}
              onRemove={() => void remove([line])}
            />
          ))}
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {selectable.length > 0 && (
        <Checkbox
          label={m.cart_select_all({ count: quantityToCheckOut(items), total: count })}
          checked={selectable.every(({ isSelected }) => isSelected)}
          onChange={(event) => select(selectAllLines(items, event.target.checked))}
          className="border-b border-line py-1 font-medium"
        />
      )}
      {available.length > 0 && list(available, m.cart_lines())}
      {soldOut.length > 0 && (
        <section aria-label={m.cart_sold_out_lines()} className="mt-4 rounded-card bg-ground px-4 py-2">
          <div className="flex flex-wrap items-center gap-x-2">
            <h2 className="mr-auto py-2 text-base font-semibold">
              <WrapAtWords>{m.cart_sold_out_lines()}</WrapAtWords>
            </h2>
            <div className="-mx-4 flex flex-wrap">
              {wishlist && (
                <Button variant="quiet" onClick={() => moveToWishlist(soldOutItems.map(({ parentId }) => parentId))}>
                  {m.cart_sold_out_to_wishlist()}
                </Button>
              )}
              <Button variant="quiet" onClick={() => void remove(soldOutItems)}>
                {m.cart_sold_out_remove()}
              </Button>
            </div>
          </div>
          {list(soldOut, m.cart_sold_out_lines())}
        </section>
      )}
    </>
  );
}
