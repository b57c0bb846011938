import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

export interface QueueState {
  queue: string;
  /** Jobs that have not started. */
  waiting: number;
  /** Of the last day, after their last attempt. */
  failed: number;
  /** When a job ended last, within the last day. */
  lastEndedAt: Date | null;
  /** Why that job failed; null if it did not. */
  lastFailure: string | null;
}

/** The state of each queue, in no order. pg-boss deletes jobs a day after they end. */
export async function readQueueStates(db: Db): Promise<QueueState[]> {
  const { rows } = await sql<QueueState>`
    select queue.name as queue,
      (select count(*)::integer from pgboss.job where job.name = queue.name and state in ('created', 'retry')) as waiting,
      (select count(*)::integer from pgboss.job where job.name = queue.name and state = 'failed') as failed,
      last.completed_on as "lastEndedAt",
      case when last.state <> 'completed' then coalesce(last.output ->> 'message', last.state::text) end as "lastFailure"
    from pgboss.queue
    left join lateral (
      select completed_on, state, output from pgboss.job where job.name = queue.name and completed_on is not null
      order by completed_on desc limit 1
    ) last on true`.execute(db);
  return rows;
}

export interface QueueLength {
  queue: string;
  /** Jobs that have not started. */
  waiting: number;
  /** Of the last day, after their last attempt. */
  failed: number;
  /** How long the oldest job that is due has waited; 0 if none is. */
  oldestSeconds: number;
}

/** How many jobs wait in each queue, and for how long. */
export async function readQueueLengths(db: Db): Promise<QueueLength[]> {
  const { rows } = await sql<QueueLength>`
    select queue.name as queue,
      count(job.id) filter (where state in ('created', 'retry'))::integer as waiting,
      count(job.id) filter (where state = 'failed')::integer as failed,
      coalesce(greatest(extract(epoch from now() - min(start_after) filter (where state in ('created', 'retry'))), 0), 0)::float8
        as "oldestSeconds"
    from pgboss.queue left join pgboss.job on job.name = queue.name and state in ('created', 'retry', 'failed')
    where queue.name not like '\\_\\_pgboss\\_\\_%'
    group by queue.name`.execute(db);
  return rows;
}
