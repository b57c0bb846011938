import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { Category } from '#contract/catalogue.ts';
import { browserApi } from '#storefront/api/browser-client.ts';
import { getLocale } from '#storefront/i18n/paraglide/runtime.js';

/** All four levels of categories, loaded when a menu first needs them. */
export function categoryTreeQuery() {
  return queryOptions({
    queryKey: ['category-tree', getLocale()],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const result = await browserApi('GET /pim/api/categories/menu');
      if (!result.ok) throw new Error(result.code);
      return result.data;
    },
  });
}

export function useCategoryTree(): UseQueryResult<Category[]> {
  return useQuery(categoryTreeQuery());
}
