import type { BareCheckoutsTask } from './bare-checkouts.ts';
import type { BareSqlResult } from './bare-sql.ts';
import type { FlowResult, FlowTask } from './flow-load.ts';
import { runTask } from './processes.ts';
import type { Row } from './report.ts';
import { formatNote, measureRuns, medianRate, type RunOptions } from './runs.ts';
import type { BenchShop } from './shop.ts';

const connections = 16;

type Flow = Pick<FlowTask, 'flow' | 'concurrency'>;

/** Whole flows through the API, by one shopper and by sixteen concurrent ones. */
export async function measureFlow(shop: BenchShop, flow: FlowTask['flow'], options: RunOptions): Promise<Row[]> {
  const name = { cart: 'create a cart and add', checkout: 'checkout until paid' }[flow];
  const targets = { cart: { min: 500 }, checkout: { min: 100, minShareOfCeiling: 1 / 3 } };
  const sequential = await measure(shop, { flow, concurrency: 1 }, options);
  const concurrent = await measure(shop, { flow, concurrency: connections }, options);
  return [
    { name: `${name}, 1 at once`, value: sequential.perSecond, unit: '/s', note: sequential.note },
    {
      name: `${name}, 16 at once`,
      value: concurrent.perSecond,
      unit: '/s',
      target: targets[flow],
      note: concurrent.note,
    },
  ];
}

async function measure(shop: BenchShop, flow: Flow, options: RunOptions): Promise<{ perSecond: number; note: string }> {
  const { origin, skuIds, customers } = shop;
  const reasons = new Set<string>();
  const measured = await measureRuns(shop, options, async (_, seconds) => {
    const task: FlowTask = { ...flow, origin, skuIds, customers, seconds };
    const result = await runTask<FlowResult>('load', 'bench/flow-load.ts', task, seconds + 30);
    for (const reason of result.reasons) reasons.add(reason);
    return result;
  });
  return { perSecond: measured.perSecond, note: [formatNote(measured), ...reasons].join('; ') };
}

/** Checkouts per second that the database can do for a bare driver. Stops the server first, so that nothing else uses the database. */
export async function measureBareCheckouts(shop: BenchShop, { runs, seconds }: RunOptions): Promise<number> {
  await shop.stopServer();
  const { databaseUrl, skuIds, customers } = shop;
  const task: BareCheckoutsTask = { databaseUrl, connections, seconds, skuIds, customers };
  return medianRate(runs, () => runTask<BareSqlResult>('server', 'bench/bare-checkouts.ts', task, seconds + 30));
}
