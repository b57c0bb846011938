import { ShoppingCart } from 'lucide-react';
import { useState } from 'react';
import { localiseLink } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { useProductStock } from '#storefront/inventory/live-stock.tsx';
import { Button } from '#storefront/ui/button.tsx';
import { ButtonLink } from '#storefront/ui/button-link.tsx';
import type { ShownCard } from './shown-card.ts';

export interface BuyActionProps<Product extends ShownCard> {
  product: Product;
  /** Adds one unit to the cart. */
  onAdd: (product: Product) => Promise<void>;
}

/** The look of the action of a product in a list. */
export const actionLook = { variant: 'secondary', block: true, className: 'px-2!' } as const;

/** Buys a product from a list: adds it to the cart, or leads to its page to choose a variant. */
export function BuyAction<Product extends ShownCard>({ product, onAdd }: BuyActionProps<Product>) {
  const [adding, setAdding] = useState(false);
  const { state } = useProductStock(product);
  const add = async () => {
    setAdding(true);
    await onAdd(product);
    setAdding(false);
  };
  if (state === 'sold-out')
    return (
      <Button {...actionLook} disabled>
        <ActionText text={m.product_out_of_stock()} product={product} />
      </Button>
    );
  if (product.variantCount > 1)
    return (
      <ButtonLink {...actionLook} href={localiseLink(`/product/${product.slug}`)}>
        <ActionText text={m.product_choose_option()} product={product} />
      </ButtonLink>
    );
  return (
    <Button
      {...actionLook}
      loading={adding}
      onClick={() => void add()}
      icon={<ShoppingCart aria-hidden="true" className="size-5 shrink-0 max-xs:hidden" />}
    >
      <ActionText
        text={state === 'pre-order' ? m.product_pre_order_now() : m.product_add_to_cart()}
        product={product}
      />
    </Button>
  );
}

/** Screen readers also hear which product it is. */
export function ActionText({ text, product }: { text: string; product: Pick<ShownCard, 'productName'> }) {
  return (
    <span>
      {text}
      <span className="sr-only"> {product.productName}</span>
    </span>
  );
}
