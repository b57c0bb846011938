import { Zap } from 'lucide-react';
import { serverNow } from '#storefront/api/server-clock.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { Countdown } from '#storefront/ui/countdown.tsx';
import type { BlockProps } from './block-view.ts';
import { Campaign } from './campaign.tsx';

/** The shop's main campaign, with the time until it ends. */
export function MegaCampaign(props: BlockProps<'mega_campaign'>) {
  const { endDate } = props.data;
  const note = endDate !== null && (
    <p className="flex items-center gap-1.5 rounded-full bg-bolt px-3 py-0.5 text-sm font-medium whitespace-nowrap text-ink">
      <Zap aria-hidden="true" className="size-4 fill-current" />
      {m.flash_sale_ends_in()}
      <Countdown end={endDate} now={serverNow} className="figures min-w-[4em] text-center font-bold" />
    </p>
  );
  return <Campaign {...props} note={note} />;
}
