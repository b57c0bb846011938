import { memo, useId } from 'react';
import type { ProductPromotion } from '#contract/promotions.ts';
import { says } from '#storefront/coupons/coupon-words.ts';
import { localeHref } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { Badge } from '#storefront/ui/badge.tsx';
import { DottedTexts } from '#storefront/ui/dotted-texts.tsx';
import { Picture } from '#storefront/ui/picture.tsx';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import { promotionSort, promotionsAtOnce } from './promotions-at-once.ts';

/** The promotions that would touch a product. */
export const ProductPromotions = memo(function ProductPromotions({
  promotions,
}: {
  promotions: readonly ProductPromotion[];
}) {
  const id = useId();
  if (promotions.length === 0) return null;
  const { shown, others } = promotionsAtOnce(promotions);
  return (
    <section aria-labelledby={id} className="rounded-card border border-line px-4 py-3">
      <h2 id={id} className="font-semibold">
        <WrapAtWords>{m.promotion_title()}</WrapAtWords>
      </h2>
      <PromotionList promotions={shown} />
      {others.length > 0 && (
        <details className="border-t border-line">
          <summary className="flex min-h-11 list-none items-center text-sm font-semibold text-brand hover:underline">
            {m.promotion_more({ count: others.length })}
          </summary>
          <PromotionList promotions={others} />
        </details>
      )}
    </section>
  );
});

function PromotionList({ promotions }: { promotions: readonly ProductPromotion[] }) {
  return (
    <ul className="divide-y divide-line">
      {promotions.map((promotion) => (
        <li key={promotion.ruleId} className="flex items-start gap-3 py-2.5">
          <div className="grid min-w-0 flex-1 justify-items-start gap-0.5">
            <SortBadge sort={promotionSort(promotion)} />
            <PromotionText {...promotion} />
          </div>
          {promotion.gift && (
            <a
              href={localeHref('/product/:slug?', { slug: promotion.gift.slug })}
              className="shrink-0 rounded-field bg-ground"
            >
              <Picture
                src={promotion.gift.image}
                alt={promotion.gift.productName}
                width={64}
                height={64}
                className="size-16"
              />
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

/**
 * What it does comes first; its name instead where that says it, and of a gift, because products have long names. Conditions that the
 * name says are left out.
 */
function PromotionText({ benefitKind, name, description, conditions }: ProductPromotion) {
  const isNameFirst = benefitKind === 'gift' || says(name, description);
  const title = isNameFirst ? name : description;
  const next = benefitKind === 'gift' ? [description] : isNameFirst ? [] : [name];
  const details = [
    ...next,
    ...conditions.filter((condition) => !says(name, condition) || says(description, condition)),
  ];
  return (
    <>
      <p className="text-sm font-semibold text-pretty">
        <WrapAtWords>{title}</WrapAtWords>
      </p>
      {details.length > 0 && <DottedTexts className="text-xs text-pretty text-muted">{details}</DottedTexts>}
    </>
  );
}

function SortBadge({ sort }: { sort: ReturnType<typeof promotionSort> }) {
  const text = {
    gift: m.promotion_gift,
    discount: m.promotion_discount,
    'on-top': m.promotion_on_top,
    cashback: m.promotion_cashback,
    delivery: m.promotion_delivery,
  }[sort];
  return <Badge tone={sort === 'gift' ? 'success' : sort === 'discount' ? 'sale' : 'brand'}>{text()}</Badge>;
}
