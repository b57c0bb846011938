import { expect, test } from 'vitest';
import { checkoutEndpoints } from './checkout.ts';

const { body } = checkoutEndpoints['PUT /cart/api/checkout/{cartId}/delivery'];
const receiver = { firstName: 'Mali', lastName: 'Jaidee', mobileNo: '0812345678' };

test.each([
  { deliveryMethod: 'shipping', addressId: 'a' },
  { deliveryMethod: 'pickup', storeId: 1, receiver },
  { deliveryMethod: 'appointment', contact: receiver },
])('a delivery by $deliveryMethod is complete', (delivery) => {
  expect(body.safeParse(delivery).success).toBe(true);
});

test.each([
  [{ deliveryMethod: 'shipping' }, 'addressId', 'required'],
  [
    { deliveryMethod: 'pickup', storeId: 1, receiver: { ...receiver, mobileNo: '1' } },
    'receiver.mobileNo',
    'mobile_not_valid',
  ],
  [{ deliveryMethod: 'appointment', contact: { ...receiver, firstName: ' ' } }, 'contact.firstName', 'required'],
  [{ deliveryMethod: 'drone' }, 'deliveryMethod', 'not_valid'],
])('%j is refused for its %s', (delivery, field, key) => {
  const issues = body.safeParse(delivery).error?.issues.map(({ path, message }) => [path.join('.'), message]);
  expect(issues).toContainEqual([field, key]);
});

test('an order whose payment method is unknown is refused for it', () => {
  const order = { cartId: '9b2a3c4d-1234-4abc-8def-0123456789ab', quote: 'q', paymentMethod: 'cheque' };
  const { error } = checkoutEndpoints['POST /cart/api/order/create'].body.safeParse(order);
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([['paymentMethod', 'not_valid']]);
});
