import { localeOfPath } from './locale-of-path.ts';
import { defineCustomClientStrategy, defineCustomServerStrategy } from './paraglide/runtime.js';

const strategy = 'custom-path';

/** Registers how Paraglide determines the language; called once, before the first render. */
export function followPathLocale(): void {
  defineCustomServerStrategy(strategy, {
    getLocale: (request) => (request ? localeOfPath(new URL(request.url).pathname) : undefined),
  });
  defineCustomClientStrategy(strategy, {
    getLocale: () => localeOfPath(window.location.pathname),
    // Another language is another URL, reached by a link.
    setLocale: () => undefined,
  });
}
