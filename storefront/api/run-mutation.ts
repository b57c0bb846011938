import type { MutationOptions, QueryClient } from '@tanstack/react-query';

/** Runs a mutation for a component that does not show its state: `useMutation` would render that component at each step of it. */
export function runMutation<Data, Variables>(
  queryClient: QueryClient,
  options: MutationOptions<Data, Error, Variables>,
  variables: Variables,
): Promise<Data> {
  return queryClient.getMutationCache().build(queryClient, options).execute(variables);
}
