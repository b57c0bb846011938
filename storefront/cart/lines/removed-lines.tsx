import type { CartItem } from '#contract/cart-lines.ts';
import { track } from '#storefront/analytics/track.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { Button } from '#storefront/ui/button.tsx';
import { showToast } from '#storefront/ui/toast-list.ts';
import { useFocusAfterRemoval } from '#storefront/ui/use-focus-after-removal.ts';
import { useCartChange, useLastCart } from '../use-cart.ts';
import { type Restoration, restorations, selectionAfterRestoring } from './restore-lines.ts';

export interface Removal {
  /** The lines that were removed last, with their options. */
  lines: readonly CartItem[];
  /** The lines of the cart before that. */
  before: readonly CartItem[];
}

export const noRemoval: Removal = { lines: [], before: [] };

export interface RemovedLinesProps {
  /** Nothing is shown of an empty one. */
  removal: Removal;
  /** Called when they are restored. */
  onDone: () => void;
}

/** Says what was removed and can undo it, unless it cannot be bought any more; also when the cart is empty then. */
export function RemovedLines({ removal: { lines, before }, onDone }: RemovedLinesProps) {
  const change = useCartChange();
  const [first, ...others] = lines.filter(({ parentItemId }) => !lines.some(({ uuid }) => uuid === parentItemId));
  const lastCart = useLastCart();
  const container = useFocusAfterRemoval('p');
  const toRestore = restorations(lines, before);
  const restore = async () => {
    const restored: Restoration[] = [];
    for (const restoration of toRestore) {
      if (!(await change(restoration.change))) break;
      restored.push(restoration);
    }
    if (restored.length > 0) track((events) => events.addLinesToCart(restored));
    const itemIds = selectionAfterRestoring(before, lastCart()?.items ?? []);
    const isSelectionRestored = itemIds === null || (await change({ kind: 'select', itemIds }));
    return isSelectionRestored && restored.length === toRestore.length;
  };
  const undo = async () => {
    onDone();
    if (await restore()) showToast(m.cart_restored(), 'success');
  };
  return (
    <div ref={container} tabIndex={-1} role="status" className="outline-none">
      {first && (
        <p className="flex items-center justify-between gap-3 rounded-field bg-ground py-1 pr-1 pl-4 text-sm">
          <span className="min-w-0 truncate">
            {others.length === 0
              ? m.cart_removed_item({ name: first.productName })
              : m.cart_removed_items({ count: others.length + 1 })}
          </span>
          {toRestore.length > 0 && (
            <Button variant="quiet" onClick={() => void undo()}>
              {m.cart_undo()}
            </Button>
          )}
        </p>
      )}
    </div>
  );
}
