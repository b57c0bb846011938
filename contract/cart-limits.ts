/** How many SKUs one call adds to a cart at most. */
export const maxItemsAtOnce = 50;
