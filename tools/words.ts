import { runNode } from './run.ts';

/**
 * Writes the generated files that are not in git: the compiled words and the types of the routes. Both come from loading
 * the Vite configuration, where Paraglide's plugin compiles the words. In a process of its own: the compiler leaves
 * timers behind that would keep ours alive. Also Vitest's global set-up, so that tests see the present words.
 *
 * @throws Error with what was printed when it fails
 */
export default async function generateWordsAndRouteTypes(): Promise<void> {
  const { ok, output } = await runNode('node_modules/@react-router/dev/bin.cjs', ['typegen']);
  if (!ok) throw new Error(`The words and the types of the routes could not be generated.\n${output}`);
}
