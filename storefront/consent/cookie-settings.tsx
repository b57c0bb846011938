import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CookieGroup } from '#contract/consent.ts';
import { type CookieGroupCode, necessaryGroup } from '#contract/cookie-groups.ts';
import { browserApi } from '#storefront/api/browser-client.ts';
import { localiseLink } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { getLocale } from '#storefront/i18n/paraglide/runtime.js';
import { Button } from '#storefront/ui/button.tsx';
import { Modal } from '#storefront/ui/modal.tsx';
import { Skeleton } from '#storefront/ui/skeleton.tsx';
import { Switch } from '#storefront/ui/switch.tsx';
import { TextLink } from '#storefront/ui/text-link.tsx';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import { allowedGroups, type CookiePolicy } from './allowed-groups.ts';
import { answer } from './answer.ts';
import { closeCookieSettings } from './settings-open.ts';

export interface CookieSettingsProps {
  policy: CookiePolicy;
  open: boolean;
}

/** The dialog in which a visitor allows groups of cookies one by one. */
export default function CookieSettings({ policy, open }: CookieSettingsProps) {
  const [allowed, setAllowed] = useState(chosenGroups);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    // As they are now, not as they were left the last time.
    if (open) setAllowed(chosenGroups());
  }
  const save = (groups: readonly CookieGroupCode[], { reload }: { reload: boolean }) => {
    closeCookieSettings();
    void answer(policy, groups, { reload });
  };
  return (
    <Modal
      open={open}
      onClose={closeCookieSettings}
      title={m.consent_settings()}
      footer={
        <>
          <Button variant="secondary" className={choice} onClick={() => save([], { reload: false })}>
            {m.consent_reject_all()}
          </Button>
          <Button variant="secondary" className={choice} onClick={() => save(allowed, { reload: true })}>
            {m.consent_save()}
          </Button>
          <Button variant="secondary" className={choice} onClick={() => save(policy.groups, { reload: true })}>
            {m.consent_accept_all()}
          </Button>
        </>
      }
    >
      <p className="pb-2 text-sm text-pretty text-muted">
        {m.consent_settings_text()}{' '}
        <TextLink href={localiseLink('/help/cookie-policy')} onClick={closeCookieSettings}>
          {m.consent_policy_link()}
        </TextLink>
      </p>
      <Groups
        allowed={allowed}
        onChange={(code, isAllowed) =>
          setAllowed((before) => (isAllowed ? [...before, code] : before.filter((other) => other !== code)))
        }
      />
    </Modal>
  );
}

/** The choices have the same weight, and fit on a line of phones. */
const choice = 'max-sm:px-1 max-sm:text-xs';

const chosenGroups = (): readonly CookieGroupCode[] => allowedGroups(document.cookie) ?? [necessaryGroup];

interface GroupsProps {
  allowed: readonly CookieGroupCode[];
  onChange: (code: CookieGroupCode, isAllowed: boolean) => void;
}

function Groups({ allowed, onChange }: GroupsProps) {
  const { data, isPending, refetch } = useQuery({
    queryKey: ['cookie-policy', getLocale()],
    queryFn: async (): Promise<CookieGroup[] | null> => {
      const result = await browserApi('GET /utils/api/cookie-policy');
      return result.ok ? result.data : null;
    },
  });
  if (isPending)
    return (
      <div aria-busy="true" className="grid gap-4 py-2">
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} className="h-20 w-full" />
        ))}
      </div>
    );
  if (!data)
    return (
      <div role="alert" className="grid justify-items-start gap-3 py-4 text-sm">
        <p>
          <WrapAtWords>{m.consent_not_loaded()}</WrapAtWords>
        </p>
        <Button variant="secondary" onClick={() => void refetch()}>
          {m.error_try_again()}
        </Button>
      </div>
    );
  return (
    <ul className="divide-y divide-line">
      {data.map(({ groupCode, groupName, groupDesc }) => (
        <li key={groupCode} className="py-1">
          <Switch
            label={groupName}
            description={groupCode === necessaryGroup ? `${m.consent_always_on()} ${groupDesc}` : groupDesc}
            checked={groupCode === necessaryGroup || allowed.includes(groupCode)}
            disabled={groupCode === necessaryGroup}
            onChange={(isAllowed) => onChange(groupCode, isAllowed)}
          />
        </li>
      ))}
    </ul>
  );
}
