import { fileURLToPath } from 'node:url';
import type { CompilerOptions } from '@inlang/paraglide-js';
import type { Plugin } from 'vite';

const options = {
  project: './project.inlang',
  // The language depends on the path alone, see `storefront/i18n/locale-strategy.ts`. Paraglide's `url` strategy does the same,
  // but sends a polyfill of URLPattern to every browser.
  strategy: ['custom-path', 'baseLocale'],
  isServer: 'import.meta.env.SSR',
  emitTsDeclarations: true,
} satisfies Partial<CompilerOptions>;

/** A build has a folder of its own: it would otherwise replace the modules that `npm run dev` serves. */
const buildFolder = fileURLToPath(new URL('../node_modules/.cache/build/i18n/paraglide/', import.meta.url));
const isBuild = process.env.NODE_ENV === 'production';

/**
 * Options for compiling messages. A build has a module per message, so that a page gets its own only; development and tests have one per
 * language: thousands of files would slow them down.
 */
export const paraglideOptions: CompilerOptions = isBuild
  ? { ...options, outdir: buildFolder, outputStructure: 'message-modules' }
  : { ...options, outdir: './storefront/i18n/paraglide', outputStructure: 'locale-modules' };

/** Imports of compiled messages become those of the build. */
export function buildMessagesPlugin(): Plugin {
  return {
    name: 'build-messages',
    apply: () => isBuild,
    enforce: 'pre',
    resolveId: {
      filter: { id: /\/paraglide\/.+\.js$/ },
      handler: (id) => buildFolder + id.replace(/.*\/paraglide\//, ''),
    },
  };
}
