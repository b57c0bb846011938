import { RotateCcw, ShoppingCart } from 'lucide-react';
import { useState } from 'react';
import type { ProductCard } from '#contract/products.ts';
import { localiseLink } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { Button } from '#storefront/ui/button.tsx';
import { ButtonLink } from '#storefront/ui/button-link.tsx';

export interface WishlistActionProps {
  product: ProductCard;
  state: 'removed' | 'available' | 'low' | 'pre-order' | 'sold-out';
  /** Adds one unit to the cart. */
  onAdd: (product: ProductCard) => Promise<void>;
  /** Adds it to the wishlist again, where it can be removed. */
  onRestore?: (product: ProductCard) => void;
}

const buttonProps = { variant: 'secondary', block: true, className: 'px-2!' } as const;
const icon = { 'aria-hidden': true, className: 'size-5 shrink-0 max-xs:hidden' } as const;

/** Action of a product on the wishlist: add to cart, choose a variant, or restore. */
export function WishlistAction({ product, state, onAdd, onRestore }: WishlistActionProps) {
  const [adding, setAdding] = useState(false);
  const add = async () => {
    setAdding(true);
    await onAdd(product);
    setAdding(false);
  };
  if (state === 'removed')
    return (
      <Button {...buttonProps} onClick={() => onRestore?.(product)} icon={<RotateCcw {...icon} />}>
        <ProductText text={m.wishlist_restore()} product={product} />
      </Button>
    );
  if (state === 'sold-out')
    return (
      <Button {...buttonProps} disabled>
        <ProductText text={m.product_out_of_stock()} product={product} />
      </Button>
    );
  if (product.variantCount > 1)
    return (
      <ButtonLink {...buttonProps} href={localiseLink(`/product/${product.slug}`)}>
        <ProductText text={m.wishlist_choose_option()} product={product} />
      </ButtonLink>
    );
  return (
    <Button {...buttonProps} loading={adding} onClick={() => void add()} icon={<ShoppingCart {...icon} />}>
      <ProductText
        text={state === 'pre-order' ? m.product_pre_order_now() : m.product_add_to_cart()}
        product={product}
      />
    </Button>
  );
}

/** Screen readers also hear which product it is. */
function ProductText({ text, product: { productName } }: { text: string; product: ProductCard }) {
  return (
    <span>
      {text}
      <span className="sr-only"> {productName}</span>
    </span>
  );
}
