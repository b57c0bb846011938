import type { StoredBlock } from './blocks/stored-block.ts';

/** A period in which something is shown; null without a limit. `endsAt` is excluded. */
export interface Window {
  startsAt: Date | null;
  endsAt: Date | null;
}

export function isOpen({ startsAt, endsAt }: Window, now: Date): boolean {
  return (startsAt === null || startsAt <= now) && (endsAt === null || now < endsAt);
}

export function windowOf({ starts_at: start, ends_at: end }: StoredBlock): Window {
  return { startsAt: start === undefined ? null : new Date(start), endsAt: end === undefined ? null : new Date(end) };
}

/** When the first of the windows opens or closes; null if none does any more. */
export function nextChange(windows: readonly Window[], now: Date): Date | null {
  const times = windows
    .flatMap(({ startsAt, endsAt }) => [startsAt, endsAt])
    .flatMap((time) => (time !== null && time > now ? [time.getTime()] : []));
  return times.length === 0 ? null : new Date(Math.min(...times));
}

/** What the key of a preview link is for: a page as it will be at a time (ISO 8601 UTC). */
export function pagePreview(path: string, at: string): string {
  return `page ${path} ${at}`;
}
