import { Mail, MapPin, Phone } from 'lucide-react';
import { memo } from 'react';
import type { MenuItem } from '#contract/menus.ts';
import type { PaymentMethod } from '#contract/payment-methods.ts';
import { formatPhone } from '#contract/phone-number.ts';
import { shop } from '#contract/shop.ts';
import { openCookieSettings } from '#storefront/consent/settings-open.ts';
import { localiseLink } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { getLocale } from '#storefront/i18n/paraglide/runtime.js';
import { PaymentMarks } from '#storefront/payment-marks/payment-marks.tsx';
import { Accordion } from '#storefront/ui/accordion.tsx';
import { DeferredHydration } from '#storefront/ui/deferred-hydration.tsx';
import { WrapAtSpaces } from '#storefront/ui/wrap-at-spaces.tsx';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import { IconAndName } from './logo.tsx';

const contact = 'flex min-h-11 items-center gap-3 hover:text-surface lg:min-h-9';

export interface FooterProps {
  groups: readonly MenuItem[];
  /** Those that the shop has. */
  paymentMethods: readonly PaymentMethod[];
  hasCookieSettings: boolean;
}

/** Company, links (accordions on phones), payment methods and copyright. */
export const Footer = memo(function Footer(props: FooterProps) {
  return (
    <DeferredHydration>
      <FooterContent {...props} />
    </DeferredHydration>
  );
});

function FooterContent({ groups, paymentMethods, hasCookieSettings }: FooterProps) {
  const locale = getLocale();
  return (
    <footer className="skip-offscreen mt-16 bg-ink text-sm text-mist max-lg:pb-[calc(64px+env(safe-area-inset-bottom))]">
      <div className="page-column grid py-10 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-[1.6fr] lg:gap-8 lg:py-14">
        <div className="grid content-start gap-4 max-lg:pb-6">
          <span className="text-surface">
            <IconAndName />
          </span>
          <p>
            <WrapAtWords>{shop.tagline[locale]}</WrapAtWords>
          </p>
          <address className="grid gap-1 not-italic">
            <span className="flex gap-3">
              <MapPin aria-hidden="true" className="mt-1 size-4 shrink-0" />
              <span>
                {shop.company.name[locale]}
                <br />
                <WrapAtSpaces>{shop.company.address[locale]}</WrapAtSpaces>
              </span>
            </span>
            <a href={`tel:${shop.contactPhone}`} className={contact}>
              <Phone aria-hidden="true" className="size-4 shrink-0" />
              <span className="figures">{formatPhone(shop.contactPhone)}</span>
            </a>
            <a href={`mailto:${shop.contactEmail}`} className={contact}>
              <Mail aria-hidden="true" className="size-4 shrink-0" />
              <WrapAtWords>{shop.contactEmail}</WrapAtWords>
            </a>
          </address>
        </div>
        {groups.map((group) => (
          <FooterGroup key={group.name} group={group} />
        ))}
      </div>
      <div className="page-column">
        <div className="flex flex-col gap-6 border-mist/25 pb-6 lg:border-t lg:pt-6 text-xs lg:flex-row lg:items-center lg:justify-between">
          {paymentMethods.length > 0 ? (
            <PaymentMarks methods={paymentMethods} className="flex flex-wrap gap-x-5 gap-y-2 [&_svg]:text-accent" />
          ) : (
            <span />
          )}
          <p className="flex flex-wrap gap-x-4 gap-y-1">
            <span className="whitespace-nowrap">
              © {shop.copyrightYear} {shop.company.name[locale]}
            </span>
            <span className="whitespace-nowrap">
              {m.shell_tax_id()} <span className="figures">{shop.company.taxId}</span>
            </span>
            {hasCookieSettings && (
              <button
                type="button"
                onClick={openCookieSettings}
                className="relative noscript:hidden underline after:absolute after:-inset-x-2 after:-inset-y-3 hover:text-surface"
              >
                {m.consent_settings()}
              </button>
            )}
          </p>
        </div>
      </div>
    </footer>
  );
}

function FooterGroup({ group: { name, link, menus } }: { group: MenuItem }) {
  const links = (
    <ul>
      {(menus.length === 0 && link !== null ? [{ name, link }] : menus).map((item) => (
        <li key={`${item.name} ${item.link}`}>
          <a href={localiseLink(item.link)} className="footer-link">
            <WrapAtWords>{item.name}</WrapAtWords>
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <Accordion
        summary={<span className="text-base text-surface">{name}</span>}
        group="footer"
        className="border-mist/25 lg:hidden"
      >
        {links}
      </Accordion>
      <nav aria-label={name} className="max-lg:hidden">
        <p className="mb-3 text-base font-semibold text-surface">{name}</p>
        {links}
      </nav>
    </>
  );
}
