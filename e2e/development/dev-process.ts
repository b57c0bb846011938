import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** `npm run dev` in a child process. */
export interface DevProcess {
  /** All that it printed so far. */
  output(): string;
  /** The id of the process that serves the shop, which changes at each restart. */
  serverPid(): number | undefined;
  /** Sends the signal, and resolves to the exit code. */
  stop(signal?: 'SIGINT'): Promise<number | null>;
  /** Resolves to the exit code. */
  exited: Promise<number | null>;
}

/** @param folder the copy of the repository to run in */
export function startDev(folder: string, dataFolder: string, port: number): DevProcess {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, ['tools/dev.ts'], {
    cwd: folder,
    env: { PATH, HOME, PORT: String(port), DATA_FOLDER: dataFolder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const killChild = () => void child.kill('SIGKILL');
  process.once('exit', killChild);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const exited = once(child, 'close').then(([code]) => {
    process.off('exit', killChild);
    return code as number | null;
  });
  const pidFile = join(dataFolder, 'database/process.pid');
  return {
    output: () => output,
    serverPid: () => (existsSync(pidFile) ? Number(readFileSync(pidFile, 'utf8')) : undefined),
    exited,
    stop(signal = 'SIGINT') {
      child.kill(signal);
      return exited;
    },
  };
}
