import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#server/testing/free-port.ts';
import { type RunningServer, startServer } from './processes.ts';

/** Responses by path; the bodies in base64. */
export type StoredResponses = Record<string, { status: number; headers: Record<string, string>; base64: string }>;

/** Starts a server that only sends these responses. */
export async function serveResponses(responses: StoredResponses): Promise<RunningServer & { origin: string }> {
  const file = join(tmpdir(), `saifah-bench-${process.pid}.json`);
  writeFileSync(file, JSON.stringify(responses));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  try {
    const running = await startServer('bench/bare-http.ts', {
      args: [String(port), file],
      url: `${origin}${Object.keys(responses)[0]}`,
      timeoutMs: 10_000,
    });
    return { ...running, origin };
  } finally {
    rmSync(file);
  }
}
