import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { Client } from '#contract/client.ts';
import { apiContext } from '#storefront/request/request-context.ts';
import { loader as layout } from './account-layout-route.tsx';
import { loader as overview } from './account-overview-route.tsx';
import { loader as myProfile } from './profile/my-profile-route.tsx';

const address = (addressId: string, type: string, defaultFlag = false) => ({ addressId, type, defaultFlag });
const profile = {
  customerId: 'b2c1',
  email: 'malee@mail.example',
  firstName: 'Malee',
  lastName: 'Srisuk',
  mobileNo: '0812345678',
  addressInformation: [
    address('home', 'shipping', true),
    address('office', 'shipping'),
    address('company', 'billing'),
    address('parents', 'additional'),
  ],
};
const responses: Record<string, unknown> = {
  'GET /account/api/customers/profile': profile,
  'GET /cart/api/order/list': { items: [] },
  'GET /account/api/customers/consents': [],
  'GET /account/api/passkeys': { items: [] },
};

/** What a page of the account sends to the browser. */
function open<Args, Data>(loader: (args: Args) => Data, path: string): Data {
  const context = new RouterContextProvider();
  context.set(apiContext, (async (key: string) => ({ ok: true, data: responses[key] })) as unknown as Client);
  return loader({ context, url: new URL(path, 'https://shop.example'), params: {} } as Args);
}

test('the menu of the account sends nothing of the customer', async () => {
  expect(await open(layout, '/account/my-order')).toBeNull();
});

test('the overview sends the two addresses that it shows, and no others', async () => {
  const sent = await open(overview, '/account');
  expect(sent).toMatchObject({
    profile: { firstName: 'Malee', email: 'malee@mail.example' },
    addresses: { shipping: { addressId: 'home' }, billing: { addressId: 'company' } },
  });
  expect(JSON.stringify(sent)).not.toMatch(/office|parents/);
});

test('the profile sends no addresses', async () => {
  const sent = await open(myProfile, '/account/my-profile');
  expect(sent).toMatchObject({ profile: { firstName: 'Malee', mobileNo: '0812345678' } });
  expect(JSON.stringify(sent)).not.toMatch(/home|office|company|parents/);
});
