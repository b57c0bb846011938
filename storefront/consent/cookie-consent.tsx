import { lazy, Suspense, useEffect, useState } from 'react';
import { localiseLink } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { useScriptNonce } from '#storefront/navigation/use-script-nonce.ts';
import { Button } from '#storefront/ui/button.tsx';
import { TextLink } from '#storefront/ui/text-link.tsx';
import { allowedGroups, type CookiePolicy, isWithdrawn } from './allowed-groups.ts';
import { answer, bannerScript, updateBanner } from './answer.ts';
import { openCookieSettings, useCookieSettingsOpen } from './settings-open.ts';

const CookieSettings = lazy(() => import('./cookie-settings.tsx'));

/**
 * The banner that asks which cookies the shop may use, and the settings. It is part of every page and hidden until the inline script or the
 * hydrated page finds that the visitor has to be asked. Rendered once, at the beginning of the page, so that the keyboard reaches it early.
 */
export function CookieConsent({ policy }: { policy: CookiePolicy }) {
  const [script] = useState(() => bannerScript(policy));
  const settingsOpen = useCookieSettingsOpen();
  const nonce = useScriptNonce();
  const [wasOpened, setWasOpened] = useState(false);
  if (settingsOpen && !wasOpened) setWasOpened(true);
  useEffect(() => {
    // What this page may have loaded.
    const loaded = allowedGroups(document.cookie);
    const update = () => {
      if (isWithdrawn(loaded, allowedGroups(document.cookie))) window.location.reload();
      else updateBanner(policy);
    };
    update();
    // The visitor may have answered in another tab.
    document.addEventListener('visibilitychange', update);
    window.addEventListener('pageshow', update);
    return () => {
      document.removeEventListener('visibilitychange', update);
      window.removeEventListener('pageshow', update);
    };
  }, [policy]);
  const reject = () => {
    void answer(policy, [], { reload: false });
    // The pressed button is gone.
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  return (
    <>
      <section
        data-consent-banner
        data-nosnippet
        aria-label={m.consent_title()}
        className="bar-heights fixed z-30 max-lg:inset-x-2 max-lg:bottom-[calc(8px+env(safe-area-inset-bottom)+var(--frame-bar,0px)+var(--page-bar,0px))] max-lg:rounded-card border border-line bg-surface shadow-float lg:inset-x-0 lg:bottom-(--compare-bar,0px) lg:border-x-0 lg:border-b-0"
      >
        <div className="page-column grid gap-3 py-3 max-lg:px-3 lg:grid-cols-[1fr_auto] lg:items-center lg:gap-8 lg:py-4">
          <p className="text-sm text-pretty">
            {m.consent_text()} <TextLink href={localiseLink('/help/cookie-policy')}>{m.consent_policy_link()}</TextLink>
          </p>
          <div className="grid grid-cols-3 gap-2">
            <Button variant="secondary" className={choice} onClick={reject}>
              {m.consent_reject_all()}
            </Button>
            <Button variant="secondary" className={choice} onClick={openCookieSettings}>
              {m.consent_settings_short()}
            </Button>
            <Button
              variant="secondary"
              className={choice}
              onClick={() => void answer(policy, policy.groups, { reload: true })}
            >
              {m.consent_accept_all()}
            </Button>
          </div>
        </div>
      </section>
      <script suppressHydrationWarning nonce={nonce}>
        {script}
      </script>
      {wasOpened && (
        <Suspense fallback={null}>
          <CookieSettings policy={policy} open={settingsOpen} />
        </Suspense>
      )}
    </>
  );
}

/** The choices have the same weight. */
const choice = 'px-2 max-[22.4rem]:px-0 max-[22.4rem]:text-xs lg:px-5';
