import type { ClientFail } from '#contract/client.ts';

/** Whether a failed call with a password as proof of the sign-in is about that password; the shopper may enter another one. */
export function isAboutPassword({ code }: ClientFail): boolean {
  return code === 'password_not_correct' || code === 'validation_failed' || code === 'too_many_requests';
}
