import { localeHref } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { privatePageMeta } from '#storefront/navigation/private-page.ts';
import { apiContext } from '#storefront/request/request-context.ts';
import { Panel } from '#storefront/ui/panel.tsx';
import { TextLink } from '#storefront/ui/text-link.tsx';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import { privateData } from '../guards.ts';
import { ChangePasswordForm } from '../passwords/change-password-form.tsx';
import { FirstPasswordRequest } from '../passwords/first-password-request.tsx';
import type { Route } from './+types/my-profile-route';
import { ConsentSettings } from './consent-settings.tsx';
import { LinkedAccounts } from './linked-accounts.tsx';
import { MobileChange } from './mobile-change.tsx';
import { OwnData } from './own-data.tsx';
import { Passkeys } from './passkeys.tsx';
import { ProfileForm } from './profile-form.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [profile, consents, passkeys] = await Promise.all([
    api('GET /account/api/customers/profile'),
    api('GET /account/api/customers/consents'),
    api('GET /account/api/passkeys'),
  ]);
  const { addressInformation: _, ...shown } = privateData(profile, url);
  return {
    profile: shown,
    consents: privateData(consents, url),
    passkeys: privateData(passkeys, url).items,
  };
}

export const meta: Route.MetaFunction = () => privatePageMeta(m.profile_title());

export default function MyProfile({ loaderData: { profile, consents, passkeys } }: Route.ComponentProps) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <h1 className="text-2xl font-bold">
        <WrapAtWords>{m.profile_title()}</WrapAtWords>
      </h1>
      <Panel title={m.profile_details()}>
        <ProfileForm profile={profile} />
      </Panel>
      <Panel title={profile.hasPassword ? m.auth_change_password() : m.auth_first_password()}>
        {profile.hasPassword ? (
          <ChangePasswordForm email={profile.email} />
        ) : (
          <FirstPasswordRequest email={profile.email} />
        )}
      </Panel>
      <Passkeys passkeys={passkeys} email={profile.email} hasPassword={profile.hasPassword} />
      <LinkedAccounts />
      <Panel title={m.profile_mobile()}>
        <MobileChange mobileNo={profile.mobileNo} />
      </Panel>
      <Panel title={m.devices_title()}>
        <TextLink href={localeHref('/account/my-profile/devices')} standalone className="text-sm">
          {m.profile_see_devices()}
        </TextLink>
      </Panel>
      <Panel title={m.profile_consent_settings()}>
        <ConsentSettings isSubscribed={profile.subscriptionFlag} consents={consents} />
      </Panel>
      <Panel title={m.profile_data()}>
        <OwnData email={profile.email} hasPassword={profile.hasPassword} />
      </Panel>
    </div>
  );
}
