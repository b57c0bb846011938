import { Gift, PiggyBank, Tag, Truck } from 'lucide-react';
import type { UnlockableOffer } from '#contract/promotions.ts';
import { formatBaht } from '#storefront/i18n/format.ts';
import { localiseLink } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { PercentBar } from '#storefront/ui/percent-bar.tsx';
import { TextLink } from '#storefront/ui/text-link.tsx';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';

const icons = { discount: Tag, gift: Gift, cashback: PiggyBank, delivery: Truck };

/** Promotions and free delivery that the cart nearly qualifies for, with what is missing. */
export function UnlockableOffers({ offers }: { offers: readonly UnlockableOffer[] }) {
  if (offers.length === 0) return null;
  return (
    <ul aria-label={m.cart_offers()} className="grid gap-3 rounded-card bg-brand-soft p-4">
      {offers.map((offer) => (
        <Offer key={offer.ruleId ?? 'delivery'} offer={offer} />
      ))}
    </ul>
  );
}

function Offer({ offer }: { offer: UnlockableOffer }) {
  const { benefitKind, benefit, goods, productsPath, missingAmount, missingQuantity, progressPercent } = offer;
  const Icon = icons[benefitKind];
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-1.5 text-sm">
      <Icon aria-hidden="true" className="size-5 text-brand" />
      <div>
        <p className="text-pretty">
          <WrapAtWords>
            {missingAmount === null
              ? m.cart_offer_missing_quantity({ count: missingQuantity ?? 0, benefit })
              : m.cart_offer_missing_amount({ amount: formatBaht(missingAmount), benefit })}
          </WrapAtWords>
        </p>
        {goods && productsPath && (
          <TextLink href={localiseLink(productsPath)} className="-my-2 flex min-h-11 items-center text-xs">
            <WrapAtWords>{goods}</WrapAtWords>
          </TextLink>
        )}
        {goods && !productsPath && (
          <p className="text-xs text-pretty text-muted">
            <WrapAtWords>{goods}</WrapAtWords>
          </p>
        )}
      </div>
      <div className="col-start-2">
        <PercentBar percent={progressPercent} className="fill-brand" />
      </div>
    </li>
  );
}
