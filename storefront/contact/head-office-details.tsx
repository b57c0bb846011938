import { Building2, Clock, Mail, MailOpen, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import type { HeadOffice } from '#contract/contact.ts';
import { formatPhone } from '#contract/phone-number.ts';
import { mapUrl } from '#contract/stores.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { WrapAtSpaces } from '#storefront/ui/wrap-at-spaces.tsx';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';

const linkStyle = '-my-2.5 inline-flex min-h-11 items-center font-medium text-brand hover:underline';

/** Phone, hours, e-mail address and addresses of the head office. */
export function HeadOfficeDetails({ office }: { office: HeadOffice }) {
  return (
    <dl className="grid gap-5 rounded-card bg-ground p-5 text-sm">
      <Detail icon={<Phone className="size-5" />} term={m.contact_phone()}>
        <a href={`tel:${office.phone}`} className={`${linkStyle} figures text-lg`}>
          {formatPhone(office.phone)}
        </a>
      </Detail>
      <Detail icon={<Clock className="size-5" />} term={m.contact_hours()}>
        {office.hours}
      </Detail>
      <Detail icon={<Mail className="size-5" />} term={m.contact_email()}>
        <a href={`mailto:${office.email}`} className={linkStyle}>
          <WrapAtWords>{office.email}</WrapAtWords>
        </a>
      </Detail>
      <Detail icon={<Building2 className="size-5" />} term={m.contact_head_office()}>
        <address className="not-italic">
          {office.companyName}
          <br />
          <WrapAtSpaces>{office.address}</WrapAtSpaces>
        </address>
        <a href={mapUrl(office.location)} target="_blank" rel="noopener" className={`${linkStyle} gap-1.5`}>
          <MapPin aria-hidden="true" className="size-4" />
          {m.contact_map()}
        </a>
      </Detail>
      <Detail icon={<MailOpen className="size-5" />} term={m.contact_mailing_address()}>
        <address className="not-italic">
          {office.companyName}
          <br />
          <WrapAtSpaces>{office.mailingAddress}</WrapAtSpaces>
        </address>
      </Detail>
    </dl>
  );
}

function Detail({ icon, term, children }: { icon: ReactNode; term: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
      <span aria-hidden="true" className="row-span-2 text-brand">
        {icon}
      </span>
      <dt className="font-semibold">{term}</dt>
      <dd className="text-pretty">{children}</dd>
    </div>
  );
}
