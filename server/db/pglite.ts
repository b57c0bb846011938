import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { type CompiledQuery, type DatabaseConnection, type Driver, Kysely, PGliteDialect } from 'kysely';
import { fromPglite } from 'pg-boss';
import {
  beginCopy,
  copyTarget,
  DatabaseUnusable,
  type OpenDatabase,
  type RecordStatement,
  shopperPlanMode,
} from './database.ts';
import { acquireFolderLock } from './folder-lock.ts';
import { PreparingPglite } from './preparing-pglite.ts';
import type { Database as Tables } from './tables.ts';
import { throwIfTimedOut, withoutWork } from './work.ts';

const numeric = 1700;

export interface PgliteSource {
  /** The database's files; absent for a database in memory. */
  folder?: string;
  /** A dump of a data folder to load (tests). */
  loadDataDir?: Blob;
  /** Settings of PostgreSQL besides PGlite's own, such as `shared_buffers=16MB`. */
  configuration?: readonly string[];
  recordStatement?: RecordStatement | undefined;
}

/**
 * Opens the embedded database, for trials, development and tests: it does not fsync, and one process at a time can open its
 * folder.
 * @throws DatabaseUnusable if the folder is not writable or another process has it open
 */
export async function openPglite({
  folder,
  loadDataDir,
  configuration,
  recordStatement,
}: PgliteSource): Promise<OpenDatabase> {
  let release = () => {};
  if (folder) {
    try {
      mkdirSync(folder, { recursive: true });
    } catch (error) {
      throw new DatabaseUnusable(`The data folder ${folder} cannot be written: ${(error as Error).message}`);
    }
    release = acquireFolderLock(folder);
  }
  let pglite: PGlite;
  try {
    pglite = await startPglite({ folder, loadDataDir, configuration });
  } catch (error) {
    release();
    throw new DatabaseUnusable(
      `The embedded database in ${folder ?? 'memory'} does not open: ${reasonOfFailure(error)}`,
    );
  }
  return wrapPglite(pglite, { release, recordStatement });
}

/** WASI's ENOSPC. */
const noSpace = 51;

/** Why PGlite does not open. Its file system throws objects with a number alone. */
export function reasonOfFailure(error: unknown): string {
  if (error instanceof Error) return error.message;
  const { errno } = error as { errno?: number };
  return errno === noSpace ? 'the disk is full' : `its file system failed with the WASI error ${errno}`;
}

/** Starts PGlite as the shop uses it, without a lock of its folder. */
export function startPglite({
  folder,
  loadDataDir,
  configuration = [],
}: Pick<PgliteSource, 'folder' | 'loadDataDir' | 'configuration'>): Promise<PGlite> {
  return PGlite.create({
    dataDir: folder ? join(folder, 'pglite') : undefined,
    loadDataDir,
    // The timer of `log_startup_progress_interval` would keep a process alive that runs no statement.
    startParams: [
      ...PGlite.defaultStartParams,
      ...[`plan_cache_mode=${shopperPlanMode}`, 'log_startup_progress_interval=0', ...configuration].flatMap(
        (setting) => ['-c', setting],
      ),
    ],
    parsers: { [numeric]: Number },
  });
}

/** Ends work whose time is over at its next statement, also at the one that would commit it; a statement that runs cannot be cancelled. */
class WorkDialect extends PGliteDialect {
  override createDriver(): Driver {
    const driver = super.createDriver();
    const acquire = driver.acquireConnection.bind(driver);
    const begin = driver.beginTransaction.bind(driver);
    const commit = driver.commitTransaction.bind(driver);
    let connection: DatabaseConnection | undefined;
    driver.acquireConnection = async (options) => {
      connection ??= checkedConnection(await acquire(options));
      return connection;
    };
    driver.beginTransaction = async (...transaction) => {
      throwIfTimedOut();
      await begin(...transaction);
    };
    driver.commitTransaction = async (transaction) => {
      throwIfTimedOut();
      await commit(transaction);
    };
    return driver;
  }
}

function checkedConnection(connection: DatabaseConnection): DatabaseConnection {
  const execute = connection.executeQuery.bind(connection);
  connection.executeQuery = async <R>(query: CompiledQuery) => {
    throwIfTimedOut();
    return execute<R>(query);
  };
  return connection;
}

/** Wraps an opened embedded database; `release` runs after it is closed. */
export function wrapPglite(
  pglite: PGlite,
  { release = () => {}, recordStatement }: { release?: () => void; recordStatement?: RecordStatement | undefined } = {},
): OpenDatabase {
  const preparing = new PreparingPglite(pglite);
  const db = new Kysely<Tables>({ dialect: new WorkDialect({ pglite: preparing }), log: recordStatement });
  const executeScript = async (script: string) => {
    await pglite.exec(script);
    preparing.clearStatements();
  };
  return {
    kind: 'pglite',
    db,
    executeScript,
    // There is only one connection, so that no other can hold the lock.
    withLock: (_lock, work) => work({ script: executeScript }),
    async withCopy(work) {
      await pglite.exec(beginCopy);
      try {
        const result = await work({
          db,
          async *copyOut(table, columns) {
            const { blob } = await pglite.query(`copy ${copyTarget(table, columns)} to '/dev/blob'`);
            if (blob) yield new Uint8Array(await blob.arrayBuffer());
          },
          async copyIn(table, columns, rows) {
            const blob = new Blob([new Uint8Array(rows)]);
            await pglite.query(`copy ${copyTarget(table, columns)} from '/dev/blob'`, [], { blob });
          },
        });
        await pglite.exec('commit');
        return result;
      } catch (error) {
        await pglite.exec('rollback');
        throw error;
      }
    },
    async listen(channel, onPayload) {
      // Notifications arrive with the result of a statement, of whatever work.
      const unsubscribe = await pglite.listen(channel, (payload) => withoutWork(() => onPayload(payload)));
      return async () => void (await unsubscribe());
    },
    connections: () => null,
    jobs: { db: fromPglite(pglite), backend: 'pglite' },
    async close() {
      await db.destroy();
      release();
    },
  };
}
