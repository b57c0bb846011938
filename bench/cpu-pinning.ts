import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** Which core a process runs on: the server on one, the load generator and PostgreSQL on the other. */
export type CpuGroup = 'server' | 'load' | 'anywhere';

const cores: Record<CpuGroup, string> = { server: '0', load: '1', anywhere: '0,1' };

/** Whether processes can be pinned to a core on this system. */
export const canPin = availableParallelism() >= 2 && hasTaskset();

function hasTaskset(): boolean {
  try {
    execFileSync('taskset', ['-V'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Wraps a command so that it runs on the core of its group; returns it unchanged if processes cannot be pinned. */
export function pinCommand(group: CpuGroup, command: string, args: string[]): [command: string, args: string[]] {
  return canPin ? ['taskset', ['-c', cores[group], command, ...args]] : [command, args];
}

/** Pins this process to the core of the load generator, which its child processes inherit. */
export function pinSelfToLoad(): void {
  if (canPin) execFileSync('taskset', ['-a', '-c', '-p', cores.load, String(process.pid)], { stdio: 'ignore' });
}
