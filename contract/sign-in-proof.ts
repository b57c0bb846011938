import * as z from 'zod/mini';
import { maxLength } from './validation.ts';

/** Proves that the customer uses an open session: the password, or none in a session that began in the last 10 minutes. */
export const SignInProof = z.object({
  password: z.optional(z.string('not_valid').check(z.minLength(1, 'required'), maxLength(128))),
});
export type SignInProof = z.infer<typeof SignInProof>;

export const signInProofErrors = ['recent_sign_in_required', 'password_not_correct'] as const;
export type SignInProofError = (typeof signInProofErrors)[number];
