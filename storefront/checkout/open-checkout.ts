import { AppointmentContact } from '#contract/appointments.ts';
import type { Checkout } from '#contract/checkout.ts';
import type { Client, ClientResult } from '#contract/client.ts';
import { readCookies, readHostCookie } from '#storefront/request/cookie-names.ts';

/**
 * The checkout of the browser's cart, which is merged into the customer's if it is still that of a guest, or else of the customer's cart. Preselects a saved shipping address, the default one
 * first; for services alone the customer as whom to call.
 *
 * @param cookies the `cookie` header of the page's request
 * @param secure whether the shop is served under https
 * @param findCustomer name and mobile number of the customer's profile, if it could be loaded
 */
export async function openCheckout(
  api: Client,
  cookies: string | null,
  secure: boolean,
  findCustomer: () => Promise<AppointmentContact | null>,
): Promise<ClientResult<Checkout>> {
  const cartId = readHostCookie(readCookies(cookies), 'cid', { secure, now: Date.now() });
  const opened = await checkoutOf(api, cartId);
  if (!opened.ok || opened.data.delivery) return opened;
  if (!opened.data.needsDelivery) {
    const contact = AppointmentContact.safeParse(await findCustomer());
    if (!contact.success) return opened;
    const called = await api('PUT /cart/api/checkout/{cartId}/delivery', {
      params: { cartId: opened.data.cartId },
      body: { deliveryMethod: 'appointment', contact: contact.data },
    });
    return called.ok ? called : opened;
  }
  // Who chose a branch that does not have everything any more chooses again; what no branch offers is shipped.
  if (opened.data.chosenMethod === 'pickup' && opened.data.pickupProblem === null) return opened;
  const { addresses } = opened.data;
  const [address] = addresses.filter(({ type }) => type === 'shipping');
  if (!address) return opened;
  const chosen = await api('PUT /cart/api/checkout/{cartId}/delivery', {
    params: { cartId: opened.data.cartId },
    body: { deliveryMethod: 'shipping', addressId: address.addressId },
  });
  return chosen.ok ? chosen : opened;
}

async function checkoutOf(api: Client, cartId: string | undefined): Promise<ClientResult<Checkout>> {
  const open = (id: string) => api('GET /cart/api/checkout/{cartId}', { params: { cartId: id } });
  if (cartId) {
    const opened = await open(cartId);
    if (opened.ok || opened.code !== 'cart_not_found') return opened;
    // Of a guest who signed in and left the page before it had merged the carts.
    const merged = await api('POST /cart/api/cart/merge/{cartId}', { params: { cartId } });
    if (merged.ok) return open(merged.data.cartId);
  }
  const own = await api('GET /cart/api/cart/me');
  return own.ok ? open(own.data.cartId) : own;
}
