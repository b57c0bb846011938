import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, Server, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { checkBeforeStart } from './preflight.ts';
import { readSettings } from './settings.ts';
import { freePort } from './testing/free-port.ts';

const folder = mkdtempSync(join(tmpdir(), 'preflight-'));
afterAll(() => rmSync(folder, { recursive: true }));

const check = (environment: Record<string, string>) =>
  checkBeforeStart(readSettings({ NODE_ENV: 'test', DATA_FOLDER: folder, ...environment }), { usesBuild: false });

test('the check of the port accepts no request, which would be lost', async () => {
  const port = await freePort();
  const listen = vi.spyOn(Server.prototype, 'listen');
  await check({ PORT: String(port) });
  expect(listen).not.toHaveBeenCalledWith(expect.objectContaining({ port }), expect.anything());
});

test('a port that is in use, also by a listener on another address, is named', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as { port: number };
  for (const HOST of ['127.0.0.1', '0.0.0.0'])
    await expect(check({ PORT: String(port), HOST })).rejects.toThrow(
      `Port ${port} is in use; stop the other process, or set PORT to another one.`,
    );
  await new Promise((resolve) => other.close(resolve));
});

test('an address that the machine does not have is named, without asking another machine that has it', async () => {
  const connect = vi.spyOn(Socket.prototype, 'connect');
  await expect(check({ HOST: '192.0.2.1', PORT: String(await freePort()) })).rejects.toThrow(
    'This machine has no address 192.0.2.1; set HOST',
  );
  expect(connect).not.toHaveBeenCalled();
});
