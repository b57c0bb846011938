import { type Observations, slopePerMinute } from './observations.ts';

/** Megabytes a minute, measured after garbage collections. */
const maxMemoryGrowth = 1;

/** What a soak measured. */
export interface Outcome {
  /** How long shoppers used the shop. */
  minutes: number;
  observations: Observations;
  books: readonly string[];
  /** Of one process, after garbage collections. */
  memory: readonly (readonly [minute: number, megabytes: number])[];
  orders: Record<string, number>;
}

/** Prints what happened. @returns whether all was right */
export function report({ minutes, observations, books, memory, orders }: Outcome): boolean {
  const growth = slopePerMinute(memory.filter(([minute]) => minute >= minutes / 2));
  const times = [...observations.milliseconds].sort((one, another) => one - another);
  const quantile = (share: number) => `${Math.round(times[Math.floor((times.length - 1) * share)] ?? 0)} ms`;
  const counts = (entries: Iterable<[string, number]>) =>
    [...entries].map(([name, count]) => `${name}: ${count.toLocaleString('en')}`).join(', ');
  const megabytes = memory.map(([, value]) => Math.round(value));
  console.log(`
answers    ${counts(observations.outcomes)}
time       median ${quantile(0.5)}, p95 ${quantile(0.95)}, p99 ${quantile(0.99)}
orders     ${counts(Object.entries(orders))}
memory     ${megabytes[0]} MB at first, ${megabytes.at(-1)} MB at last, ${growth.toFixed(2)} MB a minute in the last half (at most ${maxMemoryGrowth})
by minute  ${megabytes.join(' ')}
books      ${books.length === 0 ? 'right' : `${books.length} wrong`}`);
  const wrong = [...observations.violations, ...books];
  for (const violation of wrong.slice(0, 50)) console.log(`✗ ${violation}`);
  return wrong.length === 0 && growth < maxMemoryGrowth;
}
