import { bangkokOffsetMs, dayInBangkok, inBangkok } from '#contract/bangkok-time.ts';

const dayMilliseconds = 86_400_000;

/** A span of whole days in Bangkok. */
export interface Period {
  /** Identifies it in keys of promotions and coupons: `2026-11`. */
  key: string;
  from: Date;
  /** The midnight after its last day. */
  to: Date;
}

/** How far before and after a time periods are written, in days. */
export interface Horizon {
  before: number;
  after: number;
}

/** The start of a day in Bangkok; `month` from 0 and `day` from 1 may lie outside their year and month. */
function midnight(year: number, month: number, day: number): Date {
  return new Date(Date.UTC(year, month, day) - bangkokOffsetMs);
}

/** Year, month from 0, and day number since 1970 of a time in Bangkok. */
function dateInBangkok(now: Date): { year: number; month: number; dayNumber: number } {
  const date = inBangkok(now);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth(),
    dayNumber: Math.floor(date.getTime() / dayMilliseconds),
  };
}

/** The start of the day in Bangkok that many days before. */
export function daysBefore(now: Date, days: number): Date {
  return new Date((dateInBangkok(now).dayNumber - days) * dayMilliseconds - bangkokOffsetMs);
}

/** This month and the next one: the period of everything that runs all the time. */
export function standingPeriod(now: Date): Period {
  const { year, month } = dateInBangkok(now);
  return { key: 'standing', from: midnight(year, month, 1), to: midnight(year, month + 2, 1) };
}

/** The months around a time, as the first day of each. */
function monthsAround(now: Date): { year: number; month: number; key: string }[] {
  const current = dateInBangkok(now);
  return [-2, -1, 0, 1, 2, 3].map((offset) => {
    const first = new Date(Date.UTC(current.year, current.month + offset, 1));
    return { year: first.getUTCFullYear(), month: first.getUTCMonth(), key: first.toISOString().slice(0, 7) };
  });
}

function within<Of extends Period>(periods: readonly Of[], now: Date, { before, after }: Horizon): Of[] {
  return periods.filter(
    ({ from, to }) =>
      to.getTime() > now.getTime() - before * dayMilliseconds &&
      from.getTime() < now.getTime() + after * dayMilliseconds,
  );
}

/** From the 25th, when salaries are paid, to the first day of the next month. */
export function paydays(now: Date, horizon: Horizon): Period[] {
  const periods = monthsAround(now).map(({ year, month, key }) => ({
    key,
    from: midnight(year, month, 25),
    to: midnight(year, month + 1, 2),
  }));
  return within(periods, now, horizon);
}

/** A sale on the day that has the number of its month: 11.11 with the day before and after it. */
export interface DoubleDay extends Period {
  /** From 1. */
  number: number;
  /** `11.11` */
  name: string;
}

export function doubleDays(now: Date, horizon: Horizon): DoubleDay[] {
  const periods = monthsAround(now).map(({ year, month, key }) => ({
    key,
    from: midnight(year, month, month),
    to: midnight(year, month, month + 3),
    number: month + 1,
    name: `${month + 1}.${month + 1}`,
  }));
  return within(periods, now, horizon);
}

/** A week from Monday to Sunday with its number since 1970, by which brands take turns. */
export interface Week extends Period {
  number: number;
}

export function weeks(now: Date, horizon: Horizon): Week[] {
  // 5 January 1970 was a Monday.
  const current = Math.floor((dateInBangkok(now).dayNumber - 4) / 7);
  const periods = Array.from({ length: 12 }, (_, index) => {
    const number = current - 2 + index;
    const from = midnight(1970, 0, 5 + number * 7);
    const key = dayInBangkok(from);
    return { key, from, to: midnight(1970, 0, 5 + (number + 1) * 7), number };
  });
  return within(periods, now, horizon);
}
