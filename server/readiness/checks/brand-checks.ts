import { demoBrand, demoCustomer, shop } from '#contract/shop.ts';
import { hasCustomer } from '../queries.ts';
import { type Check, type Finding, notReady, ready } from './check.ts';

interface Brand {
  name: { en: string };
  contactPhone: string;
  contactEmail: string;
  company: { taxId: string };
}

/** Whether the brand is the merchant's. */
export function brandFinding({ name, contactPhone, contactEmail, company: { taxId } }: Brand): Finding {
  const demo = [
    name.en === demoBrand.name ? 'name' : '',
    contactPhone === demoBrand.phone ? 'phone number' : '',
    contactEmail.endsWith(`@${demoBrand.mailDomain}`) ? 'e-mail address' : '',
    taxId === demoBrand.taxId ? 'tax ID' : '',
  ].filter(Boolean);
  return demo.length > 0
    ? notReady(`${demo.join(', ')} of the demo`, 'write your own into brand/brand.json, and build again')
    : ready(`${name.en}, tax ID ${taxId}`);
}

/** What must not be left of the demo. */
export const brandChecks: readonly Check[] = [
  { name: 'Brand', run: () => brandFinding(shop) },
  {
    name: 'Demo customer',
    async run({ db }) {
      return (await hasCustomer(db, demoCustomer.email))
        ? notReady(
            `${demoCustomer.email} can sign in with a public password`,
            `npm run shop -- customers erase ${demoCustomer.email} --reason demo`,
          )
        : ready('none');
    },
  },
];
