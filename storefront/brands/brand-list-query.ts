import { queryOptions } from '@tanstack/react-query';
import { browserApi } from '#storefront/api/browser-client.ts';
import { getLocale } from '#storefront/i18n/paraglide/runtime.js';

/** All brands by title, loaded when the brand menu first opens. */
export function brandListQuery() {
  return queryOptions({
    queryKey: ['brands', getLocale()],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const answer = await browserApi('GET /pim/api/brand-pages/list');
      if (!answer.ok) throw new Error(answer.code);
      return answer.data.items;
    },
  });
}
