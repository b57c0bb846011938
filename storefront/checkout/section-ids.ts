/** Ids of the sections to which the shopper can be sent. */
export const sectionIds = {
  delivery: 'checkout-delivery',
  payment: 'checkout-payment',
  review: 'checkout-review',
} as const;

/** Keeps a section that is scrolled to below the sticky header. */
export const scrollMargin = 'scroll-mt-24 lg:scroll-mt-28';
