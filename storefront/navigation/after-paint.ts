/** While a press runs what waited for the paint. */
let isPressed = false;

const presses = ['click', 'keydown'];

/**
 * Runs once the browser has shown what has changed so far, or at the next press of a button or a key if that comes first, with all that it
 * makes wait: whatever the press does, such as opening another page or closing a drawer, follows. Returns a function that cancels it.
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
    for (const press of presses) window.removeEventListener(press, runAtPress, true);
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
  for (const press of presses) window.addEventListener(press, runAtPress, true);
  return cancel;
}
