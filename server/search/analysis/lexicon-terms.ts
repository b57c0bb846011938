import { foldThaiSpelling } from '../../thai-text/thai-text.ts';
import { features, modelSuffixes, productTypes, properties, standards, units } from './default-synonyms.ts';
import { splitIntoRuns } from './tokeniser.ts';

/** The phrases of groups as the terms that queries have. */
function termsOf(groups: readonly (readonly string[])[]): ReadonlySet<string> {
  return new Set(
    groups.flat().map((phrase) =>
      splitIntoRuns(phrase)
        .map(({ script, text }) => (script === 'thai' ? foldThaiSpelling(text).text : text))
        .join(''),
    ),
  );
}

/** Words for kinds of products, such as case and จอ, and for their features. */
export const productKindTerms = termsOf(productTypes);

/** Words for features, such as wireless and เกมมิ่ง. */
export const featureTerms = termsOf(features);

/** Whether a term stands for a kind of product, such as case, and not for a feature, such as wireless. */
export const isKindTerm = (term: string): boolean => productKindTerms.has(term) && !featureTerms.has(term);

const accessory = /^(?:เคส|เคสไอแพด|ฟิล์ม|ปากกา)$/;

/** Words for kinds of accessories, such as case and ฟิล์ม. */
export const accessoryTerms = termsOf(productTypes.filter(([name = '']) => accessory.test(name)));

/** Words that tell models of a series apart, such as pro and มินิ. */
export const modelSuffixTerms = termsOf(modelSuffixes);

/** Words for units, such as นิ้ว and mah. */
export const unitTerms = termsOf(units);

/** Words for properties, such as ขาว and usb. */
export const propertyTerms = termsOf(properties);

/** Words for standards, whose number belongs to them, such as wifi and usb. */
export const standardTerms = termsOf(standards);
