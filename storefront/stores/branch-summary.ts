import { dayInBangkok } from '#contract/bangkok-time.ts';
import type { Store } from '#contract/stores.ts';

/** A branch in a list, with the special days of the next two weeks only. */
export type BranchSummary = Omit<Store, 'openNow'>;

const listedMs = 14 * 86_400_000;

/** What a list shows of a branch at a time (milliseconds since 1970). */
export function branchSummary({ openNow: _, ...branch }: Store, now: number): BranchSummary {
  const last = dayInBangkok(now + listedMs);
  return { ...branch, specialDays: branch.specialDays.filter(({ day }) => day <= last) };
}
