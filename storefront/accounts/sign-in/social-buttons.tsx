import { useLocation } from 'react-router';
import { providerNames } from '#contract/provider-names.ts';
import type { CodeProvider } from '#contract/social-sign-in.ts';
import { localiseLink } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { classNames } from '#storefront/ui/class-names.ts';
import { TextWithLinks } from '#storefront/ui/text-with-links.tsx';
import { policyHrefs } from '../policy-hrefs.ts';
import { useSignIn } from '../use-sign-in.ts';
import { ProviderIcon } from './provider-icon.tsx';

const buttonStyle =
  'flex min-h-13 items-center justify-center gap-2 rounded-field px-4 py-1 text-base font-semibold select-none';

/** The way to a provider and back to a path of this shop: a page load, by redirects only. */
export function providerHref(provider: CodeProvider, redirectTo: string, { link = false } = {}): string {
  const query = new URLSearchParams({ ...(link ? { link: '' } : {}), redirect: redirectTo });
  return `${localiseLink(`/sign-in/${provider}`)}?${query}`;
}

/** A button for each provider that the shop offers, LINE in a row of its own; nothing if it offers none. */
export function SocialButtons({ redirectTo }: { redirectTo?: string }) {
  const { providers } = useSignIn();
  const { pathname, search } = useLocation();
  if (providers.length === 0) return null;
  return (
    <div className="grid gap-3">
      <ul className="grid grid-cols-2 gap-3">
        {providers.map((provider) => (
          <li key={provider} className={classNames((provider === 'line' || providers.length < 3) && 'col-span-2')}>
            <a
              data-reload
              href={providerHref(provider, redirectTo ?? pathname + search)}
              aria-label={m.social_log_in_with({ provider: providerNames[provider] })}
              className={classNames(
                provider === 'line'
                  ? 'bg-line-app text-ink hover:brightness-95 active:brightness-95'
                  : 'border border-edge bg-surface text-ink hover:border-ink hover:bg-ground',
                buttonStyle,
              )}
            >
              {provider === 'line' ? (
                <span className="rounded-full bg-surface p-1">
                  <ProviderIcon provider={provider} className="size-5" />
                </span>
              ) : (
                <ProviderIcon provider={provider} className="size-5 shrink-0" />
              )}
              {provider === 'line'
                ? m.social_log_in_with({ provider: providerNames[provider] })
                : providerNames[provider]}
            </a>
          </li>
        ))}
      </ul>
      <p className="text-center text-xs text-balance text-muted">
        <TextWithLinks text={m.social_terms()} hrefs={policyHrefs()} />
      </p>
      <p className="flex items-center gap-3 text-sm text-muted">
        <span className="h-px flex-1 bg-line" />
        {m.social_or_email()}
        <span className="h-px flex-1 bg-line" />
      </p>
    </div>
  );
}
