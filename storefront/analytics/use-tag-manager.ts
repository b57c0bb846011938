import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { allows } from '#storefront/consent/allowed-groups.ts';
import { loadInBackground } from '#storefront/errors/stale-chunk.ts';
import { isSecretAddress } from './secret-address.ts';

/**
 * Loads the container of the tag manager where the visitor allows analytics or advertising, on the first page whose address is no secret.
 *
 * @param id `GTM-…`; null for a shop without one
 */
export function useTagManager(id: string | null): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    const isAllowed = allows(document.cookie, 'C0002') || allows(document.cookie, 'C0004');
    if (id === null || !isAllowed || isSecretAddress({ pathname, search })) return;
    void loadInBackground(() => import('./data-layer.ts')).then(
      ({ loadContainer }) => loadContainer(id),
      () => {},
    );
  }, [id, pathname, search]);
}
