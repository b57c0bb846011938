import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pluralRulesPlugin } from './plural-rules-plugin.ts';
import { transformWith } from './transform-with.ts';

const transform = (code: string) => transformWith(pluralRulesPlugin(), code);

const registry = new URL('../storefront/i18n/paraglide/registry.js', import.meta.url);

test('words are in the singular and plural of each language, with one set of rules for each', async () => {
  const code = transform(readFileSync(registry, 'utf8'));
  const { plural } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  const forms = () => [
    plural('en', 1, {}),
    plural('en', 2, {}),
    plural('th', 1, {}),
    plural('en', 2, { type: 'ordinal' }),
  ];
  expect(forms()).toEqual(['one', 'other', 'other', 'two']);
  expect(forms()).toEqual(['one', 'other', 'other', 'two']);
  expect(code.match(/new Intl\.PluralRules/g)).toHaveLength(1);
});

test('a registry that Paraglide writes in another way fails the build', () => {
  expect(() => transform('export function plural() {}')).toThrow('Paraglide counts differently');
});
