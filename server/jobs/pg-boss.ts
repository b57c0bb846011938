import { setTimeout as wait } from 'node:timers/promises';
import { fromKysely, type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { AppContext } from '../app-context.ts';
import { isBusy } from '../db/database.ts';
import {
  type JobData,
  type JobHandlers,
  type Jobs,
  jobExpirySeconds,
  mailsAtOnce,
  type Queue,
  type ScheduledQueue,
  schedules,
} from './jobs.ts';

/** The priority of jobs that somebody waits for; the others have 0. */
const awaitedPriority = 1;
/** How soon a job runs whose notification was lost. */
const notifyPollingSeconds = 2;

/** Milliseconds between looks at a job that is waited for. */
const runPollMs = 100;

interface QueueSettings {
  retryLimit: number;
  /** In seconds; doubles with each attempt. */
  retryDelay: number;
  /** Jobs that a process runs at the same time. While more wait, the next ones follow at once. */
  atOnce?: number;
  /** As many jobs that somebody waits for run in a worker of their own, whatever the others are busy with. */
  awaitedAtOnce?: number;
}

const queues: Record<Queue, QueueSettings> = {
  'send-mail': {
    retryLimit: 10,
    retryDelay: 10,
    atOnce: mailsAtOnce.others,
    awaitedAtOnce: mailsAtOnce.awaited,
  },
  'mail-account-link': { retryLimit: 10, retryDelay: 10, atOnce: mailsAtOnce.others },
  'mail-sign-in-confirmation': { retryLimit: 5, retryDelay: 10, atOnce: mailsAtOnce.others },
  'mock-webhook': { retryLimit: 5, retryDelay: 2 },
  // What one run leaves is found by the next.
  'mail-wishlist-news': { retryLimit: 0, retryDelay: 0 },
  'expire-orders': { retryLimit: 0, retryDelay: 0 },
  'settle-late-charges': { retryLimit: 0, retryDelay: 0 },
  // Tried again by `perform-due-refunds`.
  'perform-refund': { retryLimit: 0, retryDelay: 0 },
  'perform-due-refunds': { retryLimit: 0, retryDelay: 0 },
  'refresh-payment-offer': { retryLimit: 0, retryDelay: 0 },
  'report-attention': { retryLimit: 0, retryDelay: 0 },
  'update-best-sellers': { retryLimit: 0, retryDelay: 0 },
  'sweep-old-rows': { retryLimit: 0, retryDelay: 0 },
};

/** What is stored of a job: its data, and the place in the trace that queued it. */
type StoredData<Name extends Queue> = JobData[Name] & { trace?: Record<string, string> };

export interface RunningJobs extends Jobs {
  /** Stores when jobs of the schedules are queued. */
  schedule(): Promise<void>;
  /** Starts processing the queues, without waiting for the database. */
  work(handlers: JobHandlers): Promise<void>;
  /**
   * Queues a job of a schedule now and waits for its end. This process may run it, or another one that works.
   * @returns why it failed; undefined if it did not
   */
  run(queue: ScheduledQueue, handler: JobHandlers[ScheduledQueue]): Promise<string | undefined>;
  /** Stops fetching jobs and waits up to 20 seconds for running ones. */
  stop(): Promise<void>;
}

/** Jobs by pg-boss, in the shop's own database (schema `pgboss`). */
export async function startJobs({
  database,
  log,
  tracing,
}: Pick<AppContext, 'database' | 'log' | 'tracing'>): Promise<RunningJobs> {
  const boss = new PgBoss({
    ...database.jobs,
    useListenNotify: true,
    superviseIntervalSeconds: 60,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'pg-boss reported an error'));
  await boss.start();
  for (const [name, { retryLimit, retryDelay }] of Object.entries(queues)) {
    const options = {
      retryLimit,
      retryDelay,
      retryBackoff: true,
      expireInSeconds: jobExpirySeconds,
      deleteAfterSeconds: 24 * 3600,
      // Jobs of schedules wait for the next look.
      notify: !Object.hasOwn(schedules, name),
    };
    await boss.createQueue(name, options);
    // What an earlier version has created stays otherwise as it was.
    await boss.updateQueue(name, options);
    // pg-boss looks a queue up on its own connection at the first use and caches it. Inside a transaction on the embedded
    // database, which has one connection, that lookup would wait for the transaction forever.
    await boss.findJobs(name, { id: '00000000-0000-0000-0000-000000000000' });
  }
  async function workOn<Name extends Queue>(name: Name, handle: JobHandlers[Name]): Promise<void> {
    const run = async (job: JobWithMetadata<StoredData<Name>>): Promise<JobResult> => {
      const { id, retryCount, retryLimit } = job;
      const { trace, ...data } = job.data;
      const isLast = retryCount >= retryLimit;
      const handleTry = () => handle(data as JobData[Name], { isLast });
      try {
        await (tracing ? tracing.measureJob({ queue: name, id, carrier: trace ?? {} }, handleTry) : handleTry());
        return { id, status: 'completed' };
      } catch (error) {
        if (isBusy(error))
          log.warn({ reason: String(error), queue: name, job: id }, 'a job waited too long in the database');
        else if (isLast) log.error({ err: error, queue: name, job: id }, 'a job failed');
        else log.warn({ reason: String(error), queue: name, job: id }, 'a job failed, and is tried again');
        return { id, status: 'failed', output: { message: error instanceof Error ? error.message : String(error) } };
      }
    };
    const { atOnce = 1, awaitedAtOnce } = queues[name];
    const workers = awaitedAtOnce
      ? [
          { minPriority: awaitedPriority, batchSize: awaitedAtOnce },
          { maxPriority: 0, batchSize: atOnce },
        ]
      : [{ batchSize: atOnce }];
    for (const worker of workers)
      await boss.work(
        name,
        {
          pollingIntervalSeconds: 0.5,
          notifyPollingIntervalSeconds: notifyPollingSeconds,
          ...worker,
          burstWhenBatchFull: true,
          perJobResults: true,
          includeMetadata: true,
        },
        (jobs: JobWithMetadata<StoredData<Name>>[]) => Promise.all(jobs.map(run)),
      );
  }

  return {
    async send(tx, queue, data, { afterSeconds, isAwaited = false } = {}) {
      await boss.send(queue, tracing ? { ...data, trace: tracing.carrier() } : data, {
        db: fromKysely(tx),
        priority: isAwaited ? awaitedPriority : 0,
        ...(afterSeconds ? { startAfter: afterSeconds } : {}),
      });
    },
    async schedule() {
      for (const [name, { cron }] of Object.entries(schedules))
        await boss.schedule(name, cron, {}, { tz: 'Asia/Bangkok' });
    },
    async work(handlers) {
      for (const name of Object.keys(queues) as Queue[]) await workOn(name, handlers[name]);
    },
    async run(name, handler) {
      const id = await boss.send(name, {});
      if (!id) throw new Error(`${name} could not be queued`);
      await workOn(name, handler);
      for (;;) {
        const [job] = await boss.findJobs(name, { id });
        if (job?.state === 'completed') return undefined;
        if (!job || job.state === 'failed' || job.state === 'cancelled')
          return String((job?.output as { message?: string } | null)?.message ?? 'it was cancelled');
        await wait(runPollMs);
      }
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: 20_000, close: false });
    },
  };
}
