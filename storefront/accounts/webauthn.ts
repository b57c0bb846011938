import { useHydrated } from '#storefront/ui/use-hydrated.ts';

/** The library that talks to authenticators, loaded when passkeys are used. */
export const loadWebAuthn = () => import('@simplewebauthn/browser');

/** Whether the browser has passkeys; undefined in server-rendered markup. */
export function usePasskeySupport(): boolean | undefined {
  return useHydrated() ? typeof window.PublicKeyCredential === 'function' : undefined;
}

/** Why an authenticator did not answer. `ended` by the page itself, which says nothing then. */
export type PasskeyProblem = 'cancelled' | 'already_on_device' | 'device_not_able' | 'ended' | 'failed';

const problems: Readonly<Record<string, PasskeyProblem>> = {
  // Also if the shopper did nothing for too long, or has no passkey: browsers do not tell these apart.
  NotAllowedError: 'cancelled',
  InvalidStateError: 'already_on_device',
  ConstraintError: 'device_not_able',
  NotSupportedError: 'device_not_able',
  AbortError: 'ended',
};

/** What an error of `startRegistration` or `startAuthentication` means. */
export function passkeyProblem(error: unknown): PasskeyProblem {
  return (error instanceof Error && problems[error.name]) || 'failed';
}
