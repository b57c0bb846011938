import type { Writable } from 'node:stream';
import { Command } from 'commander';
import type { Db } from '../db/database.ts';
import type { ProgressOutput } from '../import-export/progress.ts';
import { table, timeInBangkok } from '../import-export/text-table.ts';
import { type QueueState, readQueueStates } from './job-queries.ts';
import { queuedByChanges, type ScheduledQueue, schedules } from './jobs.ts';
import type { RunningJobs } from './pg-boss.ts';

/** The environment of `npm run shop -- jobs`. */
export interface JobsCliContext {
  /** Opens the shop; `run` runs a schedule with the handler of the shop. */
  withJobs<T>(
    work: (shop: { db: Db; run: (queue: ScheduledQueue) => ReturnType<RunningJobs['run']> }) => Promise<T>,
  ): Promise<T>;
  output: Pick<Writable, 'write'>;
  errors: ProgressOutput;
  /** Makes the process exit with code 1. */
  markFailed(): void;
}

/** `npm run shop -- jobs`: what runs in the background, and running it now. */
export function jobsCommand(cli: JobsCliContext): Command {
  const command = new Command('jobs').description('background jobs').helpCommand(false);
  command
    .command('list')
    .description(
      'each queue with its schedule in Bangkok, the jobs that wait, those that failed in the last day, and the last one',
    )
    .action(() =>
      cli.withJobs(async ({ db }) => {
        const states = new Map((await readQueueStates(db)).map((state) => [state.queue, state]));
        const rows = Object.entries({ ...schedules, ...queuedByChanges }).map(([name, queue]) =>
          rowOf(name, typeof queue === 'string' ? { cron: 'after a change', does: queue } : queue, states.get(name)),
        );
        cli.output.write(
          table([['QUEUE', 'WHEN', 'WAITING', 'FAILED', 'LAST RUN', 'RESULT', 'WHAT IT DOES'], ...rows]),
        );
      }),
    );
  command
    .command('run')
    .description('run a scheduled queue now and wait for its end, also while the shop is open on PostgreSQL')
    .argument('<name>', `one of ${Object.keys(schedules).join(', ')}`)
    .action(async (name: string, _options: unknown, { error }: Command) => {
      if (!isScheduled(name)) return error.call(command, refusalOf(name));
      await cli.withJobs(async ({ run }) => {
        const started = performance.now();
        const failure = await run(name);
        const seconds = ((performance.now() - started) / 1000).toFixed(1);
        if (failure === undefined) cli.output.write(`${name} ran in ${seconds} s.\n`);
        else {
          cli.errors.write(`${name} failed after ${seconds} s: ${failure}\n`);
          cli.markFailed();
        }
      });
    });
  return command;
}

function rowOf(name: string, { cron, does }: { cron: string; does: string }, state: QueueState | undefined): string[] {
  const { waiting = 0, failed = 0, lastEndedAt = null, lastFailure = null } = state ?? {};
  const result = lastEndedAt === null ? '' : (lastFailure ?? 'completed');
  return [name, cron, String(waiting), String(failed), lastEndedAt ? timeInBangkok(lastEndedAt) : '', result, does];
}

function isScheduled(name: string): name is ScheduledQueue {
  return Object.hasOwn(schedules, name);
}

function refusalOf(name: string): string {
  const known = `These can be run: ${Object.keys(schedules).join(', ')}.`;
  return Object.hasOwn(queuedByChanges, name)
    ? `${name} runs after the change that needs it. ${known}`
    : `There is no queue ${name}. ${known}`;
}
