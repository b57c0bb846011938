import { stringify } from 'csv-stringify/sync';
import type { FeedName } from '#contract/feeds.ts';
import type { Locale } from '#contract/locale.ts';
import { homePath } from '#contract/locale.ts';
import { shop } from '#contract/shop.ts';
import { element, xmlHead } from '#contract/xml.ts';
import type { FeedItem } from './feed-items.ts';
import { googleFields } from './formats/google.ts';
import { lazadaFields, lineFields, shopeeFields } from './formats/marketplaces.ts';
import { metaFields } from './formats/meta.ts';
import { tiktokFields } from './formats/tiktok.ts';
import { type Field, textsOf } from './rules.ts';

/** How a feed is written. */
export interface FeedFormat {
  /** For the operator. */
  title: string;
  fields: readonly Field[];
  head: (options: { origin: string; locale: Locale }) => string;
  items: (items: readonly FeedItem[]) => string;
  tail: string;
}

/** RSS 2.0 with the namespace of Google. */
function rss(title: string, fields: readonly Field[]): FeedFormat {
  return {
    title,
    fields,
    head: ({ origin, locale }) => `${xmlHead}<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
<channel>
${element('title', shop.name[locale])}
${element('link', origin + homePath(locale))}
${element('description', shop.tagline[locale])}
`,
    items: (items) =>
      items
        .map((item) => `<item>\n${fields.flatMap((field) => elementsOf(field, item)).join('\n')}\n</item>\n`)
        .join(''),
    tail: '</channel>\n</rss>\n',
  };
}

function elementsOf({ name, value }: Field, item: FeedItem): string[] {
  const content = value(item);
  if (content !== undefined && typeof content === 'object' && !Array.isArray(content)) {
    const inner = Object.entries(content).map(([part, text]) => element(`g:${part}`, text));
    return [`<g:${name}>${inner.join('')}</g:${name}>`];
  }
  return textsOf(content).map((text) => element(`g:${name}`, text));
}

/**
 * Comma-separated values in UTF-8, lists joined by commas.
 *
 * @param spreadsheet whether people open it: it then begins with the mark by which spreadsheets recognise UTF-8
 */
function csv(title: string, fields: readonly Field[], { spreadsheet }: { spreadsheet: boolean }): FeedFormat {
  return {
    title,
    fields,
    head: () => `${spreadsheet ? '\uFEFF' : ''}${stringify([fields.map(({ name }) => name)])}`,
    items: (items) => stringify(items.map((item) => fields.map(({ value }) => textsOf(value(item)).join(',')))),
    tail: '',
  };
}

/** The feeds, by the name of the site that reads them. */
export const feedFormats: Record<FeedName, FeedFormat> = {
  google: rss('Google Merchant Center', googleFields),
  meta: csv('Meta (Facebook, Instagram)', metaFields, { spreadsheet: false }),
  line: csv('LINE SHOPPING', lineFields, { spreadsheet: true }),
  shopee: csv('Shopee', shopeeFields, { spreadsheet: true }),
  lazada: csv('Lazada', lazadaFields, { spreadsheet: true }),
  tiktok: csv('TikTok', tiktokFields, { spreadsheet: false }),
};
