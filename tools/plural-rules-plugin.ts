import type { Plugin } from 'vite';

const made = 'new Intl.PluralRules(locale, options)';

/**
 * Creates the plural rules of a language once. Paraglide creates them for each message that counts something, which takes forty times as
 * long as to apply them; a page of product cards has a hundred.
 */
export function pluralRulesPlugin(): Plugin {
  return {
    name: 'plural-rules',
    transform: {
      filter: { id: /\/i18n\/paraglide\/registry\.js$/ },
      handler(code) {
        if (!code.includes(made)) this.error('Paraglide counts differently: adapt tools/plural-rules-plugin.ts');
        const sharedRules = `const pluralRules = new Map();
function pluralRulesOf(locale, options) {
  const key = locale + JSON.stringify(options);
  if (!pluralRules.has(key)) pluralRules.set(key, ${made});
  return pluralRules.get(key);
}
`;
        return { code: sharedRules + code.replace(made, 'pluralRulesOf(locale, options)'), map: null };
      },
    },
  };
}
