import * as z from 'zod/mini';
import { ChangePassword } from '#contract/passwords.ts';
import { newPassword, type ValidationKey } from '#contract/validation.ts';

const differs: ValidationKey = 'password_confirmation_differs';

const isConfirmed = z.refine<{ newPassword: string; passwordConfirmation: string }>(
  (input) => input.newPassword === input.passwordConfirmation,
  {
    path: ['passwordConfirmation'],
    error: differs,
    // Reported together with the other errors of the form, not only after those are fixed.
    when: () => true,
  },
);

/** A new password, typed twice. */
export const NewPasswordInput = z.object({ newPassword, passwordConfirmation: z.string() }).check(isConfirmed);

/** A change of the password by a customer who knows it. */
export const ChangePasswordInput = z.extend(ChangePassword, { passwordConfirmation: z.string() }).check(isConfirmed);
