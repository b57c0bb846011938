import { serverNow } from '#storefront/api/server-clock.ts';
import { localiseLink } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { buttonStyle } from '#storefront/ui/button-style.ts';
import { Countdown as Clock } from '#storefront/ui/countdown.tsx';
import { BlockTitle } from './block-title.tsx';
import type { BlockProps } from './block-view.ts';

/** The time until something. */
export function Countdown({ data: { title, endDate, link } }: BlockProps<'countdown'>) {
  return (
    <section className="flex flex-wrap items-center justify-center gap-x-6 gap-y-3 rounded-card bg-ink p-6 text-surface">
      <BlockTitle>{title}</BlockTitle>
      <Clock end={endDate} now={serverNow} className="figures min-w-[6em] text-center text-2xl font-bold text-accent" />
      {link !== null && (
        <a href={localiseLink(link)} className={buttonStyle({ variant: 'accent' })}>
          {m.product_see_all()}
        </a>
      )}
    </section>
  );
}
