import * as z from 'zod/mini';
import { botCheckToken } from './bot-check.ts';
import { endpoints } from './endpoint.ts';
import { email, maxLength, newPassword } from './validation.ts';

/** The secret of a mailed link. */
export const linkToken = z.string('required').check(z.minLength(1, 'required'), maxLength(200));

export const ForgotPassword = z.object({ username: email });

export const ChangePassword = z.object({
  oldPassword: z.string('required').check(z.minLength(1, 'required'), maxLength(128)),
  newPassword,
});

export const passwordsEndpoints = endpoints({
  'POST /account/api/customers/forgot-password': {
    operationId: 'requestPasswordReset',
    summary: 'Mail a link for a new password; the response is the same if there is no such account',
    access: 'visitor',
    body: z.extend(ForgotPassword, { botCheckToken }),
    errors: ['bot_check_failed'],
  },
  'POST /account/api/customers/reset-password/check': {
    operationId: 'checkPasswordResetToken',
    summary: 'The account of a mailed link for a new password, which stays valid',
    access: 'visitor',
    body: z.object({ token: linkToken }),
    data: z.object({ email: z.string() }),
    errors: ['reset_token_not_valid'],
  },
  'POST /account/api/customers/reset-password': {
    operationId: 'resetPassword',
    summary: 'Set a new password with the token of the mailed link; ends every session',
    access: 'visitor',
    body: z.object({ newPassword, token: linkToken }),
    errors: ['reset_token_not_valid'],
  },
  'POST /account/api/customers/change-password': {
    operationId: 'changePassword',
    summary: 'Change the password; ends every other session',
    access: 'customer',
    body: ChangePassword,
    errors: ['password_not_correct'],
  },
});
