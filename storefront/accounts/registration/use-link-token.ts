import { useEffect, useState } from 'react';
import { takeFromAddress } from '../take-from-address.ts';

/**
 * The token of a mailed link, which is then removed from the address bar and the history; undefined until it was read, empty if there is
 * none. It is in the fragment, or in the query of links that an earlier version mailed.
 */
export function useLinkToken(): string | undefined {
  const [token, setToken] = useState<string>();
  useEffect(() => {
    const read = () => {
      const found = takeFromAddress('token');
      setToken((known) => found ?? known ?? '');
    };
    read();
    // Another link that is opened in the same tab loads no page.
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
  return token;
}
