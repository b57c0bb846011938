import { useQuery } from '@tanstack/react-query';
import { browserApi } from '#storefront/api/browser-client.ts';
import { getLocale } from '#storefront/i18n/paraglide/runtime.js';

/** The regions with their provinces; without them branches are filtered by province only. */
export function useRegions() {
  return useQuery({
    queryKey: ['regions', getLocale()],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      const result = await browserApi('GET /utils/api/postal-addresses/regions', { signal });
      if (!result.ok) throw new Error(result.code);
      return result.data;
    },
  });
}
