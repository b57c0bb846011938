import { expect, test } from 'vitest';
import { runNode } from './run.ts';

test('a journey in an unknown project is refused with the known ones, before anything is built', async () => {
  const { ok, output } = await runNode('tools/test-file.ts', ['e2e/wishlist.spec.ts', '--project=tablet']);
  expect(ok).toBe(false);
  expect(output).toContain('Project(s) "tablet" not found. Available projects: "phone", "desktop"');
  expect(output).not.toContain('Building');
});
