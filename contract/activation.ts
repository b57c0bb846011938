import * as z from 'zod/mini';
import { endpoints } from './endpoint.ts';
import { linkToken } from './passwords.ts';
import { maxLength } from './validation.ts';

/** The password that was chosen at the registration. */
export const chosenPassword = z.string('required').check(z.minLength(1, 'required'), maxLength(128));

export const activationEndpoints = endpoints({
  'POST /account/api/customers/activate/check': {
    operationId: 'checkActivationToken',
    summary: 'The registration of a mailed link, which stays valid; activates nothing',
    access: 'visitor',
    body: z.object({ token: linkToken }),
    data: z.object({
      email: z.string(),
      /** False for the visitor who registered. */
      passwordRequired: z.boolean(),
    }),
    errors: ['activation_token_not_valid'],
  },
  'POST /account/api/customers/activate': {
    operationId: 'activateCustomer',
    summary:
      'Activate an account with the token of the mailed link; another visitor than the one who registered needs the password as well',
    access: 'visitor',
    body: z.object({ token: linkToken, password: z.optional(chosenPassword) }),
    errors: ['activation_token_not_valid', 'activation_password_required', 'password_not_valid'],
  },
});
