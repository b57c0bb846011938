import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** `npm run dev` in a process of its own. */
export interface DevProcess {
  /** All that was printed so far. */
  output(): string;
  /** The id of the process that serves, which another one takes over at a restart. */
  serverPid(): number | undefined;
  /** Sends a signal and waits for the end. */
  end(signal?: 'SIGINT'): Promise<number | null>;
  /** The exit code, once it has ended. */
  ended: Promise<number | null>;
}

/** @param folder the checkout to run in */
export function startDev(folder: string, dataFolder: string, port: number): DevProcess {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, ['tools/dev.ts'], {
    cwd: folder,
    env: { PATH, HOME, PORT: String(port), DATA_FOLDER: dataFolder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const killed = () => void child.kill('SIGKILL');
  process.once('exit', killed);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const ended = once(child, 'close').then(([code]) => {
    process.off('exit', killed);
    return code as number | null;
  });
  const lock = join(dataFolder, 'database/process.pid');
  return {
    output: () => output,
    serverPid: () => (existsSync(lock) ? Number(readFileSync(lock, 'utf8')) : undefined),
    ended,
    end(signal = 'SIGINT') {
      child.kill(signal);
      return ended;
    },
  };
}
