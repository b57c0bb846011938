import { runNode } from './run.ts';

/**
 * Writes the generated files that are not in git: compiled messages and route types. Loading the Vite configuration is enough:
 * Paraglide's plugin compiles the messages. Runs in a separate process because the compiler leaves timers running. Also
 * Vitest's global setup, so that tests use the current messages.
 *
 * @throws Error with the printed output if it fails
 */
export default async function generateMessagesAndRouteTypes(): Promise<void> {
  const { ok, output } = await runNode('node_modules/@react-router/dev/bin.cjs', ['typegen'], {
    NODE_ENV: 'development',
  });
  if (!ok) throw new Error(`The messages and the route types could not be generated.\n${output}`);
}
