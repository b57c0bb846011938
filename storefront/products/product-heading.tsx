import { memo, useEffect, useRef, useState } from 'react';
import type { Product } from '#contract/products.ts';
import { localeHref } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { ProductBadges } from '#storefront/product-cards/product-badges.tsx';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';

export interface ProductHeadingProps {
  product: Pick<Product, 'brand' | 'productName' | 'badges'>;
  /** The selected variant is sold as pre-order. */
  preOrder: boolean;
}

/** Brand, badges and name. Without the description: the price is in the first screen as well. */
export const ProductHeading = memo(function ProductHeading({
  product: { brand, productName, badges },
  preOrder,
}: ProductHeadingProps) {
  return (
    <div className="grid gap-1 lg:gap-2">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <a
          href={localeHref('/brand/:slug', { slug: brand.value })}
          className="relative mr-1 flex min-h-8 items-center text-sm font-semibold text-brand after:absolute after:-inset-x-2 after:-inset-y-1.5 hover:underline"
        >
          {brand.label}
        </a>
        <ProductBadges badges={badges} preOrder={preOrder} max={4} />
      </div>
      <ProductName name={productName} />
    </div>
  );
});

/**
 * Characters that are on one line on phones of 320, 360 and 390 px, with any font; vowels and tones above and below letters take no room.
 */
const lineLengths = { narrowest: 24, narrow: 27, usual: 30 };

/** Room for a second line, on phones where the name may need it. */
function roomFor(name: string): string {
  const { length } = name.replace(/\p{M}/gu, '');
  if (length <= lineLengths.narrowest) return '';
  if (length <= lineLengths.narrow) return 'max-[22.4rem]:min-h-[2lh]';
  if (length <= lineLengths.usual) return 'max-[24.3rem]:min-h-[2lh]';
  return 'max-lg:min-h-[2lh]';
}

/** On phones two lines for a name that the web font may wrap, so that nothing shifts then; the rest is shown when asked for. */
function ProductName({ name }: { name: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [isCut, setCut] = useState(false);
  const [isWhole, setWhole] = useState(false);
  useEffect(() => {
    const element = heading.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setCut(element.scrollHeight > element.clientHeight + 1));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div className="relative">
      <h1
        ref={heading}
        className={`text-lg leading-snug font-bold wrap-anywhere lg:text-2xl lg:text-pretty ${roomFor(name)} ${isWhole ? '' : 'max-lg:line-clamp-2'}`}
      >
        <WrapAtWords>{name}</WrapAtWords>
      </h1>
      {isCut && !isWhole && (
        <button
          type="button"
          onClick={() => setWhole(true)}
          className="absolute right-0 bottom-0 bg-linear-to-r from-transparent to-surface to-20% pl-8 text-sm leading-[31px] font-semibold text-brand after:absolute after:-inset-2 lg:hidden"
        >
          {m.product_show_full_name()}
        </button>
      )}
    </div>
  );
}
