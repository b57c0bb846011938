import type { ProductCard as Card } from '#contract/catalogue.ts';
import type { ProductList } from '#storefront/analytics/events.ts';
import { useProductList } from '#storefront/analytics/use-product-list.ts';
import { ProductCard } from './product-card.tsx';
import type { LiveStock } from './stock-view.ts';

/** As many columns as the screen has room for, from two on a phone to four. */
const sizes = '(width >= 1280px) 290px, (width >= 1024px) 23vw, (width >= 768px) 31vw, 46vw';
/** Cards that are seen before anything is scrolled on a phone. */
const firstSeen = 2;

export interface ProductGridProps {
  list: ProductList;
  products: readonly Card[];
  liveStock: LiveStock;
}

export function ProductGrid({ list, products, liveStock }: ProductGridProps) {
  const select = useProductList(list, products);
  return (
    <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 lg:grid-cols-4 lg:gap-4">
      {products.map((product, index) => (
        <li key={product.productId} className="min-w-0">
          <ProductCard
            product={product}
            liveStock={liveStock}
            heading="h3"
            sizes={sizes}
            priority={index < firstSeen}
            onSelect={() => select(product, index)}
          />
        </li>
      ))}
    </ul>
  );
}
