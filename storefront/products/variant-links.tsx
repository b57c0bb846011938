import type { Sku } from '#contract/products.ts';
import { skuHref } from './selected-sku.ts';

export interface VariantLinksProps {
  skus: readonly Sku[];
  /** The page's absolute URL, without a variant. */
  url: string;
}

/** Links to the variants, for browsers without JavaScript. */
export function VariantLinks({ skus, url }: VariantLinksProps) {
  if (skus.length <= 1) return null;
  return (
    <noscript>
      <ul className="grid text-sm">
        {skus.map(({ productId, skuName }) => (
          <li key={productId}>
            <a href={skuHref(url, productId)} className="flex min-h-11 items-center text-brand hover:underline">
              {skuName}
            </a>
          </li>
        ))}
      </ul>
    </noscript>
  );
}
