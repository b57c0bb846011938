/*
 * The checks that run no tests, one by one:
 *
 *   node tools/checks.ts types   (`npm run types`)
 *   node tools/checks.ts lint    (`npm run lint`)
 */
import { adviceOn } from './advice.ts';
import { type Finished, runNode } from './run.ts';

/** A check of the sources by one program. */
export interface Check {
  title: string;
  /** Runs it; what it prints ends with what to do about a failure. */
  run(): Promise<Finished>;
}

function check(title: string, script: string, args: string[], advice: (output: string) => string[] = () => []): Check {
  return {
    title,
    async run() {
      const { ok, output } = await runNode(script, args);
      const lines = ok ? [] : advice(output).map((line) => `→ ${line}\n`);
      return { ok, output: [output, ...lines].join('\n') };
    },
  };
}

export const checks = {
  generated: check('Generated files', 'tools/generate.ts', ['--check']),
  types: check('Types', 'node_modules/typescript/bin/tsc', ['--project', '.'], adviceOn),
  lint: check(
    'Lint and format',
    'node_modules/@biomejs/biome/bin/biome',
    ['ci', '--error-on-warnings', '--max-diagnostics=none', `--colors=${process.stdout.isTTY ? 'force' : 'off'}`],
    () => ['`npm run format` formats all files and fixes what it safely can.'],
  ),
  walls: check('Walls between the rooms', 'tools/walls.ts', []),
  messages: check('Words in both languages', 'tools/messages.ts', ['check']),
};

/** What is run for a name on the command line: types depend on the generated files. */
const commands: Record<string, Check[]> = {
  types: [checks.generated, checks.types],
  lint: [checks.lint],
};

if (import.meta.main) {
  for (const { run } of commands[process.argv[2] ?? ''] ?? []) {
    const { ok, output } = await run();
    process.stdout.write(output);
    if (!ok) process.exit(1);
  }
}
