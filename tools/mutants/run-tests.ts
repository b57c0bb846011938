import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createVitest, type Vitest } from 'vitest/node';
import { root } from '../run.ts';
import { instrument } from './instrument.ts';
import type { Mutant } from './mutants.ts';
import type { Entry, Plan } from './plan.ts';

/** Vitest with instrumented modules. */
export interface Tests {
  /** Runs test files with the mutants that each test reaches. @returns what the workers reported */
  runWithEach(files: readonly string[], mutants: readonly Mutant[]): Promise<Entry[]>;
  /** Whether test files pass with a mutant that is active from the start, or without one. */
  pass(files: readonly string[], mutant?: Mutant): Promise<boolean>;
  close(): Promise<void>;
}

const timeoutMs = 60_000;

/** Starts Vitest, which transforms each module once for all runs. */
export async function openTests(mutants: readonly Mutant[]): Promise<Tests> {
  const folder = mkdtempSync(join(tmpdir(), 'saifah-mutants-'));
  const planFile = join(folder, 'plan.json');
  const resultFile = join(folder, 'result.jsonl');
  const byFile = Map.groupBy(mutants, ({ file }) => join(root, file));
  const plugin = {
    name: 'mutants',
    enforce: 'pre' as const,
    transform(code: string, id: string) {
      const ofFile = byFile.get(id);
      return ofFile && { code: instrument(code, ofFile), map: null };
    },
  };
  const vitest = await createVitest(
    'test',
    {
      root,
      config: false,
      // On disk, instrumented modules would also be used by other runs of the tests.
      fsModuleCache: false,
      watch: false,
      reporters: [{}],
      silent: true,
      pool: 'forks',
      isolate: false,
      maxWorkers: 1,
      bail: 1,
      testTimeout: 3_600_000,
      hookTimeout: timeoutMs,
      restoreMocks: true,
      runner: join(import.meta.dirname, 'repeat-runner.ts'),
      globalSetup: [join(root, 'server/testing/template-database.ts')],
      include: ['{contract,server,storefront}/**/*.test.{ts,tsx}'],
      env: { NODE_ENV: 'test', TZ: 'UTC', MUTANTS_PLAN: planFile },
    },
    { plugins: [plugin] },
  );

  async function run(files: readonly string[], plan: Omit<Plan, 'resultFile'>) {
    writeFileSync(planFile, JSON.stringify({ ...plan, resultFile } satisfies Plan));
    writeFileSync(resultFile, '');
    const specifications = await specificationsOf(vitest, files);
    const ids = new Set(specifications.map(({ moduleId }) => moduleId));
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
    const failed = testModules.filter((module) => ids.has(module.moduleId) && !module.ok());
    return { failed, unhandledErrors };
  }

  return {
    async runWithEach(files, wanted) {
      const { failed } = await run(files, { mutants: wanted.map(({ id }) => id) });
      const [module] = failed;
      if (module) throw new Error(`Without a mutant, a test fails: ${describeFailure(module)}`);
      const lines = readFileSync(resultFile, 'utf8').split('\n').filter(Boolean);
      return lines.map((line) => JSON.parse(line) as Entry);
    },
    async pass(files, mutant) {
      const { failed, unhandledErrors } = await run(files, { mutants: [], only: mutant?.id ?? 0 });
      return failed.length + unhandledErrors.length === 0;
    },
    async close() {
      await vitest.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function describeFailure(module: Awaited<ReturnType<Vitest['runTestSpecifications']>>['testModules'][number]): string {
  const [test] = module.children.allTests('failed');
  const error = test?.result().errors?.[0] ?? module.errors()[0];
  return `${module.relativeModuleId}: ${test?.fullName ?? ''}\n${error?.message ?? ''}`;
}

async function specificationsOf(vitest: Vitest, files: readonly string[]) {
  const all = await vitest.globTestSpecifications(files.map((file) => join(root, file)));
  // In the given order: fast tests first.
  return files.flatMap((file) => all.filter(({ moduleId }) => moduleId === join(root, file)));
}
