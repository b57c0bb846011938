import { type LucideIcon, MapPin, ReceiptText } from 'lucide-react';
import { localeHref } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';

/** The addresses of one type as pages of the account. */
export type AddressBookType = 'shipping' | 'billing';

/** Paths, texts and icons that differ between the pages of shipping and of billing addresses. */
export const addressBooks = {
  shipping: {
    icon: MapPin,
    listHref: () => localeHref('/account/my-shipping-address'),
    addHref: () => localeHref('/account/my-shipping-address/add-address'),
    editHref: () => localeHref('/account/my-shipping-address/edit-address'),
    title: m.account_addresses,
    addLabel: m.address_add,
    addTitle: m.address_add_title,
    editTitle: m.address_edit_title,
    emptyTitle: m.address_empty_title,
    emptyText: m.address_empty_text,
    makeDefault: m.address_make_default,
    contact: m.address_receiver,
    mobileHint: m.address_mobile_hint,
    save: m.address_save,
    saved: m.address_saved,
  },
  billing: {
    icon: ReceiptText,
    listHref: () => localeHref('/account/my-billing'),
    addHref: () => localeHref('/account/my-billing/add-address'),
    editHref: () => localeHref('/account/my-billing/edit-address'),
    title: m.billing_title,
    addLabel: m.billing_add_title,
    addTitle: m.billing_add_title,
    editTitle: m.billing_edit_title,
    emptyTitle: m.billing_empty_title,
    emptyText: m.billing_empty_text,
    makeDefault: m.billing_make_default,
    contact: m.billing_contact,
    mobileHint: m.billing_mobile_hint,
    save: m.billing_save,
    saved: m.billing_saved,
  },
} as const satisfies Record<AddressBookType, { icon: LucideIcon } & Record<string, LucideIcon | (() => string)>>;
