/**
 * Runs once the browser has shown what has changed so far, or at the next press if that comes first: whatever it does, such as opening another
 * page, follows. Returns a function that cancels it.
 */
export function afterPaint(run: () => void): () => void {
  let timer: number | undefined;
  const cancel = () => {
    cancelAnimationFrame(frame);
    window.clearTimeout(timer);
    window.removeEventListener('click', runNow, true);
  };
  const runNow = () => {
    cancel();
    run();
  };
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(runNow);
  });
  window.addEventListener('click', runNow, true);
  return cancel;
}
