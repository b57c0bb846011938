import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { root } from './run.ts';

const run = (tool: string, argument: string) =>
  spawnSync(process.execPath, [tool, argument], { cwd: root, encoding: 'utf8', timeout: 60_000 });

test.each(['tools/dev.ts', 'tools/mutants/main.ts', 'tools/package.ts', 'tools/start.ts', 'tools/test.ts'])(
  '%s explains itself, and does nothing for an option that it does not know',
  (tool) => {
    expect(run(tool, '--help')).toMatchObject({ status: 0, stderr: '', stdout: expect.stringMatching(/--help/) });
    const refused = run(tool, '--no-dmo');
    expect(refused).toMatchObject({ status: 2, stdout: '', stderr: expect.stringContaining('--no-dmo') });
  },
);
