import { shop } from '#contract/shop.ts';

/** The phone number for customers as texts show it: `02-000-9000`, `081-234-5678`. */
export const contactPhone = shop.contactPhone.replace(/^(\d{2,3})(\d{3})(\d{4})$/, '$1-$2-$3');
