import { Mail, MessageSquareText, Phone, RotateCcw } from 'lucide-react';
import type { Order } from '#contract/orders.ts';
import { formatPhone } from '#contract/phone-number.ts';
import { shop } from '#contract/shop.ts';
import { localeHref } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { TextLink } from '#storefront/ui/text-link.tsx';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';

export interface OrderHelpProps {
  order: Pick<Order, 'orderId' | 'status' | 'items' | 'shipments'>;
  /** The shop's help page about returns, if it has one. */
  returns?: { slug: string; title: string } | undefined;
}

/** Ways to ask about an order; form and mail have its number. When goods have arrived, also how they are returned. */
export function OrderHelp({ order, returns }: OrderHelpProps) {
  const { orderId } = order;
  const subject = encodeURIComponent(m.orders_help_subject({ orderId }));
  return (
    <div className="text-sm">
      <p className="text-muted">
        <WrapAtWords>{m.orders_help_text()}</WrapAtWords>
      </p>
      {returns && hasArrived(order) && (
        <TextLink href={localeHref('/help/:slug', { slug: returns.slug })} className="flex min-h-11 items-center gap-2">
          <RotateCcw aria-hidden="true" className="size-4 shrink-0" />
          <WrapAtWords>{returns.title}</WrapAtWords>
        </TextLink>
      )}
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

/** Whether some goods are with the customer. */
function hasArrived({ status, items, shipments }: OrderHelpProps['order']): boolean {
  const isArrived =
    status === 'delivered' ||
    status === 'picked_up' ||
    (status === 'shipped' && shipments.some(({ deliveredAt }) => deliveredAt));
  return isArrived && items.some(({ kind }) => kind === 'goods');
}
