import { shop } from '#contract/shop.ts';
import { useSession } from '#storefront/accounts/use-session.ts';
import { useSignIn } from '#storefront/accounts/use-sign-in.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { getLocale } from '#storefront/i18n/paraglide/runtime.js';
import { useWishlist } from '#storefront/wishlist/use-wishlist.tsx';
import type { Route } from './+types/cart-route';
import { CartPage } from './cart-page.tsx';

export const handle = { hidesCompareBar: true };

export const meta: Route.MetaFunction = () => [
  { title: `${m.cart_title()} | ${shop.name[getLocale()]}` },
  { name: 'robots', content: 'noindex' },
];

export default function CartRoute() {
  const { status } = useSession();
  const { openSignIn } = useSignIn();
  const { add } = useWishlist();
  const addToWishlist = async (productIds: readonly number[]) => {
    const added: number[] = [];
    for (const productId of productIds) if (await add(productId)) added.push(productId);
    return added;
  };
  return (
    <CartPage
      shopper={{ isGuest: status === 'guest', onSignIn: (redirectTo) => openSignIn({ redirectTo }) }}
      wishlist={{ status, onSignIn: () => openSignIn(), add: addToWishlist }}
    />
  );
}
