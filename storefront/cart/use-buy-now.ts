import { directPurchase, rememberEarlierLines } from './earlier-lines.ts';
import { useCartChange, useLastCart } from './use-cart.ts';

/**
 * Adds a product to the cart and selects it alone, so that it can be ordered by itself; the cart lists the lines that this
 * deselects. Resolves to whether it was added; a failure is shown in a dialog.
 */
export function useBuyNow(): (choice: {
  productId: number;
  quantity: number;
  optionProductIds: readonly number[];
}) => Promise<boolean> {
  const change = useCartChange();
  const lastCart = useLastCart();
  return async (choice) => {
    if (!(await change({ kind: 'add', ...choice }))) return false;
    const cart = lastCart();
    if (!cart) return true;
    const { selection, deselected } = directPurchase(cart.items, choice.productId);
    if (deselected.length > 0 && (await change({ kind: 'select', itemIds: selection })))
      rememberEarlierLines(cart, deselected);
    return true;
  };
}
