import { spawn } from 'node:child_process';
import { once } from 'node:events';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cluster, findPostgres, startCluster } from './postgres-cluster.ts';

const postgres = await findPostgres();

async function queryValue(url: string, question: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => client.end());
  await client.connect();
  const { rows } = await client.query({ text: question, rowMode: 'array' });
  await client.end();
  return rows[0]?.[0];
}

describe.runIf(postgres)('a temporary PostgreSQL server', () => {
  let cluster: Cluster;

  beforeAll(async () => {
    cluster = await startCluster();
  });

  afterAll(() => cluster.stop());

  it('uses UTF-8 and UTC', async () => {
    expect(
      await queryValue(
        cluster.url,
        "select 'สายฟ้า ' || current_setting('server_encoding') || ' ' || current_setting('timezone')",
      ),
    ).toBe('สายฟ้า UTF8 UTC');
  });

  it('is the same server by TCP and by its socket', async () => {
    await queryValue(cluster.socketUrl, 'create table by_socket as select 7 as answer');
    expect(await queryValue(cluster.socketUrl, 'select inet_client_addr()')).toBeNull();
    expect(await queryValue(cluster.url, 'select answer from by_socket')).toBe(7);
  });

  it('restores committed data after a crash', async () => {
    await queryValue(cluster.url, 'create table committed as select 42 as answer');
    await queryValue(cluster.url, 'checkpoint');
    await cluster.crash();
    await expect(queryValue(cluster.url, 'select 1')).rejects.toThrow('ECONNREFUSED');
    await cluster.recover();
    expect(await queryValue(cluster.url, 'select answer from committed')).toBe(42);
  });

  it.each(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)('stops when its parent process ends by %s', async (signal) => {
    const parent = spawn(process.execPath, ['tools/temporary-postgres.ts'], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [line] = await Promise.race([once(parent.stdout.setEncoding('utf8'), 'data'), once(parent, 'exit')]);
    expect(line).toMatch(/^postgres:/);
    const url = String(line).trim();
    expect(await queryValue(url, 'select 1')).toBe(1);
    parent.kill(signal);
    await once(parent, 'exit');
    await expect
      .poll(() => queryValue(url, 'select 1').catch((error: Error) => error.message))
      .toMatch(/ECONNREFUSED|shutting down|terminat/);
  });
});
