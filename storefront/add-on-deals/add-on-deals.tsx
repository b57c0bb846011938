import { useId } from 'react';
import type { AddOnProduct } from '#contract/add-on-deals.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { classNames } from '#storefront/ui/class-names.ts';
import { Picture } from '#storefront/ui/picture.tsx';
import { Price } from '#storefront/ui/price.tsx';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';

export interface AddOnDealsProps {
  products: readonly AddOnProduct[];
  /** Ids of the ticked SKUs. */
  ticked: readonly number[];
  onTick: (skuIds: number[]) => void;
}

/** Add-on products at a reduced price, to be ticked; sold-out ones are disabled. */
export function AddOnDeals({ products, ticked, onTick }: AddOnDealsProps) {
  return (
    <ul className="grid">
      {products.map((product) => (
        <li key={product.productId} className="border-t border-line first:border-0">
          <AddOnRow
            product={product}
            ticked={ticked.includes(product.productId)}
            onTick={(checked) => {
              const others = ticked.filter((skuId) => skuId !== product.productId);
              onTick(checked ? [...others, product.productId] : others);
            }}
          />
        </li>
      ))}
    </ul>
  );
}

interface AddOnRowProps {
  product: AddOnProduct;
  ticked: boolean;
  onTick: (checked: boolean) => void;
}

function AddOnRow({ product, ticked, onTick }: AddOnRowProps) {
  const { productName, attributeOptionName, productImage, stock, sellingPrice, standardPrice, discountPrice } = product;
  const id = useId();
  const soldOut = stock <= 0;
  return (
    <div className="relative flex min-h-16 items-center gap-3 py-2">
      <input
        id={id}
        type="checkbox"
        checked={ticked}
        disabled={soldOut}
        onChange={(event) => onTick(event.currentTarget.checked)}
        className="relative z-10 size-5 shrink-0 accent-brand"
      />
      <Picture src={productImage} alt="" width={64} height={64} className="size-16 shrink-0 rounded-field bg-ground" />
      <div className="grid min-w-0 flex-1 gap-0.5">
        <label
          htmlFor={id}
          className={classNames(
            'text-sm after:absolute after:inset-0',
            soldOut ? 'after:cursor-not-allowed' : 'after:cursor-pointer',
          )}
        >
          <span className="line-clamp-2">
            <WrapAtWords>{productName}</WrapAtWords>
          </span>
          {attributeOptionName && (
            <span className="block text-xs text-muted">
              <span className="sr-only"> </span>
              <WrapAtWords>{attributeOptionName}</WrapAtWords>
            </span>
          )}
        </label>
        {soldOut ? (
          <p className="text-sm font-medium text-muted">{m.product_out_of_stock()}</p>
        ) : (
          <Price
            sellingPrice={sellingPrice}
            regularPrice={discountPrice > 0 ? standardPrice : undefined}
            saving={discountPrice}
            size="sm"
          />
        )}
      </div>
    </div>
  );
}
