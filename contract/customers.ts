import * as z from 'zod/mini';
import { endpoints } from './endpoint.ts';
import { maxLength } from './validation.ts';

export const customersEndpoints = endpoints({
  'GET /account/api/customers/data': {
    operationId: 'downloadCustomerData',
    summary:
      "All of the customer's data as a JSON file: profile, addresses, consents, choices of cookies, orders with lines, cancellation, payments, slips, refunds and the numbers of their tax invoices, wishlist, coupons, linked accounts, passkeys, sessions",
    access: 'customer',
    file: 'application/json; charset=utf-8',
    errors: [],
  },
  'POST /account/api/customers/erase': {
    operationId: 'eraseCustomer',
    summary:
      'Erase the account after its password. Orders stay with their tax invoices, and without a link to the person; open orders refuse it',
    access: 'customer',
    body: z.object({
      password: z.string('required').check(z.minLength(1, 'required'), maxLength(128)),
    }),
    errors: ['password_not_valid', 'customer_has_open_orders'],
  },
});
