// @ts-check
/*
 * Progress of long steps. Plain JavaScript without dependencies: it also runs on Node 20, before packages are installed.
 */
import process from 'node:process';

/** Length of a bar, in characters. */
const barLength = 24;

/**
 * A progress bar with a percentage: `[#########···············]  38 %`.
 *
 * @param {number} done
 * @param {number} total greater than zero
 */
export function bar(done, total) {
  const share = Math.max(0, Math.min(1, done / total));
  const filled = Math.floor(share * barLength);
  const percent = `${Math.floor(share * 100)}`.padStart(3);
  return `[${'#'.repeat(filled)}${'·'.repeat(barLength - filled)}] ${percent} %`;
}

/** Milliseconds between progress lines when the output is not a terminal. */
const logIntervalMs = 15_000;

/**
 * What each running step shows: several can run at once, on one line of a terminal.
 * @type {Set<() => string>}
 */
const running = new Set();

/**
 * Calls `run` and prints `title` with the elapsed seconds: redrawn in place on a terminal, otherwise as occasional lines. Ends
 * with ✓ or ✗ and the duration.
 *
 * @template T
 * @param {string} title describes the step, in the present tense
 * @param {(showDetail: (text: string) => void) => Promise<T>} run may call `showDetail` to print its progress after the title
 * @param {(result: T) => { ok: boolean, note?: string }} [summarize] whether the result is a success, and a note to print; by default a success
 * @returns {Promise<T>}
 */
export async function step(title, run, summarize = () => ({ ok: true })) {
  const isTerminal = process.stdout.isTTY;
  const startedAt = performance.now();
  const seconds = (digits = 0) => `${((performance.now() - startedAt) / 1000).toFixed(digits)} s`;
  let detail = '';
  const show = () => `${title}${detail && `: ${detail}`} ${seconds()}`;
  const draw = () => {
    const line = isTerminal ? [...running].map((other) => other()).join(' · ') : show();
    process.stdout.write(isTerminal ? `\r\u001B[K  … ${line}` : `  … ${line}\n`);
  };
  const showDetail = (/** @type {string} */ text) => {
    detail = text;
    if (isTerminal) draw();
  };
  const end = (/** @type {string} */ sign, /** @type {string} */ note) => {
    running.delete(show);
    process.stdout.write(`${isTerminal ? '\r\u001B[K' : ''}  ${sign} ${title}${note && `: ${note}`} (${seconds(1)})\n`);
  };

  running.add(show);
  if (isTerminal) draw();
  else process.stdout.write(`  … ${title}\n`);
  const timer = setInterval(draw, isTerminal ? 1000 : logIntervalMs);
  try {
    const result = await run(showDetail);
    const { ok, note = '' } = summarize(result);
    end(ok ? '✓' : '✗', note);
    return result;
  } catch (error) {
    end('✗', '');
    throw error;
  } finally {
    clearInterval(timer);
  }
}
