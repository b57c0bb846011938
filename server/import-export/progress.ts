/** Progress display of a long command. */
export interface Progress {
  /** Updates the display, at most every 200 ms. */
  done(count: number, total?: number): void;
  /** Writes a separate line. */
  line(text: string): void;
  /** Removes the progress line. */
  clear(): void;
}

/** The output stream, such as `process.stderr`. */
export interface ProgressOutput {
  write(text: string): unknown;
  isTTY?: boolean;
}

const redrawIntervalMs = 200;
/** Without a terminal, a new line this often. */
const lineIntervalMs = 15_000;

/**
 * Shows a count and its rate per second, both from the first count on: opening a database takes its time.
 *
 * @param what the unit, such as "rows"
 */
export function showProgress(screen: ProgressOutput, what: string): Progress {
  let first: { count: number; at: number } | undefined;
  let shown = 0;
  let drawn = false;
  const clear = () => {
    if (drawn) screen.write('\r\u001B[K');
    drawn = false;
  };
  return {
    done(count, total) {
      const now = performance.now();
      if (!first) {
        first = { count, at: now };
        shown = now;
      }
      if (now - shown < (screen.isTTY ? redrawIntervalMs : lineIntervalMs)) return;
      shown = now;
      const rate = Math.round((count - first.count) / ((now - first.at) / 1000));
      const of = total === undefined ? '' : ` of ${total.toLocaleString('en')}`;
      const text = `  … ${count.toLocaleString('en')}${of} ${what}, ${rate.toLocaleString('en')}/s`;
      clear();
      screen.write(screen.isTTY ? text : `${text}\n`);
      drawn = screen.isTTY ?? false;
    },
    line(text) {
      clear();
      screen.write(`${text}\n`);
    },
    clear,
  };
}
