import { rmSync, statSync } from 'node:fs';
import { type FileHandle, open, rename, rm, stat } from 'node:fs/promises';
import type { Writable } from 'node:stream';

/** Another command writes the same file. The message is shown to the operator. */
export class FileTaken extends Error {
  override name = 'FileTaken';
}

/** A file under a name of its own, which gets that of the file when it is complete. */
export interface Draft {
  /** To write all of it by; closes it at its end. */
  stream(): Writable;
  /**
   * Gives it the name of the file, in place of a file of this name.
   * @throws FileTaken if another command has begun to write the file meanwhile
   */
  finish(): Promise<void>;
  /** Removes it, unless it is that of another command by now. */
  discard(): Promise<void>;
}

/** The signals that end a command: Ctrl-C, `kill`, and a terminal that is closed. */
const endingSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Opens the draft of a file, in place of one that an interrupted command left. A signal that ends the command removes the draft first.
 *
 * @param ending of its name, after that of the file
 * @param mode permissions of a new file
 * @throws the system's error if it cannot be opened; FileTaken if another command opens it at the same time
 */
export async function openDraft(path: string, ending: string, mode?: number): Promise<Draft> {
  const draft = path + ending;
  const taken = () => new FileTaken(`Another command writes to ${path}: choose another name, or wait for it.`);
  await rm(draft, { force: true });
  const file = await open(draft, 'wx', mode).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EEXIST' ? taken() : error;
  });
  const { ino } = await file.stat();
  const isOwn = async () => (await stat(draft).catch(() => undefined))?.ino === ino;
  const listen = (change: 'on' | 'off') => {
    for (const signal of endingSignals) process[change](signal, end);
  };
  function end(signal: NodeJS.Signals): void {
    if (statSync(draft, { throwIfNoEntry: false })?.ino === ino) rmSync(draft, { force: true });
    listen('off');
    // Without a listener, the signal ends the process.
    process.kill(process.pid, signal);
  }
  listen('on');
  return {
    stream: () => file.createWriteStream(),
    async finish() {
      if (!(await isOwn())) throw taken();
      await rename(draft, path);
      listen('off');
    },
    async discard() {
      listen('off');
      await close(file);
      if (await isOwn()) await rm(draft, { force: true });
    },
  };
}

/** Its stream may have closed it. */
async function close(file: FileHandle): Promise<void> {
  await file.close().catch(() => {});
}
