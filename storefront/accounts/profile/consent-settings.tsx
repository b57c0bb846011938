import { useState } from 'react';
import type { Consent, ConsentPurpose } from '#contract/profile.ts';
import { browserApi } from '#storefront/api/browser-client.ts';
import { failureMessage } from '#storefront/api/failure-message.ts';
import { formatDate } from '#storefront/i18n/format.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { useDataReload } from '#storefront/navigation/use-data-reload.ts';
import { DottedTexts } from '#storefront/ui/dotted-texts.tsx';
import { Switch } from '#storefront/ui/switch.tsx';
import { TextWithLinks } from '#storefront/ui/text-with-links.tsx';
import { showToast } from '#storefront/ui/toast-list.ts';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import { policyHrefs } from '../policy-hrefs.ts';

const purposeText: Record<ConsentPurpose, () => string> = {
  terms: m.profile_consent_terms,
  newsletter: m.profile_consent_newsletter,
};

/** The newsletter, and what was consented to when and under which policy. */
export function ConsentSettings({ isSubscribed, consents }: { isSubscribed: boolean; consents: readonly Consent[] }) {
  const reload = useDataReload();
  const [wanted, setWanted] = useState<boolean>();
  const change = async (subscriptionFlag: boolean) => {
    if (wanted !== undefined) return;
    setWanted(subscriptionFlag);
    const result = await browserApi('PUT /account/api/customers/subscription-flag', { body: { subscriptionFlag } });
    if (result.ok) {
      showToast(subscriptionFlag ? m.profile_subscribed() : m.profile_unsubscribed(), 'success');
      await reload();
    } else showToast(failureMessage(result), 'error');
    setWanted(undefined);
  };
  return (
    <div className="grid gap-4">
      <Switch
        label={m.profile_newsletter()}
        description={m.profile_newsletter_text()}
        checked={wanted ?? isSubscribed}
        onChange={(checked) => void change(checked)}
      />
      {consents.length > 0 && (
        <div className="border-t border-line pt-4 text-sm">
          <h3 className="mb-2 font-semibold">
            <WrapAtWords>{m.profile_consents()}</WrapAtWords>
          </h3>
          <ul className="grid gap-2">
            {consents.map(({ purpose, given, at, policyVersion }) => (
              <li key={`${purpose} ${at} ${given}`}>
                {given
                  ? m.profile_consent_given({ purpose: purposeText[purpose]() })
                  : m.profile_consent_withdrawn({ purpose: purposeText[purpose]() })}
                <DottedTexts className="text-xs text-muted">
                  {formatDate(at, 'dateTime')}
                  {m.profile_policy({ date: formatDate(policyVersion) })}
                </DottedTexts>
              </li>
            ))}
          </ul>
          <p className="mt-3">
            <TextWithLinks text={m.profile_read_policies()} hrefs={policyHrefs()} />
          </p>
        </div>
      )}
    </div>
  );
}
