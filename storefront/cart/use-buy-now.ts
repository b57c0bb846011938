import { recordPurchase } from './guest-purchase.ts';
import { directPurchase, purchaseChanges, rememberEarlierLines } from './lines/earlier-lines.ts';
import type { CartAddition } from './use-add-to-cart.ts';
import { useCartChange, useLastCart } from './use-cart.ts';

/**
 * Puts a product into the cart in exactly this quantity and selects it alone, so that it can be ordered by itself; the cart lists
 * the lines that this deselects. Resolves to whether it succeeded; a failure is shown in a dialog.
 */
export function useBuyNow(): (addition: CartAddition) => Promise<boolean> {
  const change = useCartChange();
  const lastCart = useLastCart();
  return async (addition) => {
    for (const next of purchaseChanges(lastCart()?.items ?? [], addition)) if (!(await change(next))) return false;
    const cart = lastCart();
    if (!cart) return true;
    const { selection, deselected } = directPurchase(cart.items, addition.productId);
    const isSelected = cart.items.some(({ uuid, isSelected }) => uuid === selection[0] && isSelected);
    if (!isSelected || deselected.length > 0) {
      if (!(await change({ kind: 'select', itemIds: selection }))) return false;
      rememberEarlierLines(cart, deselected);
    }
    recordPurchase({ cartId: cart.cartId, ...addition });
    return true;
  };
}
