import { Phone } from 'lucide-react';
import { formatPhone } from '#contract/phone-number.ts';
import { shop } from '#contract/shop.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { getLocale } from '#storefront/i18n/paraglide/runtime.js';
import { buttonStyle } from '#storefront/ui/button-style.ts';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';

/** The mobile number, and how the call centre changes it. */
export function MobileChange({ mobileNo }: { mobileNo: string }) {
  const locale = getLocale();
  const { hours, mobileChangeProof } = shop.callCentre;
  return (
    <div className="grid justify-items-start gap-4 text-sm">
      {mobileNo ? (
        <p className="figures text-base font-semibold">{formatPhone(mobileNo)}</p>
      ) : (
        <p className="text-muted">
          <WrapAtWords>{m.profile_mobile_none()}</WrapAtWords>
        </p>
      )}
      <p className="text-muted">
        <WrapAtWords>{m.profile_mobile_text()}</WrapAtWords>
      </p>
      <div>
        <h3 className="mb-1 font-semibold">
          <WrapAtWords>{m.profile_mobile_proof()}</WrapAtWords>
        </h3>
        <ul className="list-disc pl-5 text-muted">
          {mobileChangeProof.map((item) => (
            <li key={item.en}>{item[locale]}</li>
          ))}
        </ul>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <a href={`tel:${shop.contactPhone}`} data-reload className={buttonStyle({ variant: 'secondary' })}>
          <Phone aria-hidden="true" className="size-5" />
          {m.profile_call({ phone: formatPhone(shop.contactPhone) })}
        </a>
        <span className="text-muted">{hours[locale]}</span>
      </div>
    </div>
  );
}
