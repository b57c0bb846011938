/**
 * Keys for calls that must not be carried out twice (behaviour 1): the same intent has the same key for as long as the
 * page is open, so a double press or a retry after a lost answer gets the first answer again.
 */
export function createKeyRing(newKey: () => string = randomKey): (...intent: readonly string[]) => string {
  const keys = new Map<string, string>();
  return (...intent) => {
    const name = JSON.stringify(intent);
    const known = keys.get(name);
    if (known) return known;
    const key = newKey();
    keys.set(name, key);
    return key;
  };
}

/** 128 random bits; `crypto.randomUUID` exists under https only. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
