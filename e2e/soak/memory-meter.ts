import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '#server/testing/free-port.ts';

/** Measures the memory of one process, which must be started with `nodeOption`. */
export interface MemoryMeter {
  /** Option of Node.js that says on which port the process may be inspected. */
  nodeOption: string;
  /**
   * What the process occupies, in MB (`VmRSS` of proc(5)), after a full garbage collection: so it does not count the
   * reserve that V8 holds for short-lived objects, but all that stays, inside the heap and outside.
   */
  residentMegabytes(pid: number): Promise<number>;
}

const timeoutMs = 10_000;

export async function createMemoryMeter(): Promise<MemoryMeter> {
  const address = `127.0.0.1:${await freePort()}`;
  return {
    nodeOption: `--inspect-port=${address}`,
    async residentMegabytes(pid) {
      await collectGarbage(await inspectorUrl(pid, address));
      return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
    },
  };
}

/** The inspector's WebSocket, which listens after the process's first SIGUSR1. */
async function inspectorUrl(pid: number, address: string): Promise<string> {
  process.kill(pid, 'SIGUSR1');
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    // Refuses connections until the signal has arrived.
    const response = await fetch(`http://${address}/json/list`).catch(() => undefined);
    const [target] = response ? ((await response.json()) as { webSocketDebuggerUrl: string }[]) : [];
    if (target) return target.webSocketDebuggerUrl;
    if (performance.now() > deadline) throw new Error(`process ${pid} cannot be inspected`);
    await wait(50);
  }
}

async function collectGarbage(url: string): Promise<void> {
  const socket = new WebSocket(url);
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    await once(socket, 'open', { signal });
    socket.send(JSON.stringify({ id: 1, method: 'HeapProfiler.collectGarbage' }));
    const [{ data }] = (await once(socket, 'message', { signal })) as [MessageEvent<string>];
    if ('error' in (JSON.parse(data) as object)) throw new Error(`garbage was not collected: ${data}`);
  } finally {
    socket.close();
  }
}
