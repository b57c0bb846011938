import type { Plugin } from 'vite';

const compile = 'function compilePath(path, caseSensitive = false, end = true) {';
const flatten = 'precomputedBranches ?? flattenAndRankRoutes(routes)';

/**
 * Compiles each pattern of a route once. React Router compiles all patterns twice before it hydrates a page, and those of layouts again for
 * each page in them: 800 regular expressions instead of 100. `matchRoutes`, which the server calls for each page that is not cached, ranks
 * the routes of an array at its first call.
 */
export function routePatternsPlugin(): Plugin {
  return {
    name: 'route-patterns',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/production\/lib\/router\/utils\.js$/ },
      handler(code) {
        if (!code.includes(compile) || !code.includes(flatten))
          this.error('React Router compiles patterns differently: adapt tools/route-patterns-plugin.ts');
        const once = `const compiledPatterns = new Map();
function compilePath(path, caseSensitive = false, end = true) {
  const key = [caseSensitive, end, path].join();
  if (!compiledPatterns.has(key)) compiledPatterns.set(key, compilePattern(path, caseSensitive, end));
  return compiledPatterns.get(key);
}
const rankedBranches = new WeakMap();
function branchesOf(routes) {
  if (!rankedBranches.has(routes)) rankedBranches.set(routes, flattenAndRankRoutes(routes));
  return rankedBranches.get(routes);
}
`;
        const changed = code
          .replace(compile, compile.replace('compilePath', 'compilePattern'))
          .replace(flatten, 'precomputedBranches ?? branchesOf(routes)');
        return { code: once + changed, map: null };
      },
    },
  };
}
