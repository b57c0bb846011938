/** How far the shop's clock is ahead of this browser's, in milliseconds, as far as its answers told. */
let offsetMs = 0;

/** Learns the shop's clock from an answer's `date`. */
export function recordServerTime(response: Pick<Response, 'headers'>): void {
  const serverTime = Date.parse(response.headers.get('date') ?? '');
  if (Number.isFinite(serverTime)) offsetMs = serverTime - Date.now();
}

/** The moment by the shop's clock, to the second; by the browser's own until the shop first answered. */
export function serverNow(): number {
  return Date.now() + offsetMs;
}
