/** States of promotions and coupons, as the operator's lists show them. */
export const ruleStates = ['running', 'coming', 'used up', 'over'] as const;

export function stateOfRule(
  { startsAt, endsAt, totalLimit, used }: { startsAt: Date; endsAt: Date; totalLimit: number | null; used: number },
  now: Date,
): (typeof ruleStates)[number] {
  if (endsAt <= now) return 'over';
  if (startsAt > now) return 'coming';
  return totalLimit !== null && used >= totalLimit ? 'used up' : 'running';
}
