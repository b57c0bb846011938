/*
 * The static checks. Two of them can be run by name:
 *
 *   node tools/checks.ts types   (`npm run types`)
 *   node tools/checks.ts lint    (`npm run lint`)
 */
import { adviceOn } from './advice.ts';
import { type RunResult, runNode } from './run.ts';

/** A static check, run by one program. */
export interface Check {
  title: string;
  /** Runs the check. The output of a failed check ends with advice. */
  run(): Promise<RunResult>;
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
    'tools/quality/node_modules/@biomejs/biome/bin/biome',
    ['ci', '--error-on-warnings', '--max-diagnostics=none', `--colors=${process.stdout.isTTY ? 'force' : 'off'}`],
    () => ['`npm run format` formats all files and fixes what it safely can.'],
  ),
  walls: check('Import rules (walls)', 'tools/walls.ts', []),
  messages: check('Messages in both languages', 'tools/messages.ts', ['check']),
};

/** The checks of each command-line argument. Types depend on the generated files. */
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
