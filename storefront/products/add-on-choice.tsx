import { useId } from 'react';
import { AddOnDeals } from '#storefront/add-on-deals/add-on-deals.tsx';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import type { ShownProduct } from './shown-product.ts';
import type { PurchaseChoice } from './use-purchase-choice.ts';

export interface AddOnChoiceProps {
  products: ShownProduct['optionProducts'];
  choice: PurchaseChoice;
}

/** The add-on deals of a product, to be added to the cart together with it. */
export function AddOnChoice({ products, choice }: AddOnChoiceProps) {
  const id = useId();
  if (products.length === 0) return null;
  return (
    <section aria-labelledby={id} className="rounded-card border border-line px-4 py-3">
      <h2 id={id} className="font-semibold">
        <WrapAtWords>{m.add_on_title()}</WrapAtWords>
      </h2>
      <p className="text-sm text-muted">
        <WrapAtWords>{m.add_on_page_hint()}</WrapAtWords>
      </p>
      <AddOnDeals products={products} ticked={choice.optionIds} onTick={choice.onOptions} />
    </section>
  );
}
