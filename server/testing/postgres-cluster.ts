import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from './free-port.ts';
import { packagedPostgres } from './packaged-postgres.ts';

const execute = promisify(execFile);

/** The oldest PostgreSQL that the shop runs on. */
const minVersion = 15;
/** Milliseconds until a server must accept connections. */
const startTimeoutMs = 30_000;

/** A temporary PostgreSQL server on a free port of 127.0.0.1. It stops when this process ends, even if it is killed. */
export interface Cluster {
  /** Connection string of its `postgres` database; the user may create further databases. */
  url: string;
  /** The same database through a Unix domain socket, which needs less CPU time than TCP. */
  socketUrl: string;
  /** The server's version, e.g. `15.14`. */
  version: string;
  /** Stops the server and deletes its folder. */
  stop(): Promise<void>;
  /** For fault tests: closes all connections and refuses new ones, like a crashed server. */
  crash(): Promise<void>;
  /** For fault tests: restarts a crashed server on the same port, with all committed data. */
  recover(): Promise<void>;
}

/** The user that runs the server: PostgreSQL refuses to run as root. Empty if this process is not root. */
interface Account {
  uid?: number;
  gid?: number;
}

interface Postgres {
  /** The folder of its programs. */
  folder: string;
  /** Such as `15.14`. */
  version: string;
  /** Installed by npm for tests. */
  isPackaged: boolean;
}

interface ServerConfig {
  programs: string;
  /** Holds its data, and its programs if the account cannot read those of the project. */
  folder: string;
  port: number;
  account: Account;
}

/**
 * Starts PostgreSQL, that of the machine or else that of npm, on an empty temporary folder. It trusts every connection from this machine and does not fsync:
 * for tests and trials only.
 *
 * @throws Error if neither is installed in version 15 or later, or if it does not start
 */
export async function startCluster(): Promise<Cluster> {
  const postgres = await findPostgres();
  if (!postgres) throw new Error(`This machine has no PostgreSQL ${minVersion} or later.`);
  const account = await findServerAccount();
  const { place, server: first } = await startOnFreePort(postgres, account);
  let server = first;
  const url = `postgres://saifah@127.0.0.1:${place.port}/postgres`;
  return {
    url,
    socketUrl: hasSocket(place.folder) ? `${url}?host=${encodeURIComponent(place.folder)}` : url,
    version: postgres.version,
    async stop() {
      await sendCommand(server, 'stop');
      rmSync(place.folder, { recursive: true, force: true });
    },
    crash: () => sendCommand(server, 'crash'),
    async recover() {
      server = await startServer(place);
    },
  };
}

/** Whether the path of a socket in the folder is short enough: about a hundred bytes. */
function hasSocket(folder: string): boolean {
  return Buffer.byteLength(folder) < 80;
}

/** Another program may use the port before the server starts: then another port is tried. */
async function startOnFreePort(
  postgres: Postgres,
  account: Account,
): Promise<{ place: ServerConfig; server: ChildProcess }> {
  for (let attempt = 1; ; attempt += 1) {
    const folder = mkdtempSync(join(tmpdir(), 'saifah-postgres-'));
    const place = { programs: postgres.folder, folder, port: await freePort(), account };
    if (account.uid && account.gid) {
      chownSync(folder, account.uid, account.gid);
      if (postgres.isPackaged) place.programs = copyPrograms(postgres.folder, folder);
    }
    try {
      return { place, server: await startServer(place) };
    } catch (error) {
      if (attempt === 5 || !/could not create any TCP\/IP sockets/.test(String(error))) throw error;
    }
  }
}

/** The project can be in a folder that only root reads. */
function copyPrograms(programs: string, folder: string): string {
  cpSync(dirname(programs), join(folder, 'programs'), { recursive: true, verbatimSymlinks: true });
  return join(folder, 'programs/bin');
}

/** The newest PostgreSQL of the machine that the shop supports; if there is none, that of npm if it is installed. */
export async function findPostgres(): Promise<Postgres | undefined> {
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...globSync(['/usr/lib/postgresql/*/bin', '/usr/pgsql-*/bin', '/{opt/homebrew,usr/local}/opt/postgresql@*/bin']),
  ].filter((folder) => ['initdb', 'postgres'].every((program) => existsSync(join(folder, program))));
  const found = await Promise.all(
    folders.map(async (folder) => ({ folder, version: await versionIn(folder), isPackaged: false })),
  );
  const newest = found
    .filter(({ version }) => Number.parseInt(version, 10) >= minVersion)
    .sort((a, b) => Number.parseFloat(b.version) - Number.parseFloat(a.version))[0];
  if (newest) return newest;
  const packaged = packagedPostgres();
  if (!packaged) return undefined;
  const folder = join(packaged, 'bin');
  return { folder, version: await versionIn(folder), isPackaged: true };
}

async function versionIn(folder: string): Promise<string> {
  const { stdout } = await execute(join(folder, 'postgres'), ['--version']);
  return /\d+(\.\d+)?/.exec(stdout)?.[0] ?? '0';
}

async function findServerAccount(): Promise<Account> {
  if (process.getuid?.() !== 0) return {};
  for (const user of ['postgres', 'nobody']) {
    const ids = ['-u', '-g'].map(async (kind) => Number((await execute('id', [kind, user])).stdout));
    const [uid, gid] = await Promise.all(ids).catch(() => []);
    if (uid && gid) return { uid, gid };
  }
  throw new Error('PostgreSQL does not run as root, and this machine has no user "postgres" or "nobody".');
}

/**
 * Runs the server and waits for a command on standard input. When the input closes because the parent process has ended, it
 * stops the server and deletes the folder.
 */
const supervisorScript = `
  programs=$1 folder=$2; shift 2
  if [ ! -e "$folder/data/PG_VERSION" ]; then
    "$programs/initdb" --pgdata "$folder/data" --username=saifah --auth=trust --encoding=UTF8 --locale=C --no-sync >/dev/null
  fi
  "$programs/postgres" -D "$folder/data" "$@" &
  read -r command
  kill -QUIT $!
  wait
  [ "$command" = crash ] || rm -rf "$folder"
`;

async function startServer({ programs, folder, port, account }: ServerConfig): Promise<ChildProcess> {
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: hasSocket(folder) ? folder : '',
    max_connections: 200,
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    timezone: 'UTC',
    log_min_messages: 'fatal',
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const pidFile = join(folder, 'data/postmaster.pid');
  rmSync(pidFile, { force: true });
  // In a process group of its own, so that Ctrl-C in the terminal does not stop it before its clients.
  const server = spawn('sh', ['-c', supervisorScript, 'supervisor', programs, folder, ...flags], {
    ...account,
    cwd: folder,
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  let errorOutput = '';
  server.stderr?.setEncoding('utf8').on('data', (text: string) => {
    errorOutput += text;
  });
  const deadline = performance.now() + startTimeoutMs;
  // A connection during the start makes the server log that it is starting up, which is no failure.
  const hasFailed = () => /error:|FATAL:\s+(?!\s|the database system is)/.test(errorOutput);
  while (!isReady(pidFile)) {
    if (hasFailed() || performance.now() > deadline) {
      await sendCommand(server, 'stop');
      throw new Error(`PostgreSQL did not start.\n${errorOutput}`);
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

async function sendCommand(server: ChildProcess, command: 'stop' | 'crash'): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const closed = once(server, 'close');
  server.stdin?.end(`${command}\n`);
  await closed;
}
