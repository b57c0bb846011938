/** Reads a secret from the fragment or the query of the page's address, and removes both from the address bar and the history. */
export function takeFromAddress(name: string): string | undefined {
  const { hash, pathname, search } = window.location;
  const query = new URLSearchParams(search);
  const found = new URLSearchParams(hash.slice(1)).get(name) ?? query.get(name) ?? undefined;
  if (found === undefined) return undefined;
  const rest = query.has(name) ? withoutParameter(query, name) : search;
  window.history.replaceState(window.history.state, '', pathname + rest);
  return found;
}

function withoutParameter(query: URLSearchParams, name: string): string {
  query.delete(name);
  return query.size > 0 ? `?${query}` : '';
}
