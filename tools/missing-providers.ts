import { startTestProviders } from '#server/testing/test-providers.ts';

/**
 * Starts test providers of social sign-in and points the settings of this process to them, except those of providers that the
 * environment has a setting of.
 */
export async function startMissingProviders(): Promise<{ close(): Promise<void> }> {
  const providers = await startTestProviders();
  const prefixOf = (name: string) => name.slice(0, name.indexOf('_'));
  const names = Object.keys(providers.environment);
  const given = new Set(names.filter((name) => process.env[name]).map(prefixOf));
  for (const [name, value] of Object.entries(providers.environment))
    if (!given.has(prefixOf(name))) process.env[name] = value;
  return providers;
}
