import type { Plugin } from 'vite';

/**
 * Transforms the code of a module as a plugin does in a build, for its tests.
 * @throws Error with the message by which the plugin fails the build
 */
export function transformWith(plugin: Plugin, code: string): string {
  const { handler } = plugin.transform as unknown as { handler(this: unknown, code: string): { code: string } };
  const context = {
    error(message: string): never {
      throw new Error(message);
    },
  };
  return handler.call(context, code).code;
}
