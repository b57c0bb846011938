/** Server folders from low to high: a folder may use its own line and the lines above it here, never those below. */
export const serverLevels = [
  ['db', 'http', 'jobs', 'import-export'],
  ['addresses', 'content', 'images', 'messaging', 'reservations'],
  ['accounts', 'catalogue', 'stores'],
  ['inventory', 'flash-sales', 'payments'],
  ['pricing'],
  ['add-on-deals', 'installments', 'search'],
  ['products'],
  ['brands', 'cart', 'wishlist'],
  ['orders'],
  ['checkout'],
];
