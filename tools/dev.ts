/*
 * `npm run dev`: the shop during development. The server runs in a process of its own (`dev-server.ts`), which is restarted
 * when a file changes that it was started from: server code, the contract, the brand, a migration. Components, messages and styles
 * reach browsers by Vite's hot reload, without a restart.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { readCommandLine } from './command-line.ts';
import type { DevServerMessage } from './dev-server.ts';
import { root } from './run.ts';
import { watchFolders } from './watch-folders.ts';

const usage = `npm run dev

Serves the shop during development: changes of its files are shown at once, and
the server is restarted when its own change.

  --help   prints this

Settings are variables of the environment: the README lists them.`;

readCommandLine(usage, {});

/** Milliseconds that a server gets to close its connections and its database: several seconds on a busy machine. */
const stopTimeoutMs = 15_000;
/** Milliseconds without a further change before a restart: git and editors write many files at once. */
const settleMs = 50;
/** Where Node keeps compiled scripts, which takes half a second off each start. */
const compileCache = join(root, 'node_modules/.cache/compile');

const watchedFolders = ['brand', 'contract', 'server', 'storefront', 'seed', 'tools'];
/** Part of every server: also what a process of its own runs, and the migrations. */
const serverFile = /^(?:brand|contract|server)\/(?!testing\/).*(?<!\.test)\.(?:json|sql|svg|ts)$/;
/** The files of the other folders that the server has imported. */
const imported = new Set<string>();

let server: ChildProcess | undefined;
let startedAt = performance.now();
let wasReady = false;
let restarting = false;
let stopping = false;
let settling: NodeJS.Timeout | undefined;

function start(): void {
  startedAt = performance.now();
  const child = spawn(process.execPath, ['tools/dev-server.ts', ...(wasReady ? ['--restarted'] : [])], {
    cwd: root,
    env: { NODE_COMPILE_CACHE: compileCache, ...process.env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // Ctrl-C reaches this process alone, which stops the server once.
    detached: true,
  });
  server = child;
  child.on('message', (message: DevServerMessage) => {
    if (message.imported) imported.add(message.imported);
    if (!message.ready) return;
    if (wasReady) console.log(`Restarted in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
    wasReady = true;
  });
  child.on('exit', (code) => {
    server = undefined;
    if (stopping) process.exit(0);
    if (restarting) {
      restarting = false;
      start();
    } else if (!wasReady) process.exit(code ?? 1);
    else console.log('The server has ended. It is started again when a file changes.');
  });
}

function stop(): void {
  const child = server;
  // Not SIGTERM: a Vite that React Router starts for itself would end the process before the database is closed.
  child?.kill('SIGINT');
  setTimeout(() => child?.kill('SIGKILL'), stopTimeoutMs).unref();
}

watchFolders(root, watchedFolders, (file) => {
  if (server && !serverFile.test(file) && !imported.has(file)) return;
  clearTimeout(settling);
  settling = setTimeout(() => {
    if (restarting || stopping) return;
    console.log(`${file} has changed: restarting the server`);
    if (!server) return start();
    restarting = true;
    stop();
  }, settleMs);
});

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (!server || stopping) {
      server?.kill('SIGKILL');
      process.exit(stopping ? 1 : 0);
    }
    stopping = true;
    stop();
  });
}

start();
