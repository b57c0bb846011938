import { InvalidArgumentError } from 'commander';
import { bangkokOffsetMs } from '#contract/bangkok-time.ts';

const dayMs = 24 * 3_600_000;

/** Parses the value of an option such as `--since 2026-11-20`. @returns when that day begins in Bangkok */
export function startOfDay(text: string): Date {
  const day = new Date(`${text}T00:00:00Z`);
  // Dates such as 30 February become another day.
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== text)
    throw new InvalidArgumentError('It must be a day, such as 2026-11-20.');
  return new Date(day.getTime() - bangkokOffsetMs);
}

/** Parses the value of an option such as `--until 2026-11-20`. @returns when the day after that begins in Bangkok */
export function endOfDay(text: string): Date {
  return new Date(startOfDay(text).getTime() + dayMs);
}
