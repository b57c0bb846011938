import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

export interface QueueState {
  queue: string;
  /** Jobs that have not begun. */
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
