import { useId } from 'react';
import { sellingPrice, wasPrice } from '#contract/selling-price.ts';
import { localeHref } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { Picture } from '#storefront/ui/picture.tsx';
import { Price } from '#storefront/ui/price.tsx';
import { Skeleton } from '#storefront/ui/skeleton.tsx';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import type { ShownProduct } from './shown-product.ts';
import { useAlternatives } from './use-alternatives.ts';

/** What can be bought now instead of a product that is sold out. */
export function Alternatives({ product }: { product: ShownProduct }) {
  const id = useId();
  const alternatives = useAlternatives(product);
  if (!alternatives) return <Skeleton className="h-70 w-full" />;
  if (alternatives.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h2 id={id} className="font-semibold">
        <WrapAtWords>{m.product_alternatives()}</WrapAtWords>
      </h2>
      <ul className="divide-y divide-line rounded-card border border-line">
        {alternatives.map((alternative) => (
          <li key={alternative.productId}>
            <a
              href={localeHref('/product/:slug?', { slug: alternative.slug })}
              className="group flex items-center gap-3 px-3 py-2"
            >
              <Picture
                src={alternative.image}
                alt=""
                width={64}
                height={64}
                className="size-16 shrink-0 rounded-field bg-ground"
              />
              <div className="grid min-w-0 gap-0.5">
                <p className="line-clamp-2 text-sm font-medium group-hover:text-brand">
                  <WrapAtWords>{alternative.productName}</WrapAtWords>
                </p>
                <Price size="sm" sellingPrice={sellingPrice(alternative)} regularPrice={wasPrice(alternative)} />
              </div>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
