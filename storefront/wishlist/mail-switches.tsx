import type { WishlistMails } from '#contract/wishlist.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { Switch } from '#storefront/ui/switch.tsx';

export interface MailSwitchesProps {
  productName: string;
  mails: WishlistMails;
  isSoldOut: boolean;
  onChange: (mail: keyof WishlistMails, on: boolean) => void;
}

/** What to be mailed about a product on the wishlist; that it is back in stock only if it is sold out. */
export function MailSwitches({ productName, mails, isSoldOut, onChange }: MailSwitchesProps) {
  const texts = { priceFalls: m.wishlist_mail_price(), backInStock: m.wishlist_mail_stock() };
  const offered = isSoldOut || mails.backInStock ? (['priceFalls', 'backInStock'] as const) : (['priceFalls'] as const);
  return (
    <fieldset className="min-w-0">
      <legend className="pt-3 text-xs text-muted">{m.wishlist_mail_legend()}</legend>
      {offered.map((mail) => (
        <Switch
          key={mail}
          label={
            <>
              {texts[mail]}
              <span className="sr-only"> {productName}</span>
            </>
          }
          checked={mails[mail]}
          onChange={(on) => onChange(mail, on)}
        />
      ))}
    </fieldset>
  );
}
