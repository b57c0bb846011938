import { BadgePercent } from 'lucide-react';
import { formatBaht } from '#storefront/i18n/format.ts';
import { localiseLink } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { BlockTitle } from './block-title.tsx';
import type { BlockProps } from './block-view.ts';

/** Stands where no campaign runs. */
export function CampaignPlaceholder({
  data: { title, saveUpTo, minimumSaving, link },
}: BlockProps<'campaign_placeholder'>) {
  return (
    <section>
      <a
        href={localiseLink(link)}
        className="flex items-center gap-4 rounded-card bg-brand-soft p-4 hover:underline sm:p-6"
      >
        <BadgePercent aria-hidden="true" className="size-10 shrink-0 text-brand" />
        <div className="grid gap-0.5">
          <BlockTitle>{title}</BlockTitle>
          <p className="figures">
            {m.block_save_up_to({ amount: formatBaht(saveUpTo), minimum: formatBaht(minimumSaving) })}
          </p>
        </div>
      </a>
    </section>
  );
}
