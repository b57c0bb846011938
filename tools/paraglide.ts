import type { CompilerOptions } from '@inlang/paraglide-js';

/** How the words are compiled: by Vite for the storefront, by Vitest for its tests. */
export const paraglide: CompilerOptions = {
  project: './project.inlang',
  outdir: './storefront/i18n/paraglide',
  // The path alone decides the language (spec 1), see `storefront/i18n/locale-strategy.ts`. Paraglide's own `url`
  // strategy says the same, but sends a polyfill of URLPattern to every browser.
  strategy: ['custom-path', 'baseLocale'],
  isServer: 'import.meta.env.SSR',
  emitTsDeclarations: true,
};
