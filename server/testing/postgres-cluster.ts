import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from './free-port.ts';

const execute = promisify(execFile);

/** The oldest PostgreSQL that the shop runs on. */
const oldestVersion = 15;
/** How long a server may take until it accepts connections, in milliseconds. */
const patience = 30_000;

/** A throw-away PostgreSQL server on a free port of 127.0.0.1. It ends with this process, however that ends. */
export interface Cluster {
  /** The connection string of its `postgres` database; the user may create more. */
  url: string;
  /** The server's version, e.g. `15.14`. */
  version: string;
  /** Stops it for good and removes its folder. */
  stop(): Promise<void>;
  /** For fault tests: drops every connection and refuses new ones, as a server that crashed. */
  crash(): Promise<void>;
  /** For fault tests: brings a crashed server back, on the same port and with what was committed. */
  recover(): Promise<void>;
}

/** Who runs the server's programs: PostgreSQL refuses to be root. Empty when we are not root either. */
interface Account {
  uid?: number;
  gid?: number;
}

interface Place {
  programs: string;
  folder: string;
  port: number;
  account: Account;
}

/**
 * Starts a PostgreSQL of the machine's own programs on an empty temporary folder. It trusts everybody on 127.0.0.1 and
 * does not wait for the disk: for tests and trials only.
 *
 * @throws Error when the machine has no PostgreSQL of version 15 or later, or when it does not start
 */
export async function startCluster(): Promise<Cluster> {
  const postgres = await findPostgres();
  if (!postgres) throw new Error(`This machine has no PostgreSQL ${oldestVersion} or later.`);
  const account = await accountForServer();
  const { place, server: first } = await startSomewhere(postgres.folder, account);
  let server = first;
  return {
    url: `postgres://saifah@127.0.0.1:${place.port}/postgres`,
    version: postgres.version,
    async stop() {
      await tell(server, 'stop');
      rmSync(place.folder, { recursive: true, force: true });
    },
    crash: () => tell(server, 'crash'),
    async recover() {
      server = await startServer(place);
    },
  };
}

/** Between the choice of a free port and the start of the server another program may take the port: then on another. */
async function startSomewhere(programs: string, account: Account): Promise<{ place: Place; server: ChildProcess }> {
  for (let attempt = 1; ; attempt += 1) {
    const place = {
      programs,
      folder: mkdtempSync(join(tmpdir(), 'saifah-postgres-')),
      port: await freePort(),
      account,
    };
    if (account.uid && account.gid) chownSync(place.folder, account.uid, account.gid);
    try {
      return { place, server: await startServer(place) };
    } catch (error) {
      if (attempt === 5 || !/could not create any TCP\/IP sockets/.test(String(error))) throw error;
    }
  }
}

/** The newest PostgreSQL of the machine that the shop runs on: the folder of its programs, and its version. */
export async function findPostgres(): Promise<{ folder: string; version: string } | undefined> {
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...globSync(['/usr/lib/postgresql/*/bin', '/usr/pgsql-*/bin', '/{opt/homebrew,usr/local}/opt/postgresql@*/bin']),
  ].filter((folder) => ['initdb', 'postgres'].every((program) => existsSync(join(folder, program))));
  const found = await Promise.all(
    folders.map(async (folder) => {
      const { stdout } = await execute(join(folder, 'postgres'), ['--version']);
      return { folder, version: /\d+(\.\d+)?/.exec(stdout)?.[0] ?? '0' };
    }),
  );
  return found
    .filter(({ version }) => Number.parseInt(version, 10) >= oldestVersion)
    .sort((a, b) => Number.parseFloat(b.version) - Number.parseFloat(a.version))[0];
}

async function accountForServer(): Promise<Account> {
  if (process.getuid?.() !== 0) return {};
  for (const user of ['postgres', 'nobody']) {
    const ids = ['-u', '-g'].map(async (kind) => Number((await execute('id', [kind, user])).stdout));
    const [uid, gid] = await Promise.all(ids).catch(() => []);
    if (uid && gid) return { uid, gid };
  }
  throw new Error('PostgreSQL does not run as root, and this machine has no user "postgres" or "nobody".');
}

/**
 * Runs the server below a shell that waits for a word from us. When our end of the pipe closes, because we ended in
 * whatever way, it stops the server and removes the folder.
 */
const keeper = `
  programs=$1 folder=$2; shift 2
  if [ ! -e "$folder/PG_VERSION" ]; then
    "$programs/initdb" --pgdata "$folder" --username=saifah --auth=trust --encoding=UTF8 --locale=C --no-sync >/dev/null
  fi
  "$programs/postgres" -D "$folder" "$@" &
  read -r word
  kill -QUIT $!
  wait
  [ "$word" = crash ] || rm -rf "$folder"
`;

async function startServer({ programs, folder, port, account }: Place): Promise<ChildProcess> {
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 200,
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    timezone: 'UTC',
    log_min_messages: 'fatal',
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const pidFile = join(folder, 'postmaster.pid');
  rmSync(pidFile, { force: true });
  // In a group of its own, so that Ctrl-C in the terminal does not end it before those who use it.
  const server = spawn('sh', ['-c', keeper, 'keeper', programs, folder, ...flags], {
    ...account,
    cwd: folder,
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  let complaint = '';
  server.stderr?.setEncoding('utf8').on('data', (text: string) => {
    complaint += text;
  });
  const deadline = performance.now() + patience;
  // Whoever knocks too early makes the server complain, which is no failure of it.
  const hasFailed = () => /error:|FATAL:\s+(?!\s|the database system is)/.test(complaint);
  while (!isReady(pidFile)) {
    if (hasFailed() || performance.now() > deadline) {
      await tell(server, 'stop');
      throw new Error(`PostgreSQL did not start.\n${complaint}`);
    }
    await wait(20);
  }
  return server;
}

function isReady(pidFile: string): boolean {
  try {
    return readFileSync(pidFile, 'utf8').split('\n')[7]?.trim() === 'ready';
  } catch {
    return false;
  }
}

async function tell(server: ChildProcess, word: 'stop' | 'crash'): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const closed = once(server, 'close');
  server.stdin?.end(`${word}\n`);
  await closed;
}
