import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** Where a process runs: the server alone on one core, all that presses on it on the other. */
export type Place = 'server' | 'load' | 'anywhere';

const cores: Record<Place, string> = { server: '0', load: '1', anywhere: '0,1' };

/** Whether processes can be kept to a core here. */
export const canPin = availableParallelism() >= 2 && hasTaskset();

function hasTaskset(): boolean {
  try {
    execFileSync('taskset', ['-V'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** A command that runs in its place; as it is where processes cannot be pinned. */
export function pinned(place: Place, command: string, args: string[]): [command: string, args: string[]] {
  return canPin ? ['taskset', ['-c', cores[place], command, ...args]] : [command, args];
}

/** Keeps this process, and with it all that it starts unpinned, to the core of the load. */
export function pinSelfToLoad(): void {
  if (canPin) execFileSync('taskset', ['-a', '-c', '-p', cores.load, String(process.pid)], { stdio: 'ignore' });
}
