import { ShoppingCart } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { useCartCount } from '#storefront/cart/use-cart.ts';
import { localiseLink } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { CountBadge } from '#storefront/ui/count-badge.tsx';
import { preloadDrawer } from '#storefront/ui/drawer.tsx';
import { cartOpensDrawer } from './cart-opens-drawer.ts';

export interface CartLinkProps {
  onOpenCart: () => void;
}

/** Opens the mini cart; on checkout and cart page, and before hydration, it links to the cart page. */
export function CartLink({ onOpenCart }: CartLinkProps) {
  const count = useCartCount();
  const drawer = cartOpensDrawer(useLocation().pathname);
  const open = (event: MouseEvent) => {
    if (!drawer || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpenCart();
  };
  return (
    <a
      href={localiseLink('/cart')}
      aria-haspopup={drawer ? 'dialog' : undefined}
      onClick={open}
      onPointerEnter={drawer ? preloadDrawer : undefined}
      className="icon-button"
    >
      <ShoppingCart aria-hidden="true" className="size-6" />
      <span className="sr-only">{m.shell_cart_count({ count })}</span>
      <CountBadge count={count} />
    </a>
  );
}
