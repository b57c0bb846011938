import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('./data-folder-process.ts', import.meta.url));
const timeoutMs = 15_000;

/** Why the data folder cannot be used, in a sentence for the operator. Waits for 15 seconds at most; creates the folder. */
export function dataFolderProblem(folder: string): Promise<string | undefined> {
  const child = spawn(process.execPath, [program, folder], { stdio: ['ignore', 'pipe', 'ignore'] });
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
  });
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      // It may not end before the file system answers: do not wait for it.
      child.kill('SIGKILL');
      child.unref();
      child.stdout.destroy();
      resolve(
        `The data folder ${folder} does not answer within ${timeoutMs / 1000} seconds: make it available again, or set DATA_FOLDER to another folder.`,
      );
    }, timeoutMs);
    const finish = (problem: string | undefined) => {
      clearTimeout(timer);
      resolve(problem);
    };
    child.on('error', (error) => finish(`The data folder ${folder} cannot be tried: ${error.message}.`));
    child.on('close', (code) =>
      finish(
        code === 0
          ? undefined
          : `The data folder ${folder} cannot be written: ${printed.split('\n')[0]}; fix that, or set DATA_FOLDER to another folder.`,
      ),
    );
  });
}
