import type { ReactNode } from 'react';
import type { ProductList } from '#storefront/analytics/events.ts';
import { useProductList } from '#storefront/analytics/use-product-list.ts';
import type { RoundOffer } from '#storefront/flash-sales/flash-sale-rounds.ts';
import { classNames } from '#storefront/ui/class-names.ts';
import { DeferredHydration } from '#storefront/ui/deferred-hydration.tsx';
import { isWideScreen, useBelowFold } from '#storefront/ui/use-below-fold.ts';
import { ProductCard, type ProductCardProps } from './product-card.tsx';

/** Two columns on phones, one where text is large for the screen, to four on wide screens. */
const layouts = {
  page: {
    columns: 'lg:grid-cols-4',
    sizes: '(width >= 80rem) 290px, (width >= 64rem) 23vw, (width >= 48rem) 31vw, 46vw',
  },
  besideFilters: {
    columns: 'xl:grid-cols-4',
    sizes: '(width >= 80rem) 228px, (width >= 64rem) 22vw, (width >= 48rem) 31vw, 46vw',
  },
};
/** Cards that a phone shows at once, and a desktop in its first row. */
const firstScreenCards = 4;
/** Cards above the lower edge of a screen. */
const cardsAboveFold = { phone: firstScreenCards, wide: 12 };

export interface ProductGridProps {
  list: ProductList;
  products: readonly ProductCardProps['product'][];
  /** The filter column takes part of the page's width. */
  besideFilters?: boolean;
  /** The page's main picture is above: no card's picture gets priority. */
  belowBanner?: boolean;
  /**
   * Across the grid: above the cards, on phones below those that they show at first. They follow those cards in the page, so that their room
   * is reserved until they arrive: for one of them, or for several, of which the edge of the next is visible.
   */
  banners?: { content: ReactNode; room: 'banner-room' | 'banners-room' };
  /** Label over a product's picture. */
  note?: (product: ProductCardProps['product']) => string | undefined;
  /** The product's offer in the flash sale that the grid shows. */
  round?: (product: ProductCardProps['product']) => RoundOffer | undefined;
  /** The link of a product's card, where it is not the product's own page. */
  href?: (product: ProductCardProps['product']) => string;
  /** Actions at the bottom of a product's card. */
  footer?: (product: ProductCardProps['product']) => ReactNode;
  /** The link of a product was followed. */
  onSelect?: () => void;
}

export function ProductGrid(props: ProductGridProps) {
  const {
    list,
    products,
    besideFilters = false,
    belowBanner = false,
    banners,
    note,
    footer,
    round,
    href,
    onSelect,
  } = props;
  const { columns, sizes } = layouts[besideFilters ? 'besideFilters' : 'page'];
  const select = useProductList(list, products);
  const belowFold = useBelowFold();
  const rendered = belowFold ? products : products.slice(0, cardsAboveFold[isWideScreen() ? 'wide' : 'phone']);
  // Those that a phone shows without scrolling; one where wide screens begin with a banner.
  const priorityCount = belowBanner ? 0 : banners ? 1 : 2;
  const cards = rendered.map((product, index) => (
    <li key={product.productId} className={index < firstScreenCards ? 'min-w-0' : 'min-w-0 skip-offscreen-card'}>
      <DeferredHydration>
        <ProductCard
          product={product}
          heading="h3"
          sizes={sizes}
          priority={index < priorityCount}
          note={note?.(product)}
          footer={footer?.(product)}
          round={round?.(product)}
          href={href?.(product)}
          onSelect={() => {
            select(product, index);
            onSelect?.();
          }}
        />
      </DeferredHydration>
    </li>
  ));
  return (
    <ul
      className={classNames(
        'grid grid-cols-2 gap-3 max-xs:grid-cols-1 md:grid-cols-3 lg:gap-4',
        columns,
        banners?.room,
      )}
    >
      {cards.slice(0, firstScreenCards)}
      {banners && (
        <li data-banners className="col-span-full min-w-0">
          {banners.content}
        </li>
      )}
      {cards.slice(firstScreenCards)}
    </ul>
  );
}
