import type { CartItem } from '#contract/cart-lines.ts';
import { recordPurchase } from './guest-purchase.ts';
import { directPurchase, purchaseChanges, rememberEarlierLines } from './lines/earlier-lines.ts';
import type { CartAddition } from './use-add-to-cart.ts';
import { useCartChange, useLastCart, useLoadedCart } from './use-cart.ts';

/**
 * Puts a product into the cart in exactly this quantity and selects it alone, so that it can be ordered by itself; the cart lists
 * the lines that this deselects. Resolves to the lines that the cart had before; null if it failed, which a dialog says.
 */
export function useBuyNow(): (addition: CartAddition) => Promise<readonly CartItem[] | null> {
  const change = useCartChange();
  const loadedCart = useLoadedCart();
  const lastCart = useLastCart();
  return async (addition) => {
    const before = (await loadedCart())?.items ?? [];
    for (const next of purchaseChanges(before, addition)) if (!(await change(next))) return null;
    const cart = lastCart();
    if (!cart) return before;
    const { selection, deselected } = directPurchase(cart.items, addition.productId);
    const isSelected = cart.items.some(({ uuid, isSelected }) => uuid === selection[0] && isSelected);
    if (!isSelected || deselected.length > 0) {
      if (!(await change({ kind: 'select', itemIds: selection }))) return null;
      rememberEarlierLines(cart, deselected);
    }
    recordPurchase({ cartId: cart.cartId, ...addition });
    return before;
  };
}
