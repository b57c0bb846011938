import { useState } from 'react';
import type { Address } from '#contract/accounts.ts';

/**
 * The choice of the billing address of a tax invoice; null for none.
 *
 * @param saved the addresses of the page's data, in which one that was just added can be missing
 */
export function useBillingChoice(saved: readonly Address[]) {
  const [added, setAdded] = useState<readonly Address[]>([]);
  const [addressId, choose] = useState<string | null>(null);
  const known = new Set(saved.map(({ addressId: id }) => id));
  return {
    addressId,
    addresses: [...saved, ...added.filter(({ addressId: id }) => !known.has(id))].filter(
      ({ taxpayerType }) => taxpayerType !== null,
    ),
    choose,
    chooseAdded(address: Address) {
      // Adding one that is there already returns the saved one.
      setAdded([...added.filter(({ addressId: id }) => id !== address.addressId), address]);
      choose(address.addressId);
    },
    /** The chosen address does not exist any more. */
    dropChosen() {
      setAdded(added.filter(({ addressId: id }) => id !== addressId));
      choose(null);
    },
  };
}
