import { InvalidArgumentError } from 'commander';
import { bangkokOffsetMs } from '#contract/bangkok-time.ts';
import { parseDay } from './time-cells.ts';
import { UnreadableCell } from './unreadable-cell.ts';

const dayMs = 24 * 3_600_000;

/** Parses the value of an option such as `--since 2026-11-20`, also in the other forms of files. @returns when that day begins in Bangkok */
export function startOfDay(text: string): Date {
  const day = parseDay(text);
  if (day instanceof UnreadableCell) throw new InvalidArgumentError('It must be a day, such as 2026-11-20.');
  return new Date(Date.parse(`${day}T00:00:00Z`) - bangkokOffsetMs);
}

/** Parses the value of an option such as `--until 2026-11-20`. @returns when the day after that begins in Bangkok */
export function endOfDay(text: string): Date {
  return new Date(startOfDay(text).getTime() + dayMs);
}
