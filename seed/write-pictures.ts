/*
 * The code of a thread that draws the pictures of the demo shop and writes the missing and changed ones into the folder that it is given.
 * It posts the number of finished pictures and that of all.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { demoPictures } from './pictures.ts';

const folder = workerData as string;
/** Pictures between two reports. */
const reportInterval = 50;

const written = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
};

const pictures = demoPictures();
const folders = new Set<string>();
let done = 0;
for (const [path, draw] of pictures) {
  const file = join(folder, path);
  const picture = draw();
  if (written(file) !== picture) {
    if (!folders.has(dirname(file))) mkdirSync(dirname(file), { recursive: true });
    folders.add(dirname(file));
    writeFileSync(file, picture);
  }
  done += 1;
  if (done % reportInterval === 0 || done === pictures.size) parentPort?.postMessage([done, pictures.size]);
}
