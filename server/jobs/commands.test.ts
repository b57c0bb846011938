import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { transaction } from '../db/database.ts';
import { type CommandResult, runShopCommand } from '../testing/run-shop-command.ts';
import { createTestShop } from '../testing/test-shop.ts';
import { jobHandlers, scheduleHandlers } from '../workers.ts';
import { jobsCommand } from './commands.ts';
import { queuedByChanges, schedules } from './jobs.ts';
import { type RunningJobs, startJobs } from './pg-boss.ts';

const shop = await createTestShop({ expectErrors: true });
const started: RunningJobs[] = [];
async function startProcess(): Promise<RunningJobs> {
  const jobs = await startJobs(shop);
  started.push(jobs);
  return jobs;
}
afterAll(() => Promise.all(started.map((jobs) => jobs.stop())));

/** Runs the command in a process of its own. */
async function run(args: string[], handlers = scheduleHandlers(shop)): Promise<CommandResult> {
  const jobs = await startProcess();
  const withJobs: Parameters<typeof jobsCommand>[0]['withJobs'] = (work) =>
    work({ db: shop.db, run: (queue) => jobs.run(queue, handlers[queue]) });
  const result = await runShopCommand(shop, (cli) => jobsCommand({ ...cli, withJobs }), args);
  await jobs.stop();
  return result;
}

const rowOf = ({ output }: CommandResult, queue: string) =>
  output.split('\n').find((line) => line.startsWith(`${queue} `));

describe('jobs run', () => {
  test('runs a schedule without a server and waits for its end', async () => {
    const ran: string[] = [];
    const handlers = { ...scheduleHandlers(shop), 'sweep-old-rows': async () => void ran.push('swept') };
    const result = await run(['run', 'sweep-old-rows'], handlers);
    expect(result).toMatchObject({
      failed: false,
      output: expect.stringMatching(/^sweep-old-rows ran in \d+\.\d s\.\n$/),
    });
    expect(ran).toEqual(['swept']);
    expect(rowOf(await run(['list']), 'sweep-old-rows')).toMatch(
      /17 3 \* \* \* +0 +0 +\d{4}-\d\d-\d\d \d\d:\d\d +completed +deletes/,
    );
  });

  test('says why a schedule failed, and fails', async () => {
    const handlers = {
      ...scheduleHandlers(shop),
      'settle-late-charges': () => Promise.reject(new Error('the gateway is away')),
    };
    const result = await run(['run', 'settle-late-charges'], handlers);
    expect(result.failed).toBe(true);
    expect(result.errors).toMatch(/^settle-late-charges failed after \d+\.\d s: the gateway is away$/m);
    expect(rowOf(await run(['list']), 'settle-late-charges')).toMatch(/ 0 +1 +\d{4}-.* the gateway is away +reads/);
  });

  test('waits for the run of a server that takes it first', async () => {
    const ran: string[] = [];
    const server = await startProcess();
    await server.work({
      ...jobHandlers(shop, shop.app),
      'expire-orders': async () => void ran.push('by the server or the command'),
    });
    const handlers = {
      ...scheduleHandlers(shop),
      'expire-orders': async () => void ran.push('by the server or the command'),
    };
    expect(await run(['run', 'expire-orders'], handlers)).toMatchObject({ failed: false });
    expect(ran.length).toBeGreaterThanOrEqual(1);
    await server.stop();
  });

  test('names the known queues for an unknown one', async () => {
    const unknown = await run(['run', 'sweep']);
    expect(unknown.failed).toBe(true);
    expect(unknown.errors).toContain('There is no queue sweep. These can be run: mail-wishlist-news, expire-orders,');
  });

  test('refuses a queue whose jobs have data', async () => {
    const refused = await run(['run', 'send-mail']);
    expect(refused.failed).toBe(true);
    expect(refused.errors).toContain('send-mail runs after the change that needs it.');
  });
});

test('jobs list counts the jobs that wait', async () => {
  const jobs = await startProcess();
  await transaction(shop.db, async (tx) => {
    await jobs.send(tx, 'send-mail', { mailId: '1' }, { afterSeconds: 600 });
    await jobs.send(tx, 'send-mail', { mailId: '2' }, { afterSeconds: 600 });
  });
  expect(rowOf(await run(['list']), 'send-mail')).toMatch(/^send-mail +after a change +2 +0 /);
});

test('every queue is described in the operations guide', () => {
  const guide = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8');
  const undescribed = Object.keys({ ...schedules, ...queuedByChanges }).filter(
    (queue) => !guide.includes(`\n| \`${queue}\` |`),
  );
  expect(undescribed).toEqual([]);
});
