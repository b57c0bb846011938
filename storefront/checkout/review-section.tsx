import type { ReactNode } from 'react';
import { localeHref, localiseLink } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { classNames } from '#storefront/ui/class-names.ts';
import { TextLink } from '#storefront/ui/text-link.tsx';
import { TextWithLinks } from '#storefront/ui/text-with-links.tsx';
import { isInStock } from './checkout-changes.ts';
import { CheckoutSection } from './checkout-section.tsx';
import { scrollMargin, sectionIds } from './section-ids.ts';
import type { CheckoutStepsState } from './use-checkout-steps.ts';

export interface ReviewSectionProps {
  steps: Pick<CheckoutStepsState, 'checkout' | 'pricing'>;
  lines: ReactNode;
  totals: ReactNode;
  /** The button that places the order, not shown on phones. */
  children: ReactNode;
}

/** What is ordered, and for how much. */
export function ReviewSection({ steps: { checkout, pricing }, lines, totals, children }: ReviewSectionProps) {
  return (
    <div id={sectionIds.review} tabIndex={-1} className={classNames('outline-none lg:sticky lg:top-28', scrollMargin)}>
      <CheckoutSection
        title={m.checkout_review()}
        aside={
          <TextLink href={localiseLink('/cart')} standalone className="text-sm">
            {m.checkout_edit_cart()}
          </TextLink>
        }
      >
        {lines}
        <div className="grid gap-3 border-t border-line pt-4">{totals}</div>
        <div className="grid gap-2">
          <div className="max-lg:hidden">{children}</div>
          {isInStock(checkout) && (
            <p role="status" className="text-center text-xs text-muted">
              {pricing ? (
                m.checkout_pricing()
              ) : (
                <TextWithLinks text={m.checkout_place_note()} hrefs={[localeHref('/help/:slug', { slug: 'terms' })]} />
              )}
            </p>
          )}
        </div>
      </CheckoutSection>
    </div>
  );
}
