import * as z from 'zod/mini';
import { ChangePassword } from '#contract/passwords.ts';
import { newPassword, type ValidationKey } from '#contract/validation.ts';

const key = (name: ValidationKey) => name;

/** A password that is typed a second time. */
export const passwordConfirmation = z.string().check(z.minLength(1, key('required')));

/** Compares the confirmation of a form with the password in the field of this name. */
export function isConfirmed<Field extends string>(field: Field) {
  return z.refine<Record<Field | 'passwordConfirmation', string>>(
    (input) => input[field] === input.passwordConfirmation,
    {
      path: ['passwordConfirmation'],
      error: key('password_confirmation_differs'),
      // Reported together with the other errors of the form, not only after those are fixed.
      when: () => true,
    },
  );
}

/** A new password, typed twice. */
export const NewPasswordInput = z.object({ newPassword, passwordConfirmation }).check(isConfirmed('newPassword'));

/** A change of the password by a customer who knows it. */
export const ChangePasswordInput = z.extend(ChangePassword, { passwordConfirmation }).check(isConfirmed('newPassword'));
