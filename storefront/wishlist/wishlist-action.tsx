import { RotateCcw } from 'lucide-react';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { ActionText, actionLook, BuyAction, type BuyActionProps } from '#storefront/product-cards/buy-action.tsx';
import type { ShownCard } from '#storefront/product-cards/shown-card.ts';
import { Button } from '#storefront/ui/button.tsx';

export interface WishlistActionProps {
  product: ShownCard;
  state: BuyActionProps<ShownCard>['state'] | 'removed';
  /** Adds one unit to the cart. */
  onAdd: (product: ShownCard) => Promise<void>;
  /** Adds it to the wishlist again, where it can be removed. */
  onRestore?: (product: ShownCard) => void;
}

/** Action of a product on the wishlist: buy, or restore. */
export function WishlistAction({ product, state, onAdd, onRestore }: WishlistActionProps) {
  if (state !== 'removed') return <BuyAction product={product} state={state} onAdd={onAdd} />;
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
