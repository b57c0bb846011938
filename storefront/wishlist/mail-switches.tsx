import type { WishlistItem, WishlistMails } from '#contract/wishlist.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { useProductStock } from '#storefront/inventory/live-stock.tsx';
import { Switch } from '#storefront/ui/switch.tsx';

export interface MailSwitchesProps {
  product: WishlistItem;
  mails: WishlistMails;
  onChange: (mail: keyof WishlistMails, on: boolean) => void;
}

/** What to be mailed about a product on the wishlist; that it is back in stock only if it is sold out. */
export function MailSwitches({ product, mails, onChange }: MailSwitchesProps) {
  const isSoldOut = useProductStock(product).state === 'sold-out';
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
              <span className="sr-only"> {product.productName}</span>
            </>
          }
          checked={mails[mail]}
          onChange={(on) => onChange(mail, on)}
        />
      ))}
    </fieldset>
  );
}
