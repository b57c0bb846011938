// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { ParsedAddress } from '#contract/address-lines.ts';
import { PasteAddress } from './paste-address.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const place = (id: number, label: string) => ({ id, label });
const bangkok = { province: place(1, 'กรุงเทพมหานคร'), district: place(2, 'บางเขน'), subdistrict: place(3, 'ท่าแร้ง') };
const parsed: ParsedAddress = {
  ...{ receiver: null, mobileNo: null, address: '99/1', parts: [], otherPostcode: null, postcode: null },
  ...{ province: null, district: null, subdistrict: null, choices: [] },
};

test('a choice among the places of a pasted address keeps its postcode if the subdistrict has several', async () => {
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    const data = JSON.parse(String(body)).subdistrictId
      ? { ...parsed, ...bangkok }
      : { ...parsed, choices: ['10220', '10230'].map((postcode) => ({ ...bangkok, postcode })) };
    return Response.json({ data });
  });
  const onFill = vi.fn();
  render(<PasteAddress onFill={onFill} pasted="99/1 ตำบลท่าแร้ง" />);
  fireEvent.click(screen.getByRole('button', { name: 'แยกลงช่องให้' }));
  fireEvent.click(await screen.findByRole('button', { name: /10230/ }));
  await waitFor(() => expect(onFill).toHaveBeenCalledTimes(2));
  expect(onFill).toHaveBeenLastCalledWith({ ...parsed, ...bangkok, postcode: '10230' });
  expect(await screen.findByText('เติมให้แล้ว กรุณาตรวจก่อนบันทึก')).toBeDefined();
});
