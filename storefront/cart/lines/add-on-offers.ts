import type { AddOnDealOffer } from '#contract/cart.ts';
import { sharedValue } from '#storefront/ui/shared-value.ts';

/** The deals of a product that was just added, which are offered now; null hides the offer. Browser only. */
export const addOnOffer = sharedValue<AddOnDealOffer | null>(null);
