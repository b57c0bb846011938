/** Runs tasks one after the other, in the order of the calls; `unavailable` if too many wait. */
export type TaskQueue = <Result>(task: () => Promise<Result>) => Promise<Result | 'unavailable'>;

export function createTaskQueue(maxQueued: number): TaskQueue {
  let last: Promise<unknown> = Promise.resolve();
  let queued = 0;
  return async (task) => {
    if (queued >= maxQueued) return 'unavailable';
    queued += 1;
    const result = last.then(task).finally(() => {
      queued -= 1;
    });
    last = result.catch(() => {});
    return result;
  };
}
