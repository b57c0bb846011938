import { RotateCcw } from 'lucide-react';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { ActionText, actionLook, BuyAction } from '#storefront/product-cards/buy-action.tsx';
import type { ShownCard } from '#storefront/product-cards/shown-card.ts';
import { Button } from '#storefront/ui/button.tsx';

export interface WishlistActionProps {
  product: ShownCard;
  /** Removed from the wishlist since the page was opened. */
  isRemoved?: boolean;
  /** Adds one unit to the cart. */
  onAdd: (product: ShownCard) => Promise<void>;
  /** Adds it to the wishlist again, where it can be removed. */
  onRestore?: (product: ShownCard) => void;
}

/** Action of a product on the wishlist: buy, or restore. */
export function WishlistAction({ product, isRemoved = false, onAdd, onRestore }: WishlistActionProps) {
  if (!isRemoved) return <BuyAction product={product} onAdd={onAdd} />;
  return (
    <Button
      {...actionLook}
      onClick={() => onRestore?.(product)}
      icon={<RotateCcw aria-hidden="true" className="size-5 shrink-0 max-xs:hidden" />}
    >
      <ActionText text={m.wishlist_restore()} product={product} />
    </Button>
  );
}
