/*
 * Buys a phone through the API, as a guest who signs in at the checkout, and pays by PromptPay at the mock gateway.
 *
 *   npx oazapfts http://localhost:3000/docs/json client.ts
 *   node buy-a-phone.ts http://localhost:3000 demo@saifah.example 'Saifah#2026' phone
 */
import { randomUUID } from 'node:crypto';
import { ok } from '@oazapfts/runtime';
import * as shop from './client.ts';

const [origin = '', username = '', password = '', query = ''] = process.argv.slice(2);

shop.defaults.baseUrl = origin;
shop.defaults.headers = { 'accept-language': 'en', 'session-id': randomUUID() };

const found = await ok(shop.searchProducts('en', { query }));
const phone = found.data.items.find((product) => product.stockAvailable);
if (!phone) throw new Error(`The shop has no '${query}' in stock.`);

const guestCart = await ok(shop.createCart());
await ok(shop.addCartItem(guestCart.data.cartId, { productId: phone.defaultProductId, quantity: 1 }));

const session = await ok(shop.signIn({ username, password }));
shop.defaults.headers.authorization = `Bearer ${session.data.accessToken}`;
const { cartId } = (await ok(shop.mergeCart(guestCart.data.cartId))).data;

const postcode = '10110';
const [place] = (await ok(shop.listSubdistrictsOfPostcode(postcode))).data;
if (!place) throw new Error(`There is no postcode ${postcode}.`);
const address = await ok(
  shop.addAddress({
    firstName: 'Somying',
    lastName: 'Jaidee',
    mobileNo: '0812345678',
    address: '99/9 Sukhumvit Road',
    subdistrictId: place.subdistrict.id,
    districtId: place.district.id,
    provinceId: place.province.id,
    postcode,
  }),
);

await ok(shop.chooseDelivery(cartId, { deliveryMethod: 'shipping', addressId: address.data.addressId }));
// Promotions can depend on the payment method: take the quote for the one that you pay by.
const paymentMethod = 'qr_code';
const checkout = await ok(shop.getCheckout(cartId, { paymentMethod }));
const order = await shop.placeOrder(randomUUID(), { cartId, quote: checkout.data.quote, paymentMethod });
if (order.status !== 200) throw new Error(`The order was refused: ${order.data.code}`);
const { orderId, payment } = order.data.data;

// Only the mock gateway is paid through the API.
const chargeId = new URL(payment?.redirectUrl ?? origin).searchParams.get('charge') ?? '';
await ok(shop.completeMockCharge(chargeId, { action: 'approve' }));

const paid = await ok(shop.getOrder(orderId));
const { status, totalPayable, items } = paid.data;
console.log(JSON.stringify({ orderId, status, totalPayable, items: items.map((item) => item.productName) }));
