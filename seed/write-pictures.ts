/*
 * The code of a thread that draws the pictures of the demo shop and writes the missing and changed ones into the folder that it is given.
 * It posts the number of finished pictures and that of all.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { demoPictures } from './pictures.ts';

const folder = workerData as string;
/** Pictures between two reports. */
const reportInterval = 50;
/** Files that are written at the same time: creating one takes far longer than drawing its picture. */
const concurrency = 8;

const written = (file: string): Promise<string | undefined> => readFile(file, 'utf8').catch(() => undefined);

const pictures = demoPictures();
const folders = new Map<string, Promise<unknown>>();

/** Creates a folder, once for all pictures in it. */
function created(path: string): Promise<unknown> {
  const creation = folders.get(path) ?? mkdir(path, { recursive: true });
  folders.set(path, creation);
  return creation;
}

let done = 0;
const remaining = pictures.entries();
async function writeRemaining(): Promise<void> {
  for (const [path, draw] of remaining) {
    const file = join(folder, path);
    const picture = draw();
    if ((await written(file)) !== picture) {
      await created(dirname(file));
      await writeFile(file, picture);
    }
    done += 1;
    if (done % reportInterval === 0 || done === pictures.size) parentPort?.postMessage([done, pictures.size]);
  }
}

await Promise.all(Array.from({ length: concurrency }, writeRemaining));
