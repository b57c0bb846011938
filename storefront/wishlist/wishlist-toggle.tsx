import { Heart } from 'lucide-react';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { classNames } from '#storefront/ui/class-names.ts';
import { useWishlistToggle } from './use-wishlist.tsx';

export interface WishlistToggleProps {
  product: { productId: number; productName: string };
  /** Shows "Wishlist" next to the icon, in a border. */
  labelled?: boolean;
}

/** Adds a product to the wishlist, or removes it. */
export function WishlistToggle({ product: { productId, productName }, labelled = false }: WishlistToggleProps) {
  const { isWishlisted, toggle } = useWishlistToggle(productId);
  return (
    <button
      type="button"
      aria-pressed={isWishlisted}
      aria-label={labelled ? undefined : m.wishlist_product({ name: productName })}
      onClick={toggle}
      className={classNames('wishlist-toggle', labelled && 'border border-line px-4 aria-pressed:border-sale')}
    >
      <Heart aria-hidden="true" className="size-5 shrink-0" />
      {labelled && (
        <span>
          {m.wishlist_title()}
          <span className="sr-only"> {productName}</span>
        </span>
      )}
    </button>
  );
}
