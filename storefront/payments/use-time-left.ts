import { useEffect, useState } from 'react';

/**
 * Milliseconds until `end` by the server's clock, a second at a time.
 * @param serverNow what that clock said when the page was made, in milliseconds
 */
export function useTimeLeft(end: string, serverNow: number): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const ahead = serverNow - Date.now();
    const timer = setInterval(() => setNow(Date.now() + ahead), 1000);
    return () => clearInterval(timer);
  }, [serverNow]);
  return Math.max(0, Date.parse(end) - now);
}
