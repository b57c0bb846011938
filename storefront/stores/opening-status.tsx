import { Clock } from 'lucide-react';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { getLocale } from '#storefront/i18n/paraglide/runtime.js';
import { classNames } from '#storefront/ui/class-names.ts';
import { type OpeningTimes, openingStatus } from './opening-hours.ts';
import { useMinute } from './use-minute.ts';

/** Whether a branch is open now and until or from when; before hydration a heading of the same size, because cached pages have no time. */
export function OpeningStatus({ times }: { times: OpeningTimes }) {
  const now = useMinute();
  const status = now === null ? undefined : openingStatus(times, now);
  return (
    <p
      className={classNames(
        'flex items-center gap-2 font-medium',
        status && (status.state === 'open' ? 'text-success' : 'text-muted'),
      )}
    >
      <Clock aria-hidden="true" className="size-4 shrink-0" />
      {status ? textOf(status) : m.stores_opening_hours()}
    </p>
  );
}

function textOf(status: ReturnType<typeof openingStatus>): string {
  if (status.state === 'closed-for-long') return m.stores_closed_for_long();
  if (status.state === 'open')
    return status.closes === null ? m.stores_open_over_midnight() : m.stores_open_until({ time: status.closes });
  const { inDays, day, opens: time } = status;
  if (inDays === 0) return m.stores_opens_today({ time });
  if (inDays === 1) return m.stores_opens_tomorrow({ time });
  const options: Intl.DateTimeFormatOptions = inDays < 7 ? { weekday: 'long' } : { day: 'numeric', month: 'short' };
  return m.stores_opens_on({
    day: new Intl.DateTimeFormat(getLocale(), { ...options, timeZone: 'UTC' }).format(new Date(day)),
    time,
  });
}
