import file from '#brand/brand.json' with { type: 'json' };
import type { Brand, ServerField } from './brand.ts';

/** The merchant's brand, as `brand/brand.json` says. Build and start check it (`brandProblems`). */
export const shop: Omit<Brand, ServerField> = file;

/** The brand with the fields that only the server and the build need: scripts for browsers leave them out (`tools/brand-plugin.ts`). */
export const brand: Brand = file;

/** What only the brand of the demo has. */
export const demoBrand = {
  name: 'Saifah',
  phone: '020009000',
  mailDomain: 'saifah.example',
  taxId: '0105560000018',
} as const;

/** The demo shop's customer, created by the seed, already active. */
export const demoCustomer = { email: 'demo@saifah.example', password: 'Saifah#2026' } as const;
