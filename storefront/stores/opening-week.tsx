import { formatOpeningHours, type OpeningDay, type SpecialDay } from '#contract/stores.ts';
import { formatDate } from '#storefront/i18n/format.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { getLocale } from '#storefront/i18n/paraglide/runtime.js';

/** Opening hours by weekday; weekdays in a row with the same hours are one line. */
export function OpeningWeek({ openingHours }: { openingHours: readonly OpeningDay[] }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-3">
      {formatOpeningHours(openingHours, getLocale()).map(({ days, hours }) => (
        <div key={days} className="contents">
          <dt>{days}</dt>
          <dd className="figures">{hours}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Days with other opening hours, such as public holidays; nothing without any. */
export function SpecialDays({ days }: { days: readonly SpecialDay[] }) {
  if (days.length === 0) return null;
  return (
    <dl className="grid gap-1">
      {days.map(({ day, name, hours }) => (
        <div key={day} className="flex flex-wrap gap-x-3">
          <dt>
            {formatDate(day, 'shortDate')} {name}
          </dt>
          <dd className="figures font-medium">{hours ? `${hours.opens}–${hours.closes}` : m.stores_closed()}</dd>
        </div>
      ))}
    </dl>
  );
}
