import type { SqlResult, SqlTask } from './bare-sql.ts';
import type { FlowResult, FlowTask } from './flow-load.ts';
import { runTask } from './processes.ts';
import { median, type Row } from './report.ts';
import { type Effort, measureRuns, noteOf } from './runs.ts';
import type { BenchShop } from './shop.ts';

const connections = 16;

type Flow = Pick<FlowTask, 'flow' | 'atOnce'>;

/** Whole flows through the API, by one shopper and by sixteen at once. */
export async function measureFlow(shop: BenchShop, flow: FlowTask['flow'], effort: Effort): Promise<Row[]> {
  const name = { cart: 'create a cart and add', checkout: 'checkout until paid' }[flow];
  const goals = { cart: { least: 500 }, checkout: { least: 100, leastOfLimit: 1 / 3 } };
  const alone = await measure(shop, { flow, atOnce: 1 }, effort);
  const together = await measure(shop, { flow, atOnce: connections }, effort);
  return [
    { name: `${name}, 1 at once`, value: alone.perSecond, unit: '/s', note: alone.note },
    { name: `${name}, 16 at once`, value: together.perSecond, unit: '/s', goal: goals[flow], note: together.note },
  ];
}

async function measure(shop: BenchShop, flow: Flow, effort: Effort): Promise<{ perSecond: number; note: string }> {
  const { origin, skuIds, customers } = shop;
  const reasons = new Set<string>();
  const measured = await measureRuns(shop, effort, async (_, seconds) => {
    const task: FlowTask = { ...flow, origin, skuIds, customers, seconds };
    const result = await runTask<FlowResult>('load', 'bench/flow-load.ts', task, seconds + 30);
    for (const reason of result.reasons) reasons.add(reason);
    return result;
  });
  return { perSecond: measured.perSecond, note: [noteOf(measured), ...reasons].join('; ') };
}

/** How many checkouts a second the database does for the bare driver. The server is stopped: nobody else asks for anything. */
export async function measureBareSql(shop: BenchShop, { runs, seconds }: Effort): Promise<number> {
  await shop.stopServer();
  const { databaseUrl, skuIds, customers } = shop;
  const task: SqlTask = { databaseUrl, connections, seconds, skuIds, customers };
  const results: SqlResult[] = [];
  for (let run = 0; run < runs; run += 1)
    results.push(await runTask('server', 'bench/bare-sql.ts', task, seconds + 30));
  return median(results.map(({ perSecond }) => perSecond));
}
