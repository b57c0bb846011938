import { m } from '#storefront/i18n/paraglide/messages.js';
import type { BlockProps } from './block-view.ts';
import { Campaign } from './campaign.tsx';
import { TimeLeft } from './time-left.tsx';

/** The shop's main campaign, with the time until it ends. */
export function MegaCampaign(props: BlockProps<'mega_campaign'>) {
  const { endDate } = props.data;
  return <Campaign {...props} note={endDate !== null && <TimeLeft label={m.flash_sale_ends_in()} end={endDate} />} />;
}
