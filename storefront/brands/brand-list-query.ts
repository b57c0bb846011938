import { queryOptions } from '@tanstack/react-query';
import { browserApi } from '#storefront/api/browser-client.ts';
import { getLocale } from '#storefront/i18n/paraglide/runtime.js';

/** All brands by title, loaded when the brand menu first opens. */
export function brandListQuery() {
  return queryOptions({
    queryKey: ['brands', getLocale()],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const result = await browserApi('GET /pim/api/brand-pages/list');
      if (!result.ok) throw new Error(result.code);
      return result.data.items;
    },
  });
}
