// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BranchOption } from '#contract/pickup.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { PickupBranchChoice } from './pickup-branch-choice.tsx';

const krabi = { id: 81, label: 'กระบี่' };
const phuket = { id: 83, label: 'ภูเก็ต' };

function branch(storeId: number, province: typeof krabi, availability: BranchOption['availability']) {
  const place = { subdistrict: krabi, district: krabi, province, postcode: '81000' };
  return {
    storeId,
    name: `สาขา ${storeId}`,
    address: '1',
    ...place,
    openingHours: [],
    specialDays: [],
    openNow: false,
    availability,
    missing: [],
    distance: null,
  };
}

let branches: ReturnType<typeof branch>[];
beforeEach(() => {
  vi.stubGlobal('fetch', async (request: Request | string) =>
    Response.json({
      data: String(request).includes('regions') ? [] : { items: branches, total: branches.length },
    }),
  );
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const plain = (text: string | null) => text?.replaceAll('\u200B', '');

async function renderChoice(isRequired: boolean) {
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <PickupBranchChoice cartId="cart" version="1" value={undefined} onChange={() => {}} isRequired={isRequired} />
    </QueryClientProvider>,
  );
  const province = await screen.findByRole('combobox');
  const choose = ({ id }: typeof krabi) => fireEvent.change(province, { target: { value: String(id) } });
  return { province, choose, text: () => plain(container.textContent) };
}

test.each([false, true])(
  'a province whose branches lack items says how to go on, also as the error; required: %s',
  async (isRequired) => {
    branches = [branch(1, krabi, 'some'), branch(2, krabi, 'none'), branch(3, phuket, 'all')];
    const { province, choose, text } = await renderChoice(isRequired);
    expect(text()).not.toContain(m.stores_incomplete_here());
    choose(krabi);
    expect(text()?.split(m.stores_incomplete_here())).toHaveLength(2);
    // The shopper is sent to what is invalid; disabled branches cannot be chosen.
    expect(province.getAttribute('aria-invalid')).toBe(isRequired ? 'true' : null);
    expect(text()).not.toContain(m.stores_branch_required());
    choose(phuket);
    expect(text()).not.toContain(m.stores_incomplete_here());
    expect(province.getAttribute('aria-invalid')).toBeNull();
    expect(text()?.includes(m.stores_branch_required())).toBe(isRequired);
  },
);

test.each([false, true])(
  'items that no branch has all of are for home delivery, before a province is chosen; required: %s',
  async (isRequired) => {
    branches = [branch(1, krabi, 'some'), branch(3, phuket, 'none')];
    const { province, choose, text } = await renderChoice(isRequired);
    expect(text()?.split(m.stores_incomplete_everywhere())).toHaveLength(2);
    expect(province.getAttribute('aria-invalid')).toBe(isRequired ? 'true' : null);
    expect(text()).not.toContain(m.stores_province_required());
    choose(krabi);
    expect(text()?.split(m.stores_incomplete_everywhere())).toHaveLength(2);
    expect(text()).not.toContain(m.stores_incomplete_here());
  },
);
