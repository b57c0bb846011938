import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { demoCustomer } from '#contract/shop.ts';
import { freePort } from '#server/testing/free-port.ts';
import type { Finding } from '#server/testing/fuzz/fuzz-calls.ts';
import { type HttpShop, openHttpShop } from '#server/testing/fuzz/http-shop.ts';
import { step } from '../progress.js';
import { root } from '../run.ts';

/** How long a shop may take until it is filled and ready, in milliseconds. */
const startTimeoutMs = 300_000;

export interface DemoShop extends HttpShop {
  /** What the server logged as errors, the first of each call or page. */
  loggedErrors: () => Finding[];
  /** Stops it and deletes its data. */
  stop: () => Promise<void>;
}

interface LogLine {
  level: number;
  reqId?: string;
}

/** Starts a demo shop in a process of its own, on a database of its own: the embedded one unless an address is given. */
export async function openDemoShop(databaseUrl: string | undefined): Promise<DemoShop> {
  const folder = mkdtempSync(join(tmpdir(), 'saifah-fuzz-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['tools/start.ts'], {
    cwd: root,
    env: {
      PATH: process.env.PATH ?? '',
      PORT: String(port),
      HOST: '127.0.0.1',
      ORIGIN: origin,
      DATA_FOLDER: folder,
      LOG_LEVEL: 'error',
      RATE_LIMITS: 'off',
      PAYMENTS: 'mock',
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = async () => {
    if (child.exitCode === null) {
      const closed = once(child, 'close');
      child.kill('SIGTERM');
      await closed;
    }
    rmSync(folder, { recursive: true, force: true });
  };
  let printed = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
  });
  const errors: { line: string; id: string }[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => {
    const { level, reqId } = readLogLine(line);
    if (level >= 50) errors.push({ line, id: reqId ?? '' });
  });
  try {
    await step('Filling a demo shop', () => waitUntilReady(child, origin, () => printed));
    const shop = await openHttpShop(origin, demoCustomer);
    return { ...shop, loggedErrors: () => findingsOf(errors, shop), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function findingsOf(errors: readonly { line: string; id: string }[], { sent }: HttpShop): Finding[] {
  const findings = new Map<string, Finding>();
  for (const { line, id } of errors) {
    const { subject, call } = sent.get(id) ?? { subject: 'without a request', call: undefined };
    if (!findings.has(subject)) findings.set(subject, { subject, problem: `logged: ${line}`, call });
  }
  return [...findings.values()];
}

function readLogLine(line: string): LogLine {
  try {
    return JSON.parse(line) as LogLine;
  } catch {
    return { level: 0 };
  }
}

async function waitUntilReady(child: ChildProcess, origin: string, printed: () => string): Promise<void> {
  const deadline = performance.now() + startTimeoutMs;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the shop did not start: ${printed()}`);
    const isReady = await fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    if (performance.now() > deadline) throw new Error('the shop was not ready in time');
    await wait(200);
  }
}
