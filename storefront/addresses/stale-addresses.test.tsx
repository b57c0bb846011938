// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Address } from '#contract/accounts.ts';
import { AddressList } from './address-list.tsx';
import { BillingAddressDialog } from './billing-address-dialog.tsx';

// The dialog is loaded when it is opened.
beforeAll(() => import('#storefront/ui/modal-panel.tsx'));

const place = (id: number) => ({ id, label: `ที่ ${id}` });
const addressOf = (addressId: string, changes: Partial<Address> = {}): Address => ({
  ...{ addressId, type: 'shipping', firstName: 'มะลิ', lastName: 'ใจดี', mobileNo: '0812345678', address: '1/2' },
  ...{ subdistrict: place(1), district: place(2), province: place(3), postcode: '10110', defaultFlag: false },
  ...{ taxpayerType: null, companyName: null, taxId: null, branch: null, ...changes },
});
const taxpayer = (addressId: string, companyName: string) =>
  addressOf(addressId, {
    type: 'billing',
    taxpayerType: 'company',
    companyName,
    taxId: '0105561000011',
    branch: '00000',
  });

/** The addresses that the shop has now. */
let stored: Address[];
/** What was sent to change an address. */
let changed: Record<string, unknown> | undefined;

beforeEach(() => {
  changed = undefined;
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit = {}) => {
    if (method === 'PUT') changed = JSON.parse(String(body));
    if (url.endsWith('/profile')) return Response.json({ data: { addressInformation: stored } });
    return Response.json({ data: stored.find(({ addressId }) => url.endsWith(addressId)) ?? null });
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const list = { addresses: [addressOf('home')], page: 1, pageCount: 1 };
const ListPage = () => <AddressList type="shipping" list={list} />;

test('an address that was edited in another tab becomes the default one as it is now', async () => {
  stored = [addressOf('home', { mobileNo: '0899999999' })];
  const Stub = createRoutesStub([{ path: '/', Component: ListPage }]);
  render(<Stub />);
  fireEvent.click(screen.getByRole('button', { name: /^ตั้งเป็น/ }));
  await waitFor(() => expect(changed).toMatchObject({ mobileNo: '0899999999', defaultFlag: true }));
});

/** Refused, because the address was deleted in another tab. */
const refuse = async () => {
  stored = stored.slice(1);
};

const queryClient = new QueryClient();
const DialogPage = () => (
  <QueryClientProvider client={queryClient}>
    <BillingAddressDialog open onClose={() => {}} onChoose={refuse} />
  </QueryClientProvider>
);

test('a billing address that was deleted in another tab is not offered again', async () => {
  stored = [taxpayer('gone', 'บริษัท ก'), taxpayer('other', 'บริษัท ข')];
  const Stub = createRoutesStub([{ path: '/', Component: DialogPage }]);
  render(<Stub />);
  fireEvent.click(await screen.findByRole('radio', { name: /บริษัท ก/ }));
  fireEvent.click(screen.getByRole('button', { name: /^ออก/ }));
  await waitFor(() => expect(screen.queryByRole('radio', { name: /บริษัท ก/ })).toBeNull());
  expect(screen.getByRole('radio', { name: /บริษัท ข/ })).toHaveProperty('checked', true);
  queryClient.clear();
});
