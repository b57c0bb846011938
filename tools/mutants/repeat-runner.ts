import { appendFileSync, readFileSync } from 'node:fs';
import { type RunnerTestCase, type RunnerTestSuite, TestRunner } from 'vitest';
import { switchName } from './instrument.ts';
import type { Entry, Plan } from './plan.ts';

/*
 * Runs in Vitest's workers, instead of its own runner. In a run of all mutants every test runs without one, which shows which of them
 * it reaches, and then once for each of these that is still alive, in the same process and database. That works because tests create
 * the data that they need. A test that fails when it is repeated without a mutant is left to the runs of single mutants.
 */

const plan: Plan = JSON.parse(readFileSync(process.env.MUTANTS_PLAN ?? '', 'utf8'));
const alive = new Set(plan.mutants);
/** How often a mutated expression runs at most in one test; more is an endless loop. */
const maxRuns = 200_000;
/** Milliseconds of a test above which it is not repeated. */
const maxTestMs = 5_000;

let active = plan.only ?? 0;
let runs = 0;
let reached = new Set<number>();

Object.assign(globalThis, {
  [switchName](id: number): boolean {
    if (id !== active) {
      reached.add(id);
      return false;
    }
    runs += 1;
    if (runs > maxRuns) throw new Error('an endless loop');
    return true;
  },
});

const write = (entry: Entry) => appendFileSync(plan.resultFile, `${JSON.stringify(entry)}\n`);

export default class RepeatRunner extends TestRunner {
  /** Test files in which a test ran with mutants. */
  #repeated = new Set<string>();
  #spoiled = new Set<string>();

  override async onBeforeRunTask(test: RunnerTestCase): Promise<void> {
    await super.onBeforeRunTask(test);
    if (reached.size > 0) write({ kind: 'loaded', ids: [...reached], file: test.file.filepath });
    reached = new Set();
  }

  async runTask(test: RunnerTestCase): Promise<void> {
    const started = performance.now();
    const file = test.file.filepath;
    try {
      await functionOf(test)();
    } catch (error) {
      if (!this.#repeated.has(file)) throw error;
      this.#spoil(file, []);
    }
    if (plan.only !== undefined) return;
    const milliseconds = performance.now() - started;
    const ids = [...reached].filter((id) => alive.has(id));
    if (ids.length > 0 && milliseconds <= maxTestMs && !this.#spoiled.has(file)) {
      this.#repeated.add(file);
      await callHooks(test, 'afterEach');
      await this.#repeat(test, ids, 5_000 + 10 * milliseconds);
      await callHooks(test, 'beforeEach').catch(() => this.#spoil(file, []));
    } else if (ids.length > 0) write({ kind: 'not repeated', ids, file });
    reached = new Set();
  }

  /** A hook after a test that was repeated, such as one that checks the books, can fail because of what a mutant did. */
  override async onAfterRunTask(test: RunnerTestCase): Promise<void> {
    const file = test.file.filepath;
    if (test.result?.state === 'fail' && this.#repeated.has(file)) {
      if (!this.#spoiled.has(file)) this.#spoil(file, []);
      test.result.state = 'pass';
      test.result.errors = undefined;
    }
    await super.onAfterRunTask(test);
  }

  async #repeat(test: RunnerTestCase, ids: readonly number[], timeoutMs: number): Promise<void> {
    const file = test.file.filepath;
    if (!(await passes(test, 0, timeoutMs))) return write({ kind: 'not repeated', ids: [...ids], file });
    write({ kind: 'covered', ids: [...ids], file });
    for (const [at, id] of ids.entries()) {
      if (await passes(test, id, timeoutMs)) continue;
      alive.delete(id);
      write({ kind: 'killed', ids: [id], file, test: test.name });
      if (!(await passes(test, 0, timeoutMs))) return this.#spoil(file, ids.slice(at + 1));
    }
  }

  /** What a mutant did remains: tests of the file fail now without one, and are not repeated. */
  #spoil(file: string, ids: readonly number[]): void {
    this.#spoiled.add(file);
    write({ kind: 'spoiled', ids: [...ids], file });
  }
}

/** Whether a test passes when it runs again with a mutant; 0 is none. */
async function passes(test: RunnerTestCase, id: number, timeoutMs: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('timeout')), timeoutMs);
  });
  const run = async () => {
    await callHooks(test, 'beforeEach');
    await functionOf(test)();
  };
  runs = 0;
  active = id;
  try {
    await Promise.race([run(), timeout]);
    await callHooks(test, 'afterEach');
    return true;
  } catch {
    await callHooks(test, 'afterEach').catch(() => {});
    return false;
  } finally {
    clearTimeout(timer);
    active = 0;
  }
}

type Hook = (context: unknown, suite: unknown) => unknown;

function functionOf(test: RunnerTestCase): () => unknown {
  return TestRunner.getTestFn(test) as () => unknown;
}

async function callHooks(test: RunnerTestCase, name: 'beforeEach' | 'afterEach'): Promise<void> {
  const hooks: Hook[] = [];
  let suite: RunnerTestSuite | undefined = test.suite ?? test.file;
  while (suite) {
    hooks.unshift(...(TestRunner.getSuiteHooks(suite)[name] as Hook[]));
    suite = suite === test.file ? undefined : (suite.suite ?? test.file);
  }
  if (name === 'afterEach') {
    const ending = test as { onFinished?: Hook[] | undefined };
    hooks.push(...(ending.onFinished ?? []).toReversed());
    ending.onFinished = [];
  }
  for (const hook of hooks) await hook(test.context, test.suite ?? test.file);
}
