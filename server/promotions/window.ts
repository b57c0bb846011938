import type { Promotion } from './model.ts';

/** Whether a promotion is in its window: the start is included, the end is not. */
export function isRunning({ startsAt, endsAt }: Pick<Promotion, 'startsAt' | 'endsAt'>, now: Date): boolean {
  return startsAt <= now && now < endsAt;
}
