import { inBangkok } from '#contract/bangkok-time.ts';
import type { OpeningDay } from '#contract/stores.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { getLocale } from '#storefront/i18n/paraglide/runtime.js';
import { useMinute } from './use-minute.ts';

/** Opening hours of each weekday; after hydration today's line is emphasised. */
export function BranchHours({ openingHours }: { openingHours: readonly OpeningDay[] }) {
  const now = useMinute();
  const today = now === null ? undefined : inBangkok(now).getUTCDay() || 7;
  // 5 January 1970 was a Monday.
  const nameOf = (weekday: number) =>
    new Intl.DateTimeFormat(getLocale(), { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(1970, 0, 4 + weekday));
  return (
    <table className="w-full max-w-form text-sm">
      <caption className="sr-only">{m.stores_opening_hours()}</caption>
      <tbody>
        {openingHours.map(({ weekday, hours }) => (
          <tr
            key={weekday}
            aria-current={weekday === today ? 'date' : undefined}
            className="border-b border-line aria-[current]:bg-brand-soft"
          >
            <th scope="row" className="px-2 py-2 text-left font-normal">
              {nameOf(weekday)}
            </th>
            <td className="figures px-2 py-2 text-right">
              {hours ? `${hours.opens}–${hours.closes}` : m.stores_closed()}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
