import { useEffect, useState } from 'react';
import type { Cart } from '#contract/cart.ts';
import { localStorageValue } from '#storefront/api/local-storage-value.ts';
import { formatBaht } from '#storefront/i18n/format.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import type { CartView } from '../use-cart.ts';
import { CartNotice } from './cart-notice.tsx';
import {
  changesSinceSeen,
  changesWhileOpen,
  parseSeen,
  type SeenChange,
  seenOf,
  withLaterChanges,
} from './seen-cart.ts';

const stored = localStorageValue('cart-seen');

/** Prices and stock that changed since the shopper last saw the cart or while it is open, until the list is closed. */
export function SeenChanges({ cart }: { cart: CartView }) {
  const { totals } = cart;
  const [seen, setSeen] = useState<{ totals: Cart; changes: readonly SeenChange[] }>();
  if (totals && totals !== seen?.totals) {
    const changes = seen
      ? withLaterChanges(seen.changes, changesWhileOpen(seen.totals, totals))
      : changesSinceSeen(parseSeen(stored.read()), totals.cartId, totals.items);
    setSeen({ totals, changes });
  }
  useEffect(() => {
    if (totals) stored.write(JSON.stringify(seenOf(totals.cartId, totals.items)));
  }, [totals]);
  if (!seen || seen.changes.length === 0) return null;
  const { changes } = seen;
  return (
    <CartNotice title={m.cart_changed_title()} onClose={() => setSeen({ ...seen, changes: [] })}>
      <ul className="grid gap-1">
        {changes.map((change) => (
          <li key={`${change.itemId} ${change.kind}`} className="text-pretty">
            <WrapAtWords>{textOf(change)}</WrapAtWords>
          </li>
        ))}
      </ul>
    </CartNotice>
  );
}

function textOf(change: SeenChange): string {
  const { name } = change;
  switch (change.kind) {
    case 'price': {
      const prices = { name, before: formatBaht(change.before), after: formatBaht(change.after) };
      return change.after < change.before ? m.cart_changed_price_down(prices) : m.cart_changed_price_up(prices);
    }
    case 'sold-out':
      return m.cart_changed_sold_out({ name });
    case 'left':
      return m.cart_changed_left({ name, left: change.left });
    case 'available-again':
      return m.cart_changed_available({ name });
  }
}
