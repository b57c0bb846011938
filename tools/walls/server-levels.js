/** Levels of the server folders, from low to high: a folder may import its own level and lower levels, the lines above it. */
export const serverLevels = [
  ['db', 'http', 'jobs', 'import-export', 'thai-text'],
  ['addresses', 'bot-check', 'consent', 'images', 'messaging', 'reservations', 'uploads'],
  ['attention'],
  ['accounts', 'catalogue', 'stores'],
  ['bank-transfers', 'contact', 'inventory', 'flash-sales', 'payments', 'shipping'],
  ['pricing'],
  ['add-on-deals', 'installments', 'invoices', 'promotions', 'search'],
  ['blog', 'coupons'],
  ['products'],
  ['brands', 'cart', 'feeds', 'wishlist'],
  ['content', 'orders'],
  ['backup', 'checkout', 'customers', 'help'],
  ['metrics', 'readiness', 'tracing', 'warm-up'],
];
