import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { Profile } from '#contract/accounts.ts';
import type { ClientFail } from '#contract/client.ts';
import { browserApi } from '#storefront/api/browser-client.ts';
import { profileKey } from '#storefront/api/profile-key.ts';
import { ProfileRefused } from './profile-refused.ts';
import { hasSignedInCookie, readSignedIn, subscribeToSignedIn } from './signed-in-cookie.ts';

/** `loading` until the browser knows, and always in server-rendered markup. */
export interface SessionState {
  status: 'loading' | 'guest' | 'customer';
  /** The server refused the profile of a signed-in browser, whose session is ended then. */
  isRefused?: true;
  /** Of a customer whose profile could be loaded. */
  firstName?: string;
  /** Of a customer whose profile could be loaded. */
  email?: string;
  /** Of a customer whose profile could be loaded. */
  hasPassword?: boolean;
}

/** The shopper's session, refetched once a minute at most; no request for guests. */
export function useSession(): SessionState {
  const isSignedIn = useSyncExternalStore(subscribeToSignedIn, readSignedIn, () => undefined);
  const { data: profile, error } = useQuery({
    queryKey: profileKey,
    queryFn: ({ signal }) => readProfile(signal),
    enabled: isSignedIn === true,
    retry: (failures, error) => failures < 1 && !(error instanceof ProfileRefused),
  });
  if (isSignedIn === undefined) return { status: 'loading' };
  if (isSignedIn && error instanceof ProfileRefused) return { status: 'guest', isRefused: true };
  if (!isSignedIn || profile === null) return { status: 'guest' };
  if (profile) {
    const { firstName, email, hasPassword } = profile;
    return { status: 'customer', firstName, email, hasPassword };
  }
  return { status: error ? 'customer' : 'loading' };
}

/** Null once the session has ended: a sign-out resets all queries before the component re-reads the cookie. */
async function readProfile(signal: AbortSignal): Promise<Profile | null> {
  if (!hasSignedInCookie()) return null;
  const result = await browserApi('GET /account/api/customers/profile', { signal });
  if (result.ok) return result.data;
  if (result.status === 401) return null;
  throw isOutage(result) ? new Error(result.code) : new ProfileRefused(result.code);
}

/** No answer, or one that says nothing about the customer. */
function isOutage({ status }: ClientFail): boolean {
  return status === 0 || status === 429 || (status >= 502 && status <= 504);
}
