import { setFlagsFromString } from 'node:v8';
import { DatabaseUnusable } from './db/database.ts';
import { StartRefused } from './preflight.ts';
import { SettingsNotValid } from './settings.ts';

/** Whether an error is for the operator: its message is one line that says what to do. */
export function isForOperator(error: unknown): error is Error {
  return [SettingsNotValid, DatabaseUnusable, StartRefused].some((kind) => error instanceof kind);
}

/** Ends the program with exit code 1, after the line of an error for the operator or the stack of another. */
export function exitWith(error: unknown): never {
  process.stderr.write(`${isForOperator(error) ? error.message : error instanceof Error ? error.stack : error}\n`);
  process.exit(1);
}

/**
 * How much the heap may grow, in percent of what is in use, until V8 collects all garbage. By default it grows to four times as much, and
 * V8 keeps the pages of what it collects: a server that was busy once had 250 MB that it did not use. Not while it starts: a small heap that
 * grows would be collected again and again.
 */
const heapGrowthPercent = 60;

/**
 * Runs `start` as the main program: prints an expected error in one line and exits with code 1; stops on Ctrl-C and SIGTERM.
 */
export async function runServer(start: () => Promise<{ stop(): Promise<void> }>): Promise<void> {
  const server = await start().catch(exitWith);
  setFlagsFromString(`--heap-growing-percent=${heapGrowthPercent}`);
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      // A second Ctrl-C does not wait.
      if (stopping) process.exit(1);
      stopping = true;
      server.stop().then(() => process.exit(0), exitWith);
    });
  }
}
