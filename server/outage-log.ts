import { type Logger, type LoggerOptions, pino } from 'pino';
import { type Db, isConnectionLoss, ping } from './db/database.ts';

const pingIntervalMs = 500;
/** For so long after an outage, connections that began in it may still fail. */
const settlingMs = 10_000;

/** The log of a shop whose database is opened after it. */
export interface OutageLog {
  log: Logger;
  /** From now on an outage of this database is one warning, and its end another. Until then every line is written. */
  watch(db: Db): void;
  stop(): void;
}

/**
 * A log in which an outage of the database is one warning, followed by one when it answers again, whatever fails meanwhile: lines
 * whose `err` is a lost connection are left out.
 */
export function createOutageLog(options: LoggerOptions): OutageLog {
  let db: Db | undefined;
  let lostAt: number | undefined;
  let settlesAt = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;
  const log = pino({
    ...options,
    hooks: {
      logMethod(line, method) {
        const [details] = line as unknown as [{ err?: unknown } | undefined];
        if (db && isConnectionLoss(details?.err)) noteLoss(db, details?.err);
        else method.apply(this, line);
      },
    },
  });

  function noteLoss(database: Db, error: unknown): void {
    if (timer) return;
    if (performance.now() < settlesAt) {
      schedulePing(database, 0);
      return;
    }
    lostAt = performance.now();
    log.warn({ reason: reasonOf(error) }, 'the database does not answer');
    schedulePing(database, pingIntervalMs);
  }

  function schedulePing(database: Db, afterMs: number): void {
    timer = setTimeout(async () => {
      const error = await ping(database).catch((failure: unknown) => failure);
      if (timer === undefined) return;
      timer = undefined;
      if (error !== undefined) {
        if (lostAt === undefined) {
          settlesAt = Number.NEGATIVE_INFINITY;
          noteLoss(database, error);
        } else schedulePing(database, pingIntervalMs);
        return;
      }
      settlesAt = performance.now() + settlingMs;
      if (lostAt === undefined) return;
      log.warn({ seconds: Math.round((performance.now() - lostAt) / 1000) }, 'the database answers again');
      lostAt = undefined;
    }, afterMs);
    timer.unref();
  }

  return {
    log,
    watch(database) {
      db = database;
    },
    stop() {
      db = undefined;
      clearTimeout(timer);
      timer = undefined;
    },
  };
}

function reasonOf(error: unknown): string {
  const { message, code } = error as { message?: string; code?: string };
  return message || code || String(error);
}
