import type { Locale } from '#contract/locale.ts';
import type { Db } from '../../db/database.ts';
import { foldThaiSpelling, hasThai, normaliseText } from '../../thai-text/thai-text.ts';
import type { QueryTerm } from '../analysis/analyser.ts';
import { isKindTerm } from '../analysis/lexicon-terms.ts';
import { goodsPhrases, latinGoods, thaiGoods } from '../analysis/other-goods.ts';
import { countMatches } from './match-queries.ts';
import { stopWords } from './stop-words.ts';
import { buildTextQuery, termQuery } from './text-query-rules.ts';

const fold = (text: string) => text.replace(/[\u0E00-\u0E7F]+/g, (run) => foldThaiSpelling(run).text);

const thai = thaiGoods.map(fold);
const latin: ReadonlySet<string> = new Set(latinGoods);
const phrases = goodsPhrases.map(fold);
const asked = /^(?:อยากได้|อยากซื้อ|ต้องการ|ซื้อ|ขาย|หา)\s*/;

/** The goods of other shops that a query is for, as they are in it; null if it is for none. */
function goodsIn(query: string, terms: readonly QueryTerm[]): string | null {
  const text = fold(normaliseText(query).replace(/\s+/g, ' ').trim().replace(asked, ''));
  const phrase = phrases.find((one) => ` ${text} `.includes(hasThai(one) ? one : ` ${one} `));
  if (phrase) return phrase;
  const begun = thai.find((one) => text.startsWith(one));
  if (begun) return begun;
  if (hasThai(text) || terms.some(({ term }) => isKindTerm(term))) return null;
  const words = text.split(' ').filter((word) => !stopWords.has(word));
  return [words.slice(-2).join(' '), words.at(-1) ?? ''].find((one) => latin.has(one)) ?? null;
}

/** Whether a query is for goods that no product and no category is named like. */
export async function isForOtherGoods(
  db: Db,
  locale: Locale,
  query: string,
  terms: readonly QueryTerm[],
  analyse: (text: string) => readonly QueryTerm[],
): Promise<boolean> {
  const goods = goodsIn(query, terms);
  if (goods === null) return false;
  // Documents have Thai runs from each letter on.
  const names =
    hasThai(goods) && !goods.includes(' ') ? [{ term: goods, alternatives: [], isPrefix: true }] : analyse(goods);
  const textQuery = buildTextQuery(names, null);
  const match = names.map((name) => termQuery(name, { weights: 'AB' })).join(' & ');
  return textQuery !== null && (await countMatches(db, locale, { ...textQuery, match }, 1)) === 0;
}
