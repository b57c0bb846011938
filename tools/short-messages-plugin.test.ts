import { expect, test } from 'vitest';
import { shortMessagesPlugin } from './short-messages-plugin.ts';
import { transformWith } from './transform-with.ts';

const shorten = (code: string) => transformWith(shortMessagesPlugin(), code);

/** A message module as Paraglide writes it. */
function compiled(name: string, inputs: string, texts: { th: string; en: string }): string {
  const one = (locale: 'th' | 'en') =>
    `const ${locale}_${name} = /** @type {(inputs: Inputs) => LocalizedString} */ (${inputs}) => {\n\treturn /** @type {LocalizedString} */ (\`${texts[locale]}\`)\n};`;
  return `import { getLocale, experimentalStaticLocale } from '../runtime.js';
${one('th')}
${one('en')}
export const ${name} = /** @type {unknown} */ ((inputs = {}, options = {}) => {
\tconst locale = experimentalStaticLocale ?? options.locale ?? getLocale()
\tif (locale === "en") return en_${name}(inputs)
\treturn th_${name}(inputs)
});`;
}

/** Runs a message of a shortened module. */
async function run(code: string, name: string, locale: 'th' | 'en', inputs?: object): Promise<string> {
  const source = `${code.replace(/^import .*$/gm, '')}\nconst getLocale = () => '${locale}';`;
  return (await import(`data:text/javascript,${encodeURIComponent(source)}`))[name](inputs);
}

test('messages say the same when they are shortened', async () => {
  const plain = shorten(compiled('contact', '', { th: 'ติดต่อเรา', en: 'Contact us' }));
  expect(await run(plain, 'contact', 'th')).toBe('ติดต่อเรา');
  expect(await run(plain, 'contact', 'en')).toBe('Contact us');
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a compiled message.
  const greeting = shorten(compiled('greeting', 'i', { th: 'สวัสดี ${i?.name}', en: 'Hello, ${i?.name}' }));
  expect(await run(greeting, 'greeting', 'th', { name: 'ฟ้า' })).toBe('สวัสดี ฟ้า');
  expect(await run(greeting, 'greeting', 'en', { name: 'Fah' })).toBe('Hello, Fah');
  for (const code of [plain, greeting]) expect(code).not.toContain('options');
});

test('a module that Paraglide writes in another way fails the build', () => {
  expect(() => shorten('export default {};')).toThrow('Paraglide writes messages differently');
});
