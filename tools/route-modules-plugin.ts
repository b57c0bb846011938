import type { Plugin } from 'vite';

const reload = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/;

/**
 * Lets the storefront decide what follows when the module of a route cannot be loaded, by a `route-module-error` that it can prevent
 * (`storefront/errors/stale-chunk.ts`). React Router reloads the page each time, also for a page that is only prefetched.
 */
export function routeModulesPlugin(): Plugin {
  return {
    name: 'route-modules',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/production\/lib\/dom\/ssr\/routeModules\.js$/ },
      handler(code) {
        if (!reload.test(code))
          this.error('React Router loads modules of routes differently: adapt tools/route-modules-plugin.ts');
        const report = `return new Promise((_, reject) => {
  const detail = () => reject(error);
  if (window.dispatchEvent(new CustomEvent("route-module-error", { cancelable: true, detail }))) detail();
});`;
        return { code: code.replace(reload, () => report), map: null };
      },
    },
  };
}
