import type { Cart } from '#contract/cart.ts';
import type { CartItem } from '#contract/cart-lines.ts';
import { valueInBaht } from '#contract/money.ts';

/** A change the shopper makes to the cart. */
export type CartChange =
  /** With add-on options, one of each; quantity 0 adds the options alone. */
  | { kind: 'add'; productId: number; quantity: number; optionProductIds?: readonly number[] }
  /** Adds several SKUs, all or none. */
  | { kind: 'add-several'; items: readonly { productId: number; quantity: number }[] }
  | { kind: 'quantity'; itemId: string; productId: number; quantity: number }
  | { kind: 'remove'; itemId: string; productId: number }
  /** Selects exactly these lines. */
  | { kind: 'select'; itemIds: readonly string[] }
  /** Applies a coupon by its code or, if the customer keeps it, by its id; null removes it. */
  | { kind: 'coupon'; couponCode: string | null }
  | { kind: 'coupon'; collectibleCouponId: number | null };

/** The cart with changes that the server has not confirmed yet. Sums of money are not previewed. */
export interface CartPreview {
  items: readonly CartItem[];
  /** Units of all lines. */
  totalQuantity: number;
}

export function previewCart(cart: Cart | null, changes: readonly CartChange[]): CartPreview {
  const start: CartPreview = { items: cart?.items ?? [], totalQuantity: cart?.totalQuantity ?? 0 };
  return changes.reduce(applyChange, start);
}

function applyChange(cart: CartPreview, change: CartChange): CartPreview {
  const { items } = cart;
  switch (change.kind) {
    case 'add': {
      const line = items.find(({ productId, itemType }) => productId === change.productId && itemType === 'ITEM');
      const options = change.optionProductIds?.length ?? 0;
      // New lines cannot be rendered before the response, but they count.
      if (!line) return { items, totalQuantity: cart.totalQuantity + change.quantity + options };
      const more = withItems(
        items.map((item) => (item === line ? withQuantity(item, item.quantity + change.quantity) : item)),
      );
      return { ...more, totalQuantity: more.totalQuantity + options };
    }
    case 'add-several':
      return change.items.reduce((sum, item) => applyChange(sum, { kind: 'add', ...item }), cart);
    case 'quantity':
      return withItems(items.map((item) => (item.uuid === change.itemId ? withQuantity(item, change.quantity) : item)));
    case 'remove':
      return withItems(items.filter(({ uuid, parentItemId }) => ![uuid, parentItemId].includes(change.itemId)));
    case 'select':
      return {
        ...cart,
        items: items.map((item) =>
          item.itemType === 'GIFT' ? item : { ...item, isSelected: change.itemIds.includes(item.uuid) },
        ),
      };
    case 'coupon':
      return cart;
  }
}

function withQuantity(item: CartItem, quantity: number): CartItem {
  const limited = Math.max(1, Math.min(quantity, Math.max(1, item.limitSelectQty)));
  const price = item.specialPrice ?? item.standardPrice;
  return { ...item, quantity: limited, totalPrice: valueInBaht([{ price, quantity: limited }]) };
}

function withItems(items: readonly CartItem[]): CartPreview {
  return { items, totalQuantity: items.reduce((sum, { quantity }) => sum + quantity, 0) };
}

/** Whether a later pending change makes this one obsolete: of many fast presses only the last is sent. */
export function isSuperseded(change: CartChange, later: readonly CartChange[]): boolean {
  if (change.kind === 'select') return later.some(({ kind }) => kind === 'select');
  if (change.kind !== 'quantity') return false;
  return later.some(
    (other) => (other.kind === 'quantity' || other.kind === 'remove') && other.itemId === change.itemId,
  );
}
