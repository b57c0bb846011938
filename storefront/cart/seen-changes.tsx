import { Info, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { localStorageValue } from '#storefront/api/local-storage-value.ts';
import { formatBaht } from '#storefront/i18n/format.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { IconButton } from '#storefront/ui/icon-button.tsx';
import { changesSinceSeen, parseSeen, type SeenChange, seenOf } from './seen-cart.ts';
import type { CartView } from './use-cart.ts';

const stored = localStorageValue('cart-seen');

/** Prices and stock that changed since the shopper's last visit to the cart, listed once. */
export function SeenChanges({ cart }: { cart: CartView }) {
  const { totals } = cart;
  const [changes, setChanges] = useState<readonly SeenChange[]>();
  if (totals && changes === undefined)
    setChanges(changesSinceSeen(parseSeen(stored.read()), totals.cartId, totals.items));
  useEffect(() => {
    if (totals) stored.write(JSON.stringify(seenOf(totals.cartId, totals.items)));
  }, [totals]);
  if (!changes || changes.length === 0) return null;
  return (
    <div
      role="status"
      className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 rounded-card border border-line bg-ground py-2 pr-1 pl-4 text-sm"
    >
      <Info aria-hidden="true" className="mt-2.5 size-5 text-brand" />
      <div className="grid gap-1 py-2">
        <p className="font-medium">{m.cart_changed_title()}</p>
        <ul className="grid gap-1">
          {changes.map((change) => (
            <li key={`${change.itemId} ${change.kind}`} className="text-pretty">
              {textOf(change)}
            </li>
          ))}
        </ul>
      </div>
      <IconButton
        label={m.cart_changed_close()}
        icon={<X aria-hidden="true" className="size-5 text-muted" />}
        onClick={() => setChanges([])}
      />
    </div>
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
