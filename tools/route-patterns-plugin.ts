import type { Plugin } from 'vite';

const compile = 'function compilePath(path, caseSensitive = false, end = true) {';

/**
 * Compiles each pattern of a route once. React Router compiles all patterns twice before it hydrates a page, and those of layouts again for
 * each page in them: 800 regular expressions instead of 100.
 */
export function routePatternsPlugin(): Plugin {
  return {
    name: 'route-patterns',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/production\/lib\/router\/utils\.js$/ },
      handler(code) {
        if (!code.includes(compile))
          this.error('React Router compiles patterns differently: adapt tools/route-patterns-plugin.ts');
        const once = `const compiledPatterns = new Map();
function compilePath(path, caseSensitive = false, end = true) {
  const key = [caseSensitive, end, path].join();
  if (!compiledPatterns.has(key)) compiledPatterns.set(key, compilePattern(path, caseSensitive, end));
  return compiledPatterns.get(key);
}
`;
        return { code: once + code.replace(compile, compile.replace('compilePath', 'compilePattern')), map: null };
      },
    },
  };
}
