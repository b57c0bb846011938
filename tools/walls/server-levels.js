/** Levels of the server folders, from low to high: a folder may import its own level and lower levels, the lines above it. */
export const serverLevels = [
<<<<<<< HEAD
  ['db', 'http', 'jobs', 'import-export', 'thai-text'],
  ['addresses', 'bot-check', 'content', 'images', 'messaging', 'reservations'],
=======
  ['db', 'http', 'jobs', 'import-export'],
  ['addresses', 'images', 'messaging', 'reservations'],
>>>>>>> 9e1c1e8 (Store pages of blocks with windows, and read them by the calls of the page renderer)
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
