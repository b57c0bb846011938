/** Shows on standard error how far a long command is. */
export interface Progress {
  /** How much is done, now and then redrawn. */
  done(count: number, total?: number): void;
  /** Writes a line of its own. */
  line(text: string): void;
  /** Removes what is drawn. */
  clear(): void;
}

/** What progress is written to; `process.stderr` is one. */
export interface ProgressOutput {
  write(text: string): unknown;
  isTTY?: boolean;
}

const redrawIntervalMs = 200;
/** Without a terminal to redraw, a line this often shows that it is alive. */
const lineIntervalMs = 15_000;

/** Counts `what` ("rows") with the rate since the beginning. */
export function showProgress(screen: ProgressOutput, what: string): Progress {
  const begun = performance.now();
  let shown = begun;
  let first: number | undefined;
  let drawn = false;
  const clear = () => {
    if (drawn) screen.write('\r\u001B[K');
    drawn = false;
  };
  return {
    done(count, total) {
      first ??= count;
      const now = performance.now();
      if (now - shown < (screen.isTTY ? redrawIntervalMs : lineIntervalMs)) return;
      shown = now;
      const rate = Math.round((count - first) / ((now - begun) / 1000));
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
