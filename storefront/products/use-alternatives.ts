import { useQuery } from '@tanstack/react-query';
import type { ProductCard } from '#contract/products.ts';
import { browserApi } from '#storefront/api/browser-client.ts';
import { alternativesOf } from './alternative-rules.ts';
import type { ShownProduct } from './shown-product.ts';

/** Products of the category that are read to choose from. */
const candidates = 40;

/** What can be bought now instead of a product, read when it is needed: the nearest in price of its category; undefined until then. */
export function useAlternatives(product: ShownProduct): readonly ProductCard[] | undefined {
  const category = product.breadcrumb.at(-1)?.slug;
  const { data } = useQuery({
    queryKey: ['alternatives', product.productId],
    enabled: category !== undefined,
    staleTime: 60_000,
    retry: false,
    queryFn: async ({ signal }) => {
      const result = await browserApi('GET /pim/api/products', { query: { category, limit: candidates }, signal });
      return result.ok ? alternativesOf(product, result.data.items) : [];
    },
  });
  return category === undefined ? [] : data;
}
