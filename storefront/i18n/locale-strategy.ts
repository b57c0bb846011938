import { localeOfPath } from './locale-of-path.ts';
import { defineCustomServerStrategy, overwriteGetLocale } from './paraglide/runtime.js';

/** Registers how Paraglide determines the language; called once, before the first render. */
export function followPathLocale(): void {
  // Every message asks for the language: in browsers without the search through Paraglide's strategies.
  if (typeof window !== 'undefined') overwriteGetLocale(() => localeOfPath(window.location.pathname));
  else
    defineCustomServerStrategy('custom-path', {
      getLocale: (request) => (request ? localeOfPath(new URL(request.url).pathname) : undefined),
    });
}
