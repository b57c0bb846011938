import { Mail, MessageSquareText, Phone } from 'lucide-react';
import { shop } from '#contract/shop.ts';
import { localeHref } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { formatPhone } from '#storefront/i18n/phone-number.ts';
import { TextLink } from '#storefront/ui/text-link.tsx';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';

/** Ways to ask about an order; form and mail have its number. */
export function OrderHelp({ orderId }: { orderId: string }) {
  const subject = encodeURIComponent(m.orders_help_subject({ orderId }));
  return (
    <div className="text-sm">
      <p className="text-muted">
        <WrapAtWords>{m.orders_help_text()}</WrapAtWords>
      </p>
      <TextLink
        href={`${localeHref('/help-contact-us')}?orderId=${orderId}`}
        className="flex min-h-11 items-center gap-2"
      >
        <MessageSquareText aria-hidden="true" className="size-4 shrink-0" />
        {m.orders_help_write()}
      </TextLink>
      <TextLink
        href={`mailto:${shop.contactEmail}?subject=${subject}`}
        reloadDocument
        className="flex min-h-11 items-center gap-2"
      >
        <Mail aria-hidden="true" className="size-4 shrink-0" />
        <WrapAtWords>{shop.contactEmail}</WrapAtWords>
      </TextLink>
      <TextLink href={`tel:${shop.contactPhone}`} reloadDocument className="flex min-h-11 items-center gap-2">
        <Phone aria-hidden="true" className="size-4 shrink-0" />
        {formatPhone(shop.contactPhone)}
      </TextLink>
    </div>
  );
}
