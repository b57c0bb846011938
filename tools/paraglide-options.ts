import type { CompilerOptions } from '@inlang/paraglide-js';

/** Options for compiling messages: Vite does so for the storefront, Vitest for its tests. */
export const paraglideOptions: CompilerOptions = {
  project: './project.inlang',
  outdir: './storefront/i18n/paraglide',
  // The language depends on the path alone, see `storefront/i18n/locale-strategy.ts`. Paraglide's `url` strategy does the same,
  // but sends a polyfill of URLPattern to every browser.
  strategy: ['custom-path', 'baseLocale'],
  isServer: 'import.meta.env.SSR',
  emitTsDeclarations: true,
};
