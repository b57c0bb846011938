import { Link } from 'react-router';
import { formatDate } from '#storefront/i18n/format.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { classNames } from '#storefront/ui/class-names.ts';
import { hasBegun, type Round } from './flash-sale-rounds.ts';

export interface RoundTabsProps {
  rounds: readonly Round[];
  /** The id of the flash sale that is shown. */
  chosen: number;
  /** When the rounds were read, in milliseconds since 1970. */
  readAt: number;
  hrefOf: (round: Round) => string;
}

/** Links to the flash sales of the schedule, with their start. */
export function RoundTabs({ rounds, chosen, readAt, hrefOf }: RoundTabsProps) {
  return (
    <nav aria-label={m.flash_sale_rounds()}>
      <ul className="flex overflow-x-auto rounded-card border border-line">
        {rounds.map((round) => (
          <li key={round.flashSaleId} className="flex-1 whitespace-nowrap not-first:border-l not-first:border-line">
            <Link
              to={hrefOf(round)}
              preventScrollReset
              aria-current={round.flashSaleId === chosen ? 'true' : undefined}
              className={classNames(
                'grid min-h-16 content-center justify-items-center px-1 py-2 text-center -outline-offset-2 hover:bg-ground',
                'aria-[current]:bg-accent-soft aria-[current]:shadow-[inset_0_-4px_0_var(--color-accent)]',
              )}
            >
              <time dateTime={round.startDate} className="text-lg leading-tight font-bold">
                {formatDate(round.startDate, 'time')}
              </time>
              <span className="text-xs font-medium text-muted">
                {hasBegun(round, readAt) ? (
                  <span className="font-semibold text-ink">{m.flash_sale_now()}</span>
                ) : (
                  formatDate(round.startDate, 'dayMonth')
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
