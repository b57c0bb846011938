import { createHash } from 'node:crypto';
import pg from 'pg';

export interface BareSqlTask {
  databaseUrl: string;
  connections: number;
  seconds: number;
}

export interface BareSqlResult {
  perSecond: number;
}

/** Sends a statement with values as a prepared one. */
export type RunStatement = (text: string, values?: unknown[]) => Promise<pg.QueryResult>;

const statementNames = new Map<string, string>();
function statementNameOf(text: string): string {
  const name = statementNames.get(text) ?? createHash('sha1').update(text).digest('base64url');
  statementNames.set(text, name);
  return name;
}

/** As the shop's connections plan statements (docs/decisions/049). */
const options = '-c plan_cache_mode=force_generic_plan -c jit=off';

/** Repeats `work` on each connection of the bare driver until the time is over, and prints the `BareSqlResult`. */
export async function repeatStatements(
  { databaseUrl, connections, seconds }: BareSqlTask,
  work: (run: RunStatement, at: { connection: number; iteration: number }) => Promise<void>,
): Promise<void> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: connections, options });
  let done = 0;
  const startedAt = performance.now();
  const deadline = startedAt + seconds * 1000;
  await Promise.all(
    Array.from({ length: connections }, async (_, connection) => {
      const client = await pool.connect();
      const run: RunStatement = (text, values) =>
        values ? client.query({ name: statementNameOf(text), text, values }) : client.query(text);
      for (let iteration = 0; performance.now() < deadline; iteration += 1) {
        await work(run, { connection, iteration });
        done += 1;
      }
      client.release();
    }),
  );
  const result: BareSqlResult = { perSecond: (done / (performance.now() - startedAt)) * 1000 };
  await pool.end();
  process.stdout.write(JSON.stringify(result));
}
