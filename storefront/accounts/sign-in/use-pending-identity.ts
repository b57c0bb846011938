import { useQuery } from '@tanstack/react-query';
import { browserApi } from '#storefront/api/browser-client.ts';

/** Whom a provider has identified in this browser. */
export function usePendingIdentity() {
  return useQuery({
    queryKey: ['accounts', 'pending-identity'],
    queryFn: ({ signal }) => browserApi('GET /authen/api/auth/pending-identity', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}
