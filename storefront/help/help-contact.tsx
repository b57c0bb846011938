import { Mail, MessageSquareText, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatPhone } from '#contract/phone-number.ts';
import { shop } from '#contract/shop.ts';
import { localiseLink } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { getLocale } from '#storefront/i18n/paraglide/runtime.js';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';

/** How to reach a person. */
export function HelpContact() {
  return (
    <section aria-labelledby="help-contact" className="grid gap-4 rounded-card bg-ground p-5 lg:p-6 print:hidden">
      <h2 id="help-contact" className="text-lg font-semibold">
        <WrapAtWords>{m.help_contact_title()}</WrapAtWords>
      </h2>
      <ul className="grid gap-3 sm:grid-cols-3">
        <Way
          href={`tel:${shop.contactPhone}`}
          icon={<Phone className="size-5" />}
          title={<span className="figures whitespace-nowrap">{formatPhone(shop.contactPhone)}</span>}
          text={shop.callCentre.hours[getLocale()]}
        />
        <Way
          href={localiseLink('/help-contact-us')}
          icon={<MessageSquareText className="size-5" />}
          title={m.help_contact_form()}
          text={m.help_contact_form_text()}
        />
        <Way
          href={`mailto:${shop.contactEmail}`}
          icon={<Mail className="size-5" />}
          title={<WrapAtWords>{shop.contactEmail}</WrapAtWords>}
          text={m.help_contact_mail_text()}
        />
      </ul>
    </section>
  );
}

function Way({ href, icon, title, text }: { href: string; icon: ReactNode; title: ReactNode; text: string }) {
  return (
    <li>
      <a
        href={href}
        className="flex h-full min-h-11 items-start gap-3 rounded-field border border-line bg-surface p-4 hover:border-brand"
      >
        <span aria-hidden="true" className="mt-0.5 text-brand">
          {icon}
        </span>
        <span className="min-w-0">
          <span className="block font-semibold">
            <WrapAtWords>{title}</WrapAtWords>
          </span>
          <span className="block text-sm text-muted">
            <WrapAtWords>{text}</WrapAtWords>
          </span>
        </span>
      </a>
    </li>
  );
}
