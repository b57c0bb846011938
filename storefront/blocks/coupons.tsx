import { useId } from 'react';
import { says } from '#storefront/coupons/coupon-words.ts';
import { localeHref } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { DottedTexts } from '#storefront/ui/dotted-texts.tsx';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import { BlockTitle } from './block-title.tsx';
import type { BlockProps } from './block-view.ts';

/** Coupons in a row; each leads to its ticket in the coupon centre. */
export function Coupons({ data: { title, coupons } }: BlockProps<'coupons'>) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex items-center justify-between gap-3">
        <BlockTitle id={id}>{title}</BlockTitle>
        <a
          href={localeHref('/coupon')}
          className="flex min-h-11 items-center text-sm font-semibold text-brand hover:underline"
        >
          {m.coupon_all()}
        </a>
      </div>
      <ul className="scroll-row -mx-4 scroll-px-4 gap-3 px-4 py-1 lg:mx-0 lg:scroll-px-0 lg:px-0">
        {coupons.map(({ id: couponId, name, benefit, conditions }) => (
          <li key={couponId} className="flex w-64 shrink-0 snap-start">
            <a
              href={`${localeHref('/coupon')}#coupon-${couponId}`}
              className="grid flex-1 content-start gap-1 rounded-card border border-dashed border-brand bg-brand-soft p-4 hover:border-solid"
            >
              {!says(name, benefit) && (
                <p className="text-xs font-medium text-muted">
                  <WrapAtWords>{name}</WrapAtWords>
                </p>
              )}
              <p className="leading-snug font-bold">
                <WrapAtWords>{says(name, benefit) ? name : benefit}</WrapAtWords>
              </p>
              <DottedTexts className="text-xs text-muted">{conditions}</DottedTexts>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
