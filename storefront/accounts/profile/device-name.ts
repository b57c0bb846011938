import type { CustomerSession } from '#contract/accounts.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';

/** A device in words, such as 'Chrome on Android'. */
export function deviceName({ browser, system }: Pick<CustomerSession, 'browser' | 'system'>): string {
  if (browser && system) return m.devices_name({ browser, system });
  return browser ?? system ?? m.devices_unknown();
}

const phones: readonly (string | null)[] = ['Android', 'iPhone', 'iPad'];

/** Whether a device is carried: a phone or a tablet. */
export function isPhone({ system }: Pick<CustomerSession, 'system'>): boolean {
  return phones.includes(system);
}
