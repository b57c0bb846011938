import { useState } from 'react';
import type { SocialProfile } from '#contract/social-sign-in.ts';
import { CodeForm } from './code-form.tsx';
import { SocialProfileForm } from './social-profile-form.tsx';
import { WithPendingIdentity } from './with-pending-identity.tsx';

/** What a person without a verified e-mail address does before the session: fills in the profile, then the mailed code. */
export function CompleteProfile({ redirectTo }: { redirectTo: string }) {
  const [profile, setProfile] = useState<SocialProfile>();
  const [isEditing, setEditing] = useState(false);
  return (
    <WithPendingIdentity redirectTo={redirectTo}>
      {(identity) =>
        profile && !isEditing ? (
          <CodeForm profile={profile} redirectTo={redirectTo} onEdit={() => setEditing(true)} />
        ) : (
          <SocialProfileForm
            identity={identity}
            profile={profile}
            redirectTo={redirectTo}
            onSent={(sent) => {
              setProfile(sent);
              setEditing(false);
            }}
          />
        )
      }
    </WithPendingIdentity>
  );
}
