/**
 * Returns a function that gives the same intent the same idempotency key while the page is open: a double press or a retry
 * after a lost response gets the first response again.
 */
export function createIdempotencyKeys(newKey: () => string = randomKey): (...intent: readonly string[]) => string {
  const keys = new Map<string, string>();
  return (...intent) => {
    const name = JSON.stringify(intent);
    const existing = keys.get(name);
    if (existing) return existing;
    const key = newKey();
    keys.set(name, key);
    return key;
  };
}

/** 128 random bits; `crypto.randomUUID` exists on https only. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
