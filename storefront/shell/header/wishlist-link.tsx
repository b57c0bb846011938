import { Heart } from 'lucide-react';
import { localiseLink } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { CountBadge } from '#storefront/ui/count-badge.tsx';
import { useWishlistCount } from '#storefront/wishlist/use-wishlist.tsx';

/** The wishlist with its number of products; guests are asked to sign in there. */
export function WishlistLink() {
  const count = useWishlistCount();
  return (
    <a href={localiseLink('/account/my-wishlist')} className="icon-button">
      <Heart aria-hidden="true" className="size-6" />
      <span className="sr-only">{m.wishlist_link({ count })}</span>
      <CountBadge count={count} />
    </a>
  );
}
