/** Levels of the server folders, from low to high: a folder may import its own level and lower levels, the lines above it. */
export const serverLevels = [
  ['db', 'http', 'jobs', 'import-export', 'thai-text'],
  ['addresses', 'bot-check', 'images', 'messaging', 'reservations'],
  ['accounts', 'catalogue', 'stores'],
  ['bank-transfers', 'inventory', 'flash-sales', 'payments', 'shipping'],
  ['pricing'],
  ['add-on-deals', 'installments', 'invoices', 'promotions', 'search'],
  ['coupons'],
  ['products'],
  ['brands', 'cart', 'wishlist'],
  ['content', 'orders'],
  ['checkout', 'customers'],
];
