/** What a product is: goods, which have stock and are delivered, or a service, which has and needs neither. */
export const productKinds = ['goods', 'service'] as const;
export type ProductKind = (typeof productKinds)[number];
