// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Address } from '#contract/accounts.ts';
import { useBillingChoice } from './use-billing-choice.ts';

afterEach(cleanup);

const address = (addressId: string) => ({ addressId, taxpayerType: 'person' }) as Address;

test('an address that was just added is chosen, and listed until it is known to be deleted', () => {
  const { result } = renderHook(useBillingChoice, { initialProps: [address('saved')] });
  act(() => result.current.chooseAdded(address('added')));
  expect(result.current.addressId).toBe('added');
  expect(result.current.addresses.map(({ addressId }) => addressId)).toEqual(['saved', 'added']);

  act(() => result.current.dropChosen());
  expect(result.current.addressId).toBeNull();
  expect(result.current.addresses.map(({ addressId }) => addressId)).toEqual(['saved']);
});
