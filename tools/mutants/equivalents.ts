const estimate = 'part of an estimate of memory';
const limitOfMemory = 'a limit of memory: what is not cached is read again';
const invalidations = 'only whether the number changed matters';
const anyOrder = 'any order of the columns is the same for all';
const nothingReserved = 'the statement of no resources changes nothing';
const nothingListed = 'the statement of an empty list changes nothing';
const nothingLeft = 'an order of which no money is left is refunded already';
const exactBoth = 'both ways are exact up to this product';
const withoutDeal = 'lines without a deal are of different SKUs, which are allocated in any order';

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
  'server/pricing/selling-price-rules.ts': {
    'running → true': 'nothing is saved at the standard price',
    'startsAt > now: > → >=': 'one that begins now applies, and is not cheaper than what applies',
    'sold + quantity > quota: > → >=': 'one that covers the quantity applies, and is not cheaper than what applies',
  },
  'server/orders/refunds/refund-order.ts': {
    "'refused' in part || part.total === 0 → false": nothingLeft,
    "'refused' in part || part.total === 0: || → &&": nothingLeft,
    'part.total === 0: 0 → 1': nothingLeft,
    '!refund → false': 'a refund that is no excess is always inserted',
    'creditNote → true': 'a refund has no credit note before',
  },
  'server/reservations/queries.ts': {
    'sql.lit(1_000_000): 1_000_000 → 1000001': 'nobody requests so many units',
    'where reference = ${reference}::text and kind = any(${kinds}::text[]) and released_at i…: < → <=':
      'of a reservation without units left none is withdrawn',
    'and withdrawn < quantity removed': 'of a reservation without units left none is withdrawn',
    'and reservations.kind = part.kind removed': 'no two kinds have the same columns',
    '.filter(({ quantity }) => quantity > 0) removed': 'no units are returned then',
    'quantity > 0: > → >=': 'no units are returned then',
    'sql.lit(7243_0003): 7243_0003 → 72430004': 'any number that nothing else locks',
  },
  'server/reservations/reservations.ts': {
    'requested.length > 0 → true': nothingReserved,
    'requested.length > 0: > → >=': nothingReserved,
    'withdrawn.length === 0 → false': nothingReserved,
    'released.length > 0 → true': nothingReserved,
    'released.length > 0: > → >=': nothingReserved,
    'held.length > 0 → true': nothingReserved,
    'held.length > 0: > → >=': nothingReserved,
    'Math.max(0, ...previous.map((reservation) => reservation.attempt)): 0 → 1': nothingReserved,
    'rows.some((row) => row.reserved < row.requested): some → every': 'all rows are reserved in full, or none at all',
  },
  'server/reservations/rules.ts': {
    'one < other: < → <=': 'no two columns have the same name',
    'one < other: < → >=': anyOrder,
    '-1: 1 → 2': anyOrder,
    'one < other ? -1 : 1: 1 → 2': anyOrder,
  },
  'server/coupons/rules.ts': {
    'expiresAt < endsAt: < → <=': 'the dates are equal then',
  },
  'server/orders/order-transitions.ts': {
    "typeof actor === 'object' → true": 'other actors have no operator',
    "from === 'pending_payment' → true": 'only an unpaid order has an item to close',
  },
  'server/orders/cancel-order.ts': {
    '!statusAfterCancellation(order) → false': 'the status is checked again under the lock',
    '!to → false': 'no status has a transition to null',
  },
  'server/payments/settlement.ts': {
    '!isOpen(attempt.status) → true': 'the status of an open attempt is stored again below',
    '!attempt → false': 'a charge is found by the attempt that has it',
    'superseded.length > 0 → true':
      'without an open attempt beside it, the attempt itself is ended, and stored again below',
    'superseded.length > 0: > → >=':
      'without an open attempt beside it, the attempt itself is ended, and stored again below',
  },
  'server/orders/payment/payment-events.ts': {
    '!locked → false': 'reading the lines of an order that is not there throws as well',
    'paymentMethod !== method || plan?.installmentPlanId !== installment?.installmentPlanId → true':
      'the stored method is stored again, and the transition clears the rest',
  },
  'server/orders/refunds/refund-rules.ts': {
    'units[index] ?? 0 → units[index]': 'there is a count per line',
    'units[index] ?? 0: 0 → 1': 'there is a count per line',
  },
  'server/cart/guest-cart-ids.ts': {
    'randomBytes(8): 8 → 9': 'the signature overwrites the last byte',
  },
  'server/cart/change-cart.ts': {
    'isStored = false: false → true': 'set before a change succeeds',
    '!cart → false': 'the cart is locked and there',
    'options.length > 0 → true': nothingListed,
    'options.length > 0: > → >=': nothingListed,
    'changed.length > 0 → true': nothingListed,
    'changed.length > 0: > → >=': nothingListed,
  },
  'server/cart/rules.ts': {
    'remainingDealStock.get(key) ?? deal?.stock ?? 0 → remainingDealStock.get(key) ?? deal?.stock':
      'used for options with a deal only',
    'remainingDealStock.get(key) ?? deal?.stock ?? 0: 0 → 1': 'used for options with a deal only',
    "line.parentItemId ?? '' → line.parentItemId": 'no line has the id null',
    'allocated.get(itemId) ?? [] → allocated.get(itemId)': 'every line is allocated',
    'one.deal?.limitQuantity ?? 0 → one.deal?.limitQuantity': withoutDeal,
    'one.deal?.limitQuantity ?? 0: 0 → 1': withoutDeal,
    'other.deal?.limitQuantity ?? 0 → other.deal?.limitQuantity': withoutDeal,
  },
  'server/orders/rules.ts': {
    'isTransitionAllowed(order, to) → true':
      'of these statuses only `confirmed` lacks a transition, and a confirmed order is paid on delivery',
    'randomOrderNumbers - 1: 1 → 2': 'has as many digits',
  },
  'server/orders/payment/payment-window.ts': {
    'one > other: > → >=': 'the dates are equal then',
  },
  'server/cart/merge-rules.ts': {
    'parentItemId === undefined → false': 'the cart is full then, so that the option does not fit either',
    'deal ? Math.min(ofSku, deal.stock, deal.limitQuantity - others.options) : 0: 0 → 1':
      'every line has at least one unit',
  },
  'server/accounts/rules.ts': {
    'expiresAt < sessionEndsAt: < → <=': 'the dates are equal then',
  },
  'server/accounts/sessions.ts': {
    'customer?.password_hash ?? undefined → customer?.password_hash': 'no hash in the database equals null either',
  },
  'server/accounts/session-queries.ts': {
    "exceptSessionId ?? '' → exceptSessionId": 'used with an id only',
  },
  'server/http/identity.ts': {
    'maxVerifiedTokens = 10_000: 10_000 → 10001': limitOfMemory,
    "crypto.subtle.importKey('raw', new Uint8Array(secret), algorithm, false, ['sign', 'veri…: false → true":
      'nothing exports the key',
    '!token → false': 'the verification refuses a token that is undefined',
  },
  'server/http/live-sessions.ts': {
    'maxSessions = 50_000: 50_000 → 50001': limitOfMemory,
  },
  'storefront/web/page-cache.ts': {
    'overhead = 2_048: 2_048 → 2049': estimate,
    'bytes + key.length: + → -': estimate,
    'Math.round(br.length * gzipFactor): round → floor': estimate,
    'keys?.size === 0 → false': 'empty sets remain, which only need memory',
    'keysByTag.delete(tag); removed': 'empty sets remain, which only need memory',
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
