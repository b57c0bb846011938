/** The request that a task is for. */
export interface TaskRequest {
  /** Identifies whose turn it is. */
  caller: string;
  /** Aborted when the request has been answered or its client has left; without it the task is run in any case, as one whose result is stored. */
  ended?: AbortSignal;
}

/** Numbers of tasks that wait or run. */
export interface FairQueueLimits {
  tasks: number;
  tasksPerCaller: number;
}

type Task = () => Promise<void>;

/**
 * Runs tasks one after the other. Callers take turns: a task waits for at most one task of each other caller, and for those of its own
 * caller that came before.
 */
export class FairQueue {
  readonly #limits: FairQueueLimits;
  /** By caller, in the order of their turns, those that run included. */
  readonly #tasks = new Map<string, Set<Task>>();
  #isRunning = false;

  constructor(limits: FairQueueLimits) {
    this.#limits = limits;
  }

  /**
   * The result of `work`. `too_many_requests`: its caller has too many tasks. `unavailable`: all callers together have too many, or the
   * request ended before the turn of its task.
   */
  async run<Result>(
    { caller, ended }: TaskRequest,
    work: () => Promise<Result>,
  ): Promise<Result | 'too_many_requests' | 'unavailable'> {
    const tasks = this.#tasks.get(caller) ?? new Set();
    if (tasks.size >= this.#limits.tasksPerCaller) return 'too_many_requests';
    if (ended?.aborted || this.#count() >= this.#limits.tasks) return 'unavailable';
    return new Promise((resolve, reject) => {
      const drop = () => {
        tasks.delete(task);
        if (tasks.size === 0) this.#tasks.delete(caller);
        resolve('unavailable');
      };
      const task = async () => {
        ended?.removeEventListener('abort', drop);
        try {
          resolve(await work());
        } catch (error) {
          reject(error);
        }
      };
      ended?.addEventListener('abort', drop, { once: true });
      this.#tasks.set(caller, tasks.add(task));
      if (!this.#isRunning) void this.#runAll();
    });
  }

  async #runAll(): Promise<void> {
    this.#isRunning = true;
    for (const [caller, tasks] of this.#tasks) {
      const [task] = tasks;
      await task?.();
      if (task) tasks.delete(task);
      this.#tasks.delete(caller);
      // After those of other callers, also of those who came while it ran.
      if (tasks.size > 0) this.#tasks.set(caller, tasks);
    }
    this.#isRunning = false;
  }

  #count(): number {
    return this.#tasks.values().reduce((sum, { size }) => sum + size, 0);
  }
}
