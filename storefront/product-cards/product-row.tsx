import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { useProductList } from '#storefront/analytics/use-product-list.ts';
import type { RoundOffer } from '#storefront/flash-sales/flash-sale-rounds.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { ArrowButton } from '#storefront/ui/arrow-button.tsx';
import { classNames } from '#storefront/ui/class-names.ts';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import { ProductCard } from './product-card.tsx';
import type { ShownCard } from './shown-card.ts';

const sizes = '(width >= 80rem) 234px, (width >= 64rem) 23vw, (width >= 40rem) 31vw, 44vw';

/** How many cards the row shows at once on desktops, as the classes of its items say: with no more there is nothing to scroll. */
const visibleCards = { lg: 4, xl: 5 };

export interface ProductRowProps {
  /** Identifies the row in reports; the same in both languages. */
  listId: string;
  title: string;
  products: readonly ShownCard[];
  /** Next to the title. */
  note?: ReactNode;
  /** The product's offer in the flash sale that the row shows. */
  round?: (product: ShownCard) => RoundOffer | undefined;
  /** The listing with more of these products. */
  moreHref?: string;
}

/** A titled row of cards that scrolls sideways: by swipe, wheel, keys, or arrow buttons on desktops. */
export function ProductRow({ listId, title, products, note, round, moreHref }: ProductRowProps) {
  const id = useId();
  const select = useProductList({ id: listId, name: title }, products);
  const row = useRef<HTMLUListElement>(null);
  const scroll = (direction: 1 | -1) => {
    const list = row.current;
    list?.scrollBy({ left: direction * list.clientWidth, behavior: 'smooth' });
  };
  if (products.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <div className="flex min-h-11 items-center gap-2">
        <div className="mr-auto flex flex-wrap items-center gap-x-4">
          <h2 id={id} className="text-xl font-semibold">
            <WrapAtWords>{title}</WrapAtWords>
          </h2>
          {note}
        </div>
        {moreHref && (
          <a
            href={moreHref}
            aria-label={m.product_see_all_of({ name: title })}
            className="flex min-h-11 items-center gap-1 px-2 text-sm whitespace-nowrap font-semibold text-brand hover:underline max-lg:-mr-2"
          >
            {m.product_see_all()}
            <ChevronRight aria-hidden="true" className="size-4 lg:hidden" />
          </a>
        )}
        {products.length > visibleCards.lg && (
          <div className={classNames('hidden gap-2 lg:flex', products.length <= visibleCards.xl && 'xl:hidden')}>
            <ArrowButton icon={ChevronLeft} label={m.ui_previous()} onPress={() => scroll(-1)} />
            <ArrowButton icon={ChevronRight} label={m.ui_next()} onPress={() => scroll(1)} />
          </div>
        )}
      </div>
      <ul ref={row} className="scroll-row -mx-4 scroll-px-4 gap-3 px-4 py-1 lg:mx-0 lg:scroll-px-0 lg:gap-4 lg:px-0">
        {products.map((product, index) => (
          <li key={product.productId} className="product-row-item">
            <ProductCard
              product={product}
              heading="h3"
              sizes={sizes}
              round={round?.(product)}
              onSelect={() => select(product, index)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
