import { hostname } from 'node:os';
import { pipeline } from 'node:stream/promises';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import {
  applicationPrefix,
  beginCopy,
  copyTarget,
  DatabaseUnusable,
  limitRowWaiters,
  type OpenDatabase,
  type PoolState,
  type RecordStatement,
  shopperPlanMode,
} from './database.ts';
import { MarkingClient, PreparingClient } from './postgres-clients.ts';
import { PostgresListener } from './postgres-listener.ts';
import type { Database as Tables } from './tables.ts';
import { awaitPlace, currentWork, DatabaseBusy, type WorkKind, withoutWork } from './work.ts';

const int8 = 20;
const numeric = 1700;

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    // Money and counts stay far below 2^53; rates have two decimals.
    oid === int8 || oid === numeric ? Number : pg.types.getTypeParser(oid, format as 'text'),
};

/** Names this process in `pg_stat_activity`; PostgreSQL keeps 63 bytes. */
const applicationName = `${applicationPrefix}${process.pid} ${hostname()}`.slice(0, 63);

/** How long statements of each kind of work wait for a lock, and how long they may take in all; milliseconds. */
export type StatementLimits = Readonly<Record<WorkKind, { lockMs: number; statementMs: number }>>;

/** Those of shoppers end before their request does (15 s). A request of several statements ends with its own limit. */
export const statementLimits: StatementLimits = {
  read: { lockMs: 3_000, statementMs: 10_000 },
  write: { lockMs: 5_000, statementMs: 14_000 },
  background: { lockMs: 10_000, statementMs: 600_000 },
};

/** Connections for each kind of work: one cannot take those of another. */
export type PoolSizes = Readonly<Record<WorkKind, number>>;

/** Of ten connections, five are for writes, three for reads and two for the background, which never has fewer: commands may need a second one. */
function poolSizes(connections: number): PoolSizes {
  const read = Math.max(1, Math.floor(connections * 0.3));
  const background = Math.max(2, Math.floor(connections * 0.2));
  return { read, background, write: Math.max(1, connections - read - background) };
}

/** A pool whose connections have the limits of a kind of work; those of shoppers plan a prepared statement once. */
function openPool(config: pg.PoolConfig, max: number, kind: WorkKind, limits: StatementLimits): pg.Pool {
  const { lockMs, statementMs } = limits[kind];
  const planMode = kind === 'background' ? 'auto' : shopperPlanMode;
  class LimitedClient extends PreparingClient {
    override connect(): Promise<pg.Client>;
    override connect(callback: (error: Error) => void): void;
    override connect(callback?: (error: Error) => void): Promise<pg.Client> | undefined {
      if (!callback) return super.connect();
      super.connect((error?: Error) => {
        if (error) return callback(error);
        // Without compiling statements (decision 049). By a statement: poolers refuse parameters of the startup that they do not know.
        const text = `set lock_timeout = ${lockMs}; set statement_timeout = ${statementMs}; set plan_cache_mode = ${planMode}; set jit = off`;
        const settings: Promise<unknown> = withoutWork(() => this.query(text));
        settings.then(() => (callback as () => void)(), callback);
      });
      return undefined;
    }
  }
  return ignoreLostConnections(new pg.Pool({ ...config, max, Client: LimitedClient as typeof pg.Client }));
}

/** @throws DatabaseBusy if all connections of the pool stay in use */
async function connectTo(pool: pg.Pool): Promise<pg.PoolClient> {
  try {
    return await awaitPlace(pool.connect(), (client) => client.release());
  } catch (error) {
    const hasWaited = error instanceof Error && error.message === 'timeout exceeded when trying to connect';
    if (hasWaited && pool.totalCount >= pool.options.max) throw new DatabaseBusy('all connections are in use');
    throw error;
  }
}

/**
 * Opens PostgreSQL ≥ 15.
 * @throws DatabaseUnusable if it cannot be reached or is too old
 */
export async function openPostgres(
  url: string,
  {
    connections,
    limits = statementLimits,
    recordStatement,
  }: { connections: number | PoolSizes; limits?: StatementLimits; recordStatement?: RecordStatement | undefined },
): Promise<OpenDatabase> {
  const config = {
    connectionString: url,
    types,
    application_name: applicationName,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  };
  const sizes = typeof connections === 'number' ? poolSizes(connections) : connections;
  const pools = {
    read: openPool(config, sizes.read, 'read', limits),
    write: openPool(config, sizes.write, 'write', limits),
    background: openPool(config, sizes.background, 'background', limits),
  };
  const pool = pools.background;
  try {
    const { rows } = await pool.query<{ version: string }>('show server_version_num');
    const version = Number((rows[0] as unknown as { server_version_num: string }).server_version_num);
    if (version < 150000)
      throw new DatabaseUnusable(`PostgreSQL 15 or newer is needed; the server of DATABASE_URL is ${version}.`);
  } catch (error) {
    await pool.end();
    if (error instanceof DatabaseUnusable) throw error;
    const { host, pathname } = new URL(url);
    throw new DatabaseUnusable(
      `The database ${host}${pathname} cannot be used: ${error instanceof Error ? error.message || String(error) : error}`,
    );
  }
  const workPool = {
    connect: () => connectTo(pools[currentWork().kind]),
    end: () => Promise.all(Object.values(pools).map((one) => one.end())),
  };
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: workPool as never }), log: recordStatement });
  limitRowWaiters(db, sizes);
  // Jobs are also sent inside transactions, where pg-boss may look up its queue on another connection. If that were one of the
  // pool, transactions that occupy the whole pool would wait for each other.
  const jobsPool = ignoreLostConnections(new pg.Pool({ ...config, max: 2, Client: MarkingClient as typeof pg.Client }));
  const listeners = new Set<PostgresListener>();

  const listen: OpenDatabase['listen'] = async (channel, onPayload, onReconnected) => {
    const listener = new PostgresListener(config, channel, onPayload, onReconnected);
    listeners.add(listener);
    await listener.start();
    return async () => {
      listeners.delete(listener);
      await listener.stop();
    };
  };

  return {
    kind: 'postgres',
    db,
    async executeScript(script) {
      await pool.query(script);
    },
    async withLock(lock, work) {
      // Migrations wait and take as long as they need.
      const client = new MarkingClient(config);
      client.on('error', () => {});
      await client.connect();
      try {
        await client.query('set lock_timeout = 0; set statement_timeout = 0');
        await client.query(`select pg_advisory_lock(${lock})`);
        return await work({ script: async (text) => void (await client.query(text)) });
      } finally {
        await client.end();
      }
    },
    async withCopy(work) {
      const client = await pool.connect();
      const single = { connect: async () => ({ ...boundQuery(client), release() {} }), end: async () => {} };
      try {
        await client.query(beginCopy);
        const result = await work({
          db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool: single as never }) }),
          copyOut: (table, columns) => client.query(copyTo(`copy ${copyTarget(table, columns)} to stdout`)),
          copyIn: (table, columns, rows) =>
            pipeline([rows], client.query(copyFrom(`copy ${copyTarget(table, columns)} from stdin`))),
        });
        await client.query('commit');
        client.release();
        return result;
      } catch (error) {
        // Closes the connection, and with it the transaction.
        client.release(true);
        throw error;
      }
    },
    listen,
    connections: () => ({
      read: stateOf(pools.read),
      write: stateOf(pools.write),
      background: stateOf(pools.background),
    }),
    jobs: {
      db: {
        listen: async (channel, onPayload, onReconnected) => ({
          close: await listen(channel, onPayload, onReconnected),
        }),
        async executeSql(text, values) {
          const result = (await jobsPool.query(text, values)) as pg.QueryResult | pg.QueryResult[];
          return { rows: Array.isArray(result) ? result.flatMap((one) => one.rows) : result.rows };
        },
      },
    },
    async close() {
      await Promise.all([...listeners].map((listener) => listener.stop()));
      await Promise.all([db.destroy(), jobsPool.end()]);
    },
  };
}

function stateOf({ totalCount, idleCount, waitingCount }: pg.Pool): PoolState {
  return { active: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
}

function boundQuery(client: pg.PoolClient): Pick<pg.PoolClient, 'query'> {
  return { query: client.query.bind(client) as pg.PoolClient['query'] };
}

/**
 * Handles lost connections: an idle one leaves the pool by itself, and a used one fails at its next query. Without a listener
 * the `error` event would end the process.
 */
function ignoreLostConnections(pool: pg.Pool): pg.Pool {
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
