import { addressChecks } from './address-checks.ts';
import { brandChecks } from './brand-checks.ts';
import { catalogueChecks } from './catalogue-checks.ts';
import type { Check } from './check.ts';
import { contentChecks } from './content-checks.ts';
import { mailChecks } from './mail-checks.ts';
import { operationChecks } from './operation-checks.ts';
import { paymentChecks } from './payment-checks.ts';

/** Everything that a shop with a database needs before it is opened, in the order in which it is printed. */
export const checks: readonly Check[] = [
  ...operationChecks,
  ...addressChecks,
  ...brandChecks,
  ...mailChecks,
  ...paymentChecks,
  ...catalogueChecks,
  ...contentChecks,
];
