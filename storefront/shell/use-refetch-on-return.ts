import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/**
 * Loads cart, wishlist, profile and stock again on a page that the browser shows from its back/forward cache: a later page, such as one in
 * the other language, may have changed them.
 */
export function useRefetchOnReturn(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) void queryClient.invalidateQueries();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [queryClient]);
}
