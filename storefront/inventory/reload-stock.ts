import type { QueryClient } from '@tanstack/react-query';

/** The beginning of the keys of live stock in the query cache. */
export const stockKey = 'stock';

/** Asks for the live stock of the page again, as after the shop has refused units that the page still offers. */
export function reloadStock(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: [stockKey] });
}
