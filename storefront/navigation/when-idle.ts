/** Runs when the browser is idle, or after `timeoutMs` at the latest. Returns a function that cancels it. */
export function whenIdle(run: () => void, timeoutMs: number): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = window.setTimeout(run, timeoutMs);
    return () => window.clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: timeoutMs });
  return () => cancelIdleCallback(handle);
}
