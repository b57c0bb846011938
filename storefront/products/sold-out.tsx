import type { ReactNode } from 'react';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import { Alternatives } from './alternatives.tsx';
import type { ShownProduct } from './shown-product.ts';

export interface SoldOutProps {
  product: ShownProduct;
  /** Wishlist and comparison. */
  actions: ReactNode;
  /** Other variants can be bought. */
  hasOtherOptions: boolean;
}

/** What to do where the selected variant is sold out: choose another one, wait for it, or buy something similar. */
export function SoldOut({ product, actions, hasOtherOptions }: SoldOutProps) {
  return (
    <div className="grid gap-4">
      {hasOtherOptions ? (
        <p className="text-sm font-medium">
          <WrapAtWords>{m.product_other_options()}</WrapAtWords>
        </p>
      ) : (
        <Alternatives product={product} />
      )}
      <div className="grid gap-2">
        <div className="flex flex-wrap gap-2">{actions}</div>
        <p className="text-sm text-pretty text-muted">
          <WrapAtWords>{m.product_sold_out_hint()}</WrapAtWords>
        </p>
      </div>
    </div>
  );
}
