// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { Address } from '#contract/accounts.ts';
import { AddressChoice } from './address-choice.tsx';

afterEach(cleanup);

const place = (label: string) => ({ id: 1, label });
const addressOf = (index: number): Address => ({
  addressId: `address-${index}`,
  type: 'shipping',
  firstName: 'Mali',
  lastName: `${index}`,
  mobileNo: '0812345678',
  address: '99/9',
  subdistrict: place('Khlong Toei'),
  district: place('Khlong Toei'),
  province: place('Bangkok'),
  postcode: '10110',
  defaultFlag: index === 0,
  taxpayerType: null,
  companyName: null,
  taxId: null,
  branch: null,
});

function Choice({ count, chosen }: { count: number; chosen: number }) {
  const [value, setValue] = useState<string | undefined>(`address-${chosen}`);
  const addresses = Array.from({ length: count }, (_, index) => addressOf(index));
  return (
    <AddressChoice legend="Address" {...{ addresses, value }} addLabel="Add" onAdd={() => {}} onChange={setValue} />
  );
}

/** A choice of so many addresses, with the chosen one. */
function renderChoice(count: number, chosen: number) {
  const page = render(<Choice {...{ count, chosen }} />);
  return {
    shown: () =>
      page.getAllByRole('radio').map((radio) => Number(radio.getAttribute('value')?.replace('address-', ''))),
    choose: (index: number) => fireEvent.click(page.getByDisplayValue(`address-${index}`)),
    toggle: () => page.queryByRole('button', { expanded: false }) ?? page.queryByRole('button', { expanded: true }),
  };
}

test('of many addresses, the first ones and the chosen one are shown, and all of them on request', () => {
  const { shown, choose, toggle } = renderChoice(10, 7);
  expect(shown()).toEqual([0, 1, 2, 7]);
  choose(1);
  expect(shown()).toEqual([0, 1, 2, 7]);
  fireEvent.click(toggle() as HTMLElement);
  expect(shown()).toHaveLength(10);
  choose(9);
  fireEvent.click(toggle() as HTMLElement);
  expect(shown()).toEqual([0, 1, 2, 7, 9]);
});

test('a few addresses are all shown, without a button that shows more', () => {
  const { shown, toggle } = renderChoice(4, 0);
  expect(shown()).toEqual([0, 1, 2, 3]);
  expect(toggle()).toBeNull();
});
