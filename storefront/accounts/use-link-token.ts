import { useEffect, useState } from 'react';

/**
 * The token in the fragment of a mailed link, which is then removed from the address bar and the history; undefined until it was read,
 * empty if there is none.
 */
export function useLinkToken(): string | undefined {
  const [token, setToken] = useState<string>();
  useEffect(() => {
    const read = () => {
      const { hash, pathname, search } = window.location;
      const found = new URLSearchParams(hash.slice(1)).get('token');
      setToken((known) => found ?? known ?? '');
      if (found !== null) window.history.replaceState(window.history.state, '', pathname + search);
    };
    read();
    // Another link that is opened in the same tab loads no page.
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
  return token;
}
