/** While a press runs what waited for the paint. */
let isPressed = false;

/**
 * Runs once the browser has shown what has changed so far, or at the next press if that comes first, with all that it makes wait: whatever
 * the press does, such as opening another page, follows. Returns a function that cancels it.
 */
export function afterPaint(run: () => void): () => void {
  if (isPressed) {
    run();
    return () => {};
  }
  let timer: number | undefined;
  const cancel = () => {
    cancelAnimationFrame(frame);
    window.clearTimeout(timer);
    window.removeEventListener('click', runAtPress, true);
  };
  const runNow = () => {
    cancel();
    run();
  };
  const runAtPress = () => {
    isPressed = true;
    try {
      runNow();
    } finally {
      isPressed = false;
    }
  };
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(runNow);
  });
  window.addEventListener('click', runAtPress, true);
  return cancel;
}
