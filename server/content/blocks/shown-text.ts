import type { Locale } from '#contract/locale.ts';
import { inLanguage, isEditorsText } from './in-language.ts';
import type { StoredBlock } from './stored-block.ts';

/** Parts of texts that are not read: kinds and addresses in the blocks of a description. */
const unread = new Set(['type', 'url']);

/** What a shopper reads of blocks in a language, without markup. A block that lacks a text in it is not shown, and not read. */
export function shownText(blocks: readonly StoredBlock[], locale: Locale): string {
  return blocks
    .filter(({ data }) => inLanguage(data, locale) !== null)
    .flatMap(({ data }) => textsIn(data, locale))
    .join('\n');
}

/** @param isText whether the value is within a text of an editor, in the language */
function textsIn(value: unknown, locale: Locale, isText = false): string[] {
  if (typeof value === 'string') return isText ? [withoutMarkup(value)] : [];
  if (Array.isArray(value)) return value.flatMap((item) => textsIn(item, locale, isText));
  if (value === null || typeof value !== 'object') return [];
  if (isEditorsText(value)) return textsIn(value[locale], locale, true);
  return Object.entries(value).flatMap(([name, part]) => (unread.has(name) ? [] : textsIn(part, locale, isText)));
}

function withoutMarkup(html: string): string {
  return html.replace(/<\/?[a-z][^>]*>/gi, ' ').replace(/&(?:[a-z]+|#\d+);/gi, ' ');
}
