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
      const answer = await browserApi('GET /pim/api/categories/menu');
      if (!answer.ok) throw new Error(answer.code);
      return answer.data;
    },
  });
}

export function useCategoryTree(): UseQueryResult<Category[]> {
  return useQuery(categoryTreeQuery());
}
