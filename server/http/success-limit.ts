import type { AppContext } from '../app-context.ts';
import { limitCounts } from './limit-counts.ts';

const maxSubjects = 5000;

/** A limit of what calls did with success, by subject. */
interface SuccessLimit {
  /** Seconds until the subject may do it again; null if it may now. */
  secondsToWait(subject: string): number | null;
  /** Counts a success. */
  count(subject: string): void;
}

/** The limit of that name, of all processes that share theirs; with limits off it refuses nothing. */
export function createSuccessLimit(
  context: Pick<AppContext, 'settings' | 'sharedLimits' | 'clock'>,
  name: string,
  { calls, seconds }: { calls: number; seconds: number },
): SuccessLimit {
  if (!context.settings.rateLimits) return { secondsToWait: () => null, count: () => {} };
  const counts = limitCounts(context, name, maxSubjects);
  return {
    secondsToWait(subject) {
      const known = counts.find(subject);
      if (!known || known.count < calls) return null;
      return Math.max(1, Math.ceil((known.until - counts.now()) / 1000));
    },
    count: (subject) => void counts.add(subject, seconds * 1000),
  };
}
