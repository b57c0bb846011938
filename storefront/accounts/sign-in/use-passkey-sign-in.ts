import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ClientFail } from '#contract/client.ts';
import { browserApi } from '#storefront/api/browser-client.ts';
import { failureMessage } from '#storefront/api/failure-message.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { useSignIn } from '../use-sign-in.ts';
import { loadWebAuthn, type PasskeyProblem, passkeyProblem, usePasskeySupport } from '../webauthn.ts';

export interface PasskeySignIn {
  /** Whether the shop and the browser have passkeys. */
  isOffered: boolean;
  isPending: boolean;
  /** What to tell the shopper about the last try. */
  failure: string | undefined;
  /** Shows the browser's own dialog with the passkeys for this shop. */
  signIn: () => Promise<void>;
}

/** Why a passkey did not sign in: an answer of the API, or of the authenticator. */
type Failure = ClientFail | PasskeyProblem;

/**
 * Sign-in with a passkey. As long as the component is mounted, the browser also offers passkeys in a field with
 * `autocomplete="username webauthn"`.
 *
 * @param onSignedIn the session has started; `isPending` until the promise settles
 */
export function usePasskeySignIn(onSignedIn: () => Promise<void>): PasskeySignIn {
  const { hasPasskeys } = useSignIn();
  const isOffered = usePasskeySupport() === true && hasPasskeys;
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  /** Increases when the browser must be asked again to offer passkeys in the field. */
  const [round, setRound] = useState(0);
  const field = useRef<AbortController>(undefined);

  const finish = async (failed: Failure | undefined) => {
    if (!failed) await onSignedIn();
    else if (failed !== 'ended') setFailure(failureText(failed));
    setPending(false);
    if (failed) setRound((last) => last + 1);
  };

  const signIn = async () => {
    // An offer that is only being prepared would otherwise replace the browser's dialog.
    field.current?.abort();
    setPending(true);
    setFailure(undefined);
    await finish(await authenticate());
  };

  const offerInField = useEffectEvent(async (signal: AbortSignal) => {
    const failed = await authenticate(signal);
    // Without a choice in the field there is nothing to say: the shopper types a password, or presses the button.
    if (signal.aborted || typeof failed === 'string') return;
    setPending(true);
    await finish(failed);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round offers the passkeys again.
  useEffect(() => {
    if (!isOffered) return;
    const offer = new AbortController();
    field.current = offer;
    void offerInField(offer.signal);
    return () => {
      offer.abort();
      void loadWebAuthn().then(({ WebAuthnAbortService }) => WebAuthnAbortService.cancelCeremony());
    };
  }, [isOffered, round]);

  return { isOffered, isPending, failure, signIn };
}

/**
 * Asks the browser for a passkey and signs in with it.
 *
 * @param field ends the offer in the e-mail field; without it the browser shows its own dialog
 * @returns undefined if the session has started
 */
async function authenticate(field?: AbortSignal): Promise<Failure | undefined> {
  try {
    const { startAuthentication, browserSupportsWebAuthnAutofill } = await loadWebAuthn();
    if (field && !(await browserSupportsWebAuthnAutofill())) return 'ended';
    const options = await browserApi('POST /authen/api/auth/passkey/options', { signal: field });
    if (field?.aborted) return 'ended';
    // The field is offered without having been asked for: that it cannot be is no failure of the shopper's.
    if (!options.ok) return field ? 'ended' : options;
    const { id, rawId, type, response } = await startAuthentication({
      optionsJSON: options.data,
      useBrowserAutofill: field !== undefined,
    });
    const body = { id, rawId, type, response: { ...response, userHandle: response.userHandle ?? '' } };
    const result = await browserApi('POST /authen/api/auth/passkey', { body });
    return result.ok ? undefined : result;
  } catch (error) {
    return passkeyProblem(error);
  }
}

function failureText(failed: Failure): string {
  if (typeof failed === 'object') return failureMessage(failed);
  return failed === 'cancelled' ? m.passkeys_sign_in_cancelled() : m.passkeys_failed();
}
