import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { beginCopy, copyTarget, DatabaseUnusable, markConnectionLoss, type OpenDatabase } from './database.ts';
import type { Database as Tables } from './tables.ts';

const int8 = 20;
const numeric = 1700;

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    // Money and counts stay far below 2^53; rates have two decimals.
    oid === int8 || oid === numeric ? Number : pg.types.getTypeParser(oid, format as 'text'),
};

const statementNames = new Map<string, string>();

/** Marks errors of its connection. */
class MarkingClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    // Emitted before the queries under way are rejected with the same error.
    this.on('error', markConnectionLoss);
  }

  override connect(): Promise<pg.Client>;
  override connect(callback: (error: Error) => void): void;
  override connect(callback?: (error: Error) => void): Promise<pg.Client> | undefined {
    if (callback) {
      super.connect((error: Error) => callback(error && markConnectionLoss(error)));
      return undefined;
    }
    return super.connect().catch((error: Error) => {
      throw markConnectionLoss(error);
    });
  }
}

/** Prepares Kysely's statements once per connection, under a name derived from their text. */
class PreparingClient extends MarkingClient {
  // node-postgres has more overloads than Kysely calls.
  override query(...args: unknown[]): never {
    const [text, values] = args;
    if (typeof text === 'string' && Array.isArray(values) && values.length > 0) {
      let name = statementNames.get(text);
      if (!name) {
        name = createHash('sha1').update(text).digest('base64url');
        if (statementNames.size < 1000) statementNames.set(text, name);
        else name = undefined;
      }
      return super.query({ name, text, values } as pg.QueryConfig) as never;
    }
    return super.query(...(args as [string])) as never;
  }
}

/**
 * Opens PostgreSQL ≥ 15.
 * @throws DatabaseUnusable if it cannot be reached or is too old
 */
export async function openPostgres(url: string, options: { connections: number }): Promise<OpenDatabase> {
  const config = {
    connectionString: url,
    types,
    application_name: 'saifah',
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  };
  const pool = ignoreLostConnections(
    new pg.Pool({ ...config, max: options.connections, Client: PreparingClient as typeof pg.Client }),
  );
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
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  // Jobs are also sent inside transactions, where pg-boss may look up its queue on another connection. If that were one of the
  // pool, transactions that occupy the whole pool would wait for each other.
  const jobsPool = ignoreLostConnections(new pg.Pool({ ...config, max: 2, Client: MarkingClient as typeof pg.Client }));
  const listeners = new Set<Listener>();

  return {
    kind: 'postgres',
    db,
    async executeScript(script) {
      await pool.query(script);
    },
    async withLock(lock, work) {
      const client = await pool.connect();
      try {
        await client.query(`select pg_advisory_lock(${lock})`);
        return await work({ script: async (text) => void (await client.query(text)) });
      } finally {
        await client.query(`select pg_advisory_unlock(${lock})`).catch(() => {});
        client.release();
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
    async listen(channel, onPayload, onReconnected) {
      const listener = new Listener(config, channel, onPayload, onReconnected);
      listeners.add(listener);
      await listener.start();
      return async () => {
        listeners.delete(listener);
        await listener.stop();
      };
    },
    jobs: {
      db: {
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

/** A connection that listens on one channel and reconnects when it is lost. */
class Listener {
  #client: pg.Client | undefined;
  #stopped = false;
  #timer: NodeJS.Timeout | undefined;
  readonly #config: pg.ClientConfig;
  readonly #channel: string;
  readonly #onPayload: (payload: string) => void;
  readonly #onReconnected: () => void;

  constructor(
    config: pg.ClientConfig,
    channel: string,
    onPayload: (payload: string) => void,
    onReconnected: () => void,
  ) {
    this.#config = config;
    this.#channel = channel;
    this.#onPayload = onPayload;
    this.#onReconnected = onReconnected;
  }

  async start(): Promise<void> {
    const client = new pg.Client(this.#config);
    this.#client = client;
    client.on('notification', (message) => this.#onPayload(message.payload ?? ''));
    client.on('error', () => {});
    client.on('end', () => this.#reconnect());
    await client.connect();
    await client.query(`listen ${this.#channel}`);
  }

  #reconnect(): void {
    if (this.#stopped || this.#timer) return;
    this.#timer = setTimeout(async () => {
      this.#timer = undefined;
      try {
        await this.start();
        this.#onReconnected();
      } catch {
        this.#reconnect();
      }
    }, 500);
    this.#timer.unref();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#client?.end().catch(() => {});
  }
}
