/** Milliseconds the server's clock is ahead of the browser's. */
let offsetMs = 0;

/** Reads the server's clock from a response's `date` header. */
export function recordServerTime(response: Pick<Response, 'headers'>): void {
  const serverTime = Date.parse(response.headers.get('date') ?? '');
  if (Number.isFinite(serverTime)) offsetMs = serverTime - Date.now();
}

/**
 * Milliseconds since 1970 by the server's clock, precise to a second; by the browser's clock until the first response.
 */
export function serverNow(): number {
  return Date.now() + offsetMs;
}
