import { useEffect, useState } from 'react';

/**
 * Milliseconds until `end` by the server's clock, updated every second.
 *
 * @param end ISO 8601
 * @param serverNow the server's time when the page was rendered, in milliseconds since 1970
 */
export function useTimeLeft(end: string, serverNow: number): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const offsetMs = serverNow - Date.now();
    const timer = setInterval(() => setNow(Date.now() + offsetMs), 1000);
    return () => clearInterval(timer);
  }, [serverNow]);
  return Math.max(0, Date.parse(end) - now);
}
