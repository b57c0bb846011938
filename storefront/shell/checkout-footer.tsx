import { formatPhone } from '#contract/phone-number.ts';
import { shop } from '#contract/shop.ts';
import { openCookieSettings } from '#storefront/consent/settings-open.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { getLocale } from '#storefront/i18n/paraglide/runtime.js';
import { LanguageLinks } from './language-links.tsx';

const link = 'flex min-h-11 items-center hover:text-ink';

/** The footer of the checkout: who sells, how to call, the languages. */
export function CheckoutFooter({ hasCookieSettings }: { hasCookieSettings: boolean }) {
  return (
    <footer className="mt-10 border-t border-line bg-ground text-xs text-muted">
      <div className="page-column flex flex-wrap items-center gap-x-6 py-2">
        <span className="py-2">
          © {shop.copyrightYear} {shop.company.name[getLocale()]}
        </span>
        <a href={`tel:${shop.contactPhone}`} className={link}>
          {m.shell_call_us()}&nbsp;<span className="figures">{formatPhone(shop.contactPhone)}</span>
        </a>
        {hasCookieSettings && (
          <button type="button" onClick={openCookieSettings} className={`${link} noscript:hidden`}>
            {m.consent_settings()}
          </button>
        )}
        <span className="flex gap-x-4 lg:ml-auto">
          <LanguageLinks className={`${link} gap-1`} />
        </span>
      </div>
    </footer>
  );
}
