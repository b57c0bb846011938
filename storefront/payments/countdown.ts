import { useEffect, useState } from 'react';

/** `29:05`, of milliseconds; `1:02:05` from an hour on. Never below zero. */
export function countdownText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${two(minutes)}:${two(seconds % 60)}`;
}

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
