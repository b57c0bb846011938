import type { HeadOffice } from '#contract/contact.ts';
import type { Locale } from '#contract/locale.ts';
import { shop } from '#contract/shop.ts';

/** The head office of the company that runs the shop. */
export function headOffice(locale: Locale): HeadOffice {
  const { company, callCentre } = shop;
  return {
    companyName: company.name[locale],
    address: company.address[locale],
    mailingAddress: company.mailingAddress[locale],
    phone: shop.contactPhone,
    email: shop.contactEmail,
    hours: callCentre.hours[locale],
    location: company.location,
  };
}
