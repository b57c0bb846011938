import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { providerNames } from '#contract/provider-names.ts';
import type { CodeProvider } from '#contract/social-sign-in.ts';
import { browserApi } from '#storefront/api/browser-client.ts';
import { failureMessage } from '#storefront/api/failure-message.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { Button } from '#storefront/ui/button.tsx';
import { buttonStyle } from '#storefront/ui/button-style.ts';
import { FormNotice } from '#storefront/ui/form-notice.tsx';
import { showToast } from '#storefront/ui/toast-list.ts';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import { ProviderIcon } from '../sign-in/provider-icon.tsx';
import { providerHref } from '../sign-in/social-buttons.tsx';
import { hasSignedInCookie } from '../signed-in-cookie.ts';
import { useSignIn } from '../use-sign-in.ts';

const queryKey = ['accounts', 'linked-accounts'];

/** A section of the account: each provider of the shop, with what is connected. Nothing if the shop offers none. */
export function LinkedAccounts() {
  const { providers } = useSignIn();
  const { pathname } = useLocation();
  const queryClient = useQueryClient();
  const [failure, setFailure] = useState<string>();
  const [pending, setPending] = useState<CodeProvider>();
  const { data: result } = useQuery({
    queryKey,
    // A sign-in that ended in the meantime: a sign-out resets all queries of the page that it leaves.
    queryFn: async ({ signal }) =>
      hasSignedInCookie() ? browserApi('GET /account/api/linked-accounts', { signal }) : null,
    enabled: providers.length > 0,
    staleTime: 0,
  });
  if (providers.length === 0) return null;
  const links = result?.ok ? result.data.items : [];
  const unlink = async (provider: CodeProvider) => {
    setPending(provider);
    const unlinked = await browserApi('DELETE /account/api/linked-accounts/{provider}', { params: { provider } });
    setPending(undefined);
    setFailure(unlinked.ok ? undefined : failureMessage(unlinked));
    if (!unlinked.ok) return;
    showToast(m.social_disconnected({ provider: providerNames[provider] }), 'success');
    await queryClient.invalidateQueries({ queryKey });
  };
  return (
    <section aria-labelledby="linked-accounts" aria-busy={!result} className="rounded-card border border-line p-5">
      <h2 id="linked-accounts" className="font-semibold">
        <WrapAtWords>{m.social_linked_heading()}</WrapAtWords>
      </h2>
      <p className="text-sm text-muted">{m.social_linked_intro()}</p>
      {(failure || (result && !result.ok)) && (
        <div className="mt-3">
          <FormNotice>{failure ?? (result && !result.ok ? failureMessage(result) : '')}</FormNotice>
        </div>
      )}
      <ul className="mt-2 divide-y divide-line">
        {providers.map((provider) => {
          const link = links.find((entry) => entry.provider === provider);
          const name = providerNames[provider];
          return (
            <li key={provider} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3">
              <ProviderIcon provider={provider} className="size-6 shrink-0" />
              <div className="min-w-0 grow">
                <p className="text-sm font-medium">{name}</p>
                <p className="text-xs break-all text-muted">
                  {link ? link.label || m.social_is_connected() : m.social_is_not_connected()}
                </p>
              </div>
              {link ? (
                <Button
                  variant="secondary"
                  loading={pending === provider}
                  aria-label={m.social_disconnect_provider({ provider: name })}
                  onClick={() => void unlink(provider)}
                >
                  {m.social_disconnect()}
                </Button>
              ) : (
                result?.ok && (
                  <a
                    data-reload
                    href={providerHref(provider, pathname, { link: true })}
                    aria-label={m.social_connect_provider({ provider: name })}
                    className={buttonStyle({ variant: 'secondary' })}
                  >
                    {m.social_connect()}
                  </a>
                )
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
