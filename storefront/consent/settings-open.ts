import { useSyncExternalStore } from 'react';
import { sharedValue } from '#storefront/ui/shared-value.ts';

const isOpen = sharedValue(false);

/** Opens the cookie settings, from any page. */
export const openCookieSettings = () => isOpen.write(true);
export const closeCookieSettings = () => isOpen.write(false);

export function useCookieSettingsOpen(): boolean {
  return useSyncExternalStore(isOpen.subscribe, isOpen.read, () => false);
}
