import { spawn } from 'node:child_process';
import { once } from 'node:events';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cluster, findPostgres, startCluster } from './postgres-cluster.ts';

const postgres = await findPostgres();

async function ask(url: string, question: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => client.end());
  await client.connect();
  const { rows } = await client.query({ text: question, rowMode: 'array' });
  await client.end();
  return rows[0]?.[0];
}

describe.runIf(postgres)('a throw-away PostgreSQL', () => {
  let cluster: Cluster;

  beforeAll(async () => {
    cluster = await startCluster();
  });

  afterAll(() => cluster.stop());

  it('answers, in UTF-8 and in UTC', async () => {
    expect(
      await ask(
        cluster.url,
        "select 'สายฟ้า ' || current_setting('server_encoding') || ' ' || current_setting('timezone')",
      ),
    ).toBe('สายฟ้า UTF8 UTC');
  });

  it('comes back after a crash with what was committed', async () => {
    await ask(cluster.url, 'create table kept as select 42 as answer');
    await ask(cluster.url, 'checkpoint');
    await cluster.crash();
    await expect(ask(cluster.url, 'select 1')).rejects.toThrow('ECONNREFUSED');
    await cluster.recover();
    expect(await ask(cluster.url, 'select answer from kept')).toBe(42);
  });

  it.each(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)('goes when its process ends by %s', async (signal) => {
    const owner = spawn(process.execPath, ['tools/temporary-postgres.ts'], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [line] = await Promise.race([once(owner.stdout.setEncoding('utf8'), 'data'), once(owner, 'exit')]);
    expect(line).toMatch(/^postgres:/);
    const url = String(line).trim();
    expect(await ask(url, 'select 1')).toBe(1);
    owner.kill(signal);
    await once(owner, 'exit');
    await expect
      .poll(() => ask(url, 'select 1').catch((error: Error) => error.message))
      .toMatch(/ECONNREFUSED|shutting down|terminat/);
  });
});
