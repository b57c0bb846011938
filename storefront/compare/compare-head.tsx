import { ChevronDown, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ComparedProduct } from '#contract/products.ts';
import { localiseLink } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { IconButton } from '#storefront/ui/icon-button.tsx';
import { Picture } from '#storefront/ui/picture.tsx';
import { Price } from '#storefront/ui/price.tsx';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';

/** A product with its current price, in baht. */
export interface PricedProduct extends ComparedProduct {
  sellingPrice: number;
  regularPrice: number | undefined;
}

export interface CompareHeadProps {
  product: PricedProduct;
  /** The number of its column, from 0, and all products in the order of their columns. */
  column: number;
  products: readonly PricedProduct[];
  /** Buys the product. */
  action: ReactNode;
  onRemove: () => void;
  /** Shows another product in this column. */
  onChoose: (productId: number) => void;
}

/** Picture, name, price and buy button of a compared product. */
export function CompareHead({ product, column, products, action, onRemove, onChoose }: CompareHeadProps) {
  const { productName, image, slug, variantCount, priceRange } = product;
  return (
    <div className="grid h-full grid-cols-[auto_minmax(0,1fr)_auto] grid-rows-[auto_auto_1fr_auto] items-start gap-x-2 gap-y-1">
      <Picture src={image} alt="" width={64} height={64} className="size-11 rounded-field bg-ground lg:size-16" />
      <div className="justify-self-center">
        {products.length > 2 && <ColumnSelect {...{ column, products, onChoose }} />}
      </div>
      <IconButton
        label={m.ui_remove_named({ name: productName })}
        icon={<X aria-hidden="true" className="size-5" />}
        onClick={onRemove}
        className="-mr-2"
      />
      <a
        href={localiseLink(`/product/${slug}`)}
        className="col-span-full line-clamp-2 min-h-[3.1em] text-sm font-medium text-pretty hover:text-brand"
      >
        <WrapAtWords>{productName}</WrapAtWords>
      </a>
      <Price
        sellingPrice={product.sellingPrice}
        regularPrice={product.regularPrice}
        showFrom={variantCount > 1 && priceRange.min < priceRange.max}
        size="sm"
        className="price-on-card col-span-full"
      />
      <div className="col-span-full mt-1">{action}</div>
    </div>
  );
}

/** Which product a phone shows in this column: the native list over the product's number. */
function ColumnSelect({ column, products, onChoose }: Pick<CompareHeadProps, 'column' | 'products' | 'onChoose'>) {
  return (
    <span className="relative inline-flex min-h-11 items-center gap-0.5 rounded-full border border-edge pr-2 pl-3 text-xs font-semibold has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand sm:hidden noscript:hidden">
      <span aria-hidden="true" className="figures">
        {column + 1}/{products.length}
      </span>
      <ChevronDown aria-hidden="true" className="size-4 text-muted" />
      <select
        aria-label={m.compare_shown_product({ column: column + 1 })}
        value={products[column]?.productId}
        onChange={(event) => onChoose(Number(event.currentTarget.value))}
        className="absolute inset-0 w-full text-base opacity-0 outline-none"
      >
        {products.map(({ productId, productName }) => (
          <option key={productId} value={productId}>
            {productName}
          </option>
        ))}
      </select>
    </span>
  );
}
