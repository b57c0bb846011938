import { CloudOff, ShoppingCart } from 'lucide-react';
import { localiseLink } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { Button } from '#storefront/ui/button.tsx';
import { ButtonLink } from '#storefront/ui/button-link.tsx';
import { EmptyState } from '#storefront/ui/empty-state.tsx';
import { Skeleton } from '#storefront/ui/skeleton.tsx';
import { type CartView, useOwnCart } from '../use-cart.ts';

function EmptyCart() {
  return (
    <EmptyState
      icon={<ShoppingCart className="size-10" />}
      title={m.cart_empty()}
      message={m.cart_empty_hint()}
      action={<ButtonLink href={localiseLink('/product-category')}>{m.cart_start_shopping()}</ButtonLink>}
    />
  );
}

/** In place of the lines of a cart without any: it is empty, or may not be the customer's own. */
export function NoCartLines({ updating }: Pick<CartView, 'updating'>) {
  const own = useOwnCart();
  if (own.status === 'failed') return <CartNotLoaded onRetry={own.reload} />;
  return updating || own.status === 'loading' ? <CartSkeleton /> : <EmptyCart />;
}

/** No response: the cart itself is not lost. */
export function CartNotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <EmptyState
      icon={<CloudOff className="size-10" />}
      title={m.cart_not_loaded()}
      message={m.cart_not_loaded_hint()}
      action={<Button onClick={onRetry}>{m.cart_retry()}</Button>}
    />
  );
}

/** As high as two lines. */
export function CartSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">{m.cart_loading()}</span>
      <div className="border-b border-line py-1">
        <Skeleton className="my-3 h-6 w-40" />
      </div>
      {['first', 'second'].map((line) => (
        <div key={line} className="flex gap-4 border-b border-line py-4">
          <Skeleton className="my-8 ml-px size-5 shrink-0" />
          <Skeleton className="size-22 shrink-0" />
          <div className="grid flex-1 content-start gap-3">
            <Skeleton className="h-5 w-4/5" />
            <Skeleton className="h-6 w-28" />
            <Skeleton className="h-11 w-33" />
          </div>
        </div>
      ))}
    </div>
  );
}
