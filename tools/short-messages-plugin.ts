import type { Plugin } from 'vite';

const messageModule = /\/i18n\/paraglide\/messages\/[a-z]\w*\.js$/;
/** Of one language, without inputs: the language and the text in backticks. */
const plainText = /^const (\w+?)_\w+ = .*\(\) => \{\s*return \/\*\*.*?\*\/ \((`[^`]*`)\)\s*\};/gm;
/** What is exported, at the end of the module. */
const exported = /^export const (\w+) = [\s\S]*/m;

/**
 * Shortens the message functions of Paraglide in scripts for browsers: each has an option for another language, which only the server
 * uses, and a function per language. That is half of what a short message takes.
 */
export function shortMessagesPlugin(): Plugin {
  return {
    name: 'short-messages',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: messageModule },
      handler(code) {
        const name = exported.exec(code)?.[1];
        if (!name) this.error('Paraglide writes messages differently: adapt tools/short-messages-plugin.ts');
        const { th, en } = Object.fromEntries([...code.matchAll(plainText)].map(([, locale, text]) => [locale, text]));
        const shortened =
          th && en
            ? `import { getLocale } from '../runtime.js';\nexport const ${name} = () => getLocale() === 'en' ? ${en} : ${th};\n`
            : code.replace(
                exported,
                `export const ${name} = (inputs) => getLocale() === 'en' ? en_${name}(inputs) : th_${name}(inputs);\n`,
              );
        return { code: shortened, map: null };
      },
    },
  };
}
