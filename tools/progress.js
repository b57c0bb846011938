// @ts-check
/*
 * Shows how far a long step is. Plain JavaScript without packages: it also runs on Node 20, before anything is installed.
 */
import process from 'node:process';

/** Characters of a bar. */
const barLength = 24;

/**
 * A share as a bar with its percent: `[#########···············]  38 %`.
 *
 * @param {number} done
 * @param {number} total above zero
 */
export function bar(done, total) {
  const share = Math.max(0, Math.min(1, done / total));
  const filled = Math.floor(share * barLength);
  const percent = `${Math.floor(share * 100)}`.padStart(3);
  return `[${'#'.repeat(filled)}${'·'.repeat(barLength - filled)}] ${percent} %`;
}

/** While a step runs without a terminal to redraw, a line this often shows that it is alive. */
const quietInterval = 15_000;

/**
 * Runs `work` and shows `title` with the seconds that have gone by: redrawn in place on a terminal, else a line now and
 * then. Ends with ✓ or ✗ and the time it took.
 *
 * @template T
 * @param {string} title what is being done, in the present tense
 * @param {(say: (text: string) => void) => Promise<T>} work `say` tells how far it is: shown beside the title
 * @param {(result: T) => { ok: boolean, note?: string }} [verdict] how the result reads; by default all is well
 * @returns {Promise<T>}
 */
export async function step(title, work, verdict = () => ({ ok: true })) {
  const live = process.stdout.isTTY;
  const begun = performance.now();
  const seconds = (digits = 0) => `${((performance.now() - begun) / 1000).toFixed(digits)} s`;
  let said = '';
  const draw = () => {
    const line = `  … ${title}${said && `: ${said}`} ${seconds()}`;
    process.stdout.write(live ? `\r\u001B[K${line}` : `${line}\n`);
  };
  const say = (/** @type {string} */ text) => {
    said = text;
    if (live) draw();
  };
  const end = (/** @type {string} */ sign, /** @type {string} */ note) =>
    process.stdout.write(`${live ? '\r\u001B[K' : ''}  ${sign} ${title}${note && `: ${note}`} (${seconds(1)})\n`);

  process.stdout.write(live ? `  … ${title}` : `  … ${title}\n`);
  const timer = setInterval(draw, live ? 1000 : quietInterval);
  try {
    const result = await work(say);
    const { ok, note = '' } = verdict(result);
    end(ok ? '✓' : '✗', note);
    return result;
  } catch (error) {
    end('✗', '');
    throw error;
  } finally {
    clearInterval(timer);
  }
}
