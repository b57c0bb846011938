import { skipToken, useQuery } from '@tanstack/react-query';
import type { Profile } from '#contract/accounts.ts';
import { profileKey } from '#storefront/api/profile-key.ts';

/** Who writes: the customer who is signed in, once the header has loaded the profile; undefined for a guest. */
export function useSender(): { name: string; email: string; mobileNo: string } | undefined {
  const { data: profile } = useQuery<Profile | null>({ queryKey: profileKey, queryFn: skipToken });
  if (!profile) return undefined;
  const { firstName, lastName, email, mobileNo } = profile;
  return { name: `${firstName} ${lastName}`.trim(), email, mobileNo };
}
