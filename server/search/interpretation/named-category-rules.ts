import { foldThaiSpelling, hasThai } from '../../thai-text/thai-text.ts';
import type { QueryTerm } from '../analysis/analyser.ts';
import { toSingular } from '../analysis/category-lexemes.ts';
import { categoryMark, kindMark } from '../analysis/lexemes.ts';
import { isKindTerm } from '../analysis/lexicon-terms.ts';

/** Terms of the longest category name that is recognised. */
const maxNameTerms = 3;
/** Letters from which an unfinished term is taken for the beginning of a category name. */
const minPrefixLength = 3;

/** Terms of a query that may be the name of a category: those from index `from` up to, not including, `to`. */
export interface CategoryMention {
  from: number;
  to: number;
  /** Of the names that they may stand for. */
  lexemes: string[];
  /** Of the kinds that they may stand for. */
  kindLexemes: string[];
  /** Whether they are the beginning of a name. */
  isPrefix: boolean;
}

/** All terms and phrases of a query as possible category names. */
export function categoryMentions(terms: readonly QueryTerm[]): CategoryMention[] {
  return terms.flatMap(({ term, alternatives, isPrefix }, from) => {
    const names = [...new Set([term, ...alternatives].map((phrase) => phrase.split(' ').map(toSingular).join('')))];
    const mentions: CategoryMention[] = [
      {
        from,
        to: from + 1,
        lexemes: names.map((name) => categoryMark + name),
        kindLexemes: names.map((name) => kindMark + name),
        isPrefix: false,
      },
    ];
    if (isPrefix && term.length >= minPrefixLength)
      mentions.push({ from, to: from + 1, lexemes: [categoryMark + term], kindLexemes: [], isPrefix: true });
    for (let to = from + 2; to <= Math.min(terms.length, from + maxNameTerms); to += 1) {
      const name = terms.slice(from, to).map((one) => toSingular(one.term));
      mentions.push({ from, to, lexemes: [categoryMark + name.join('')], kindLexemes: [], isPrefix: false });
    }
    return mentions;
  });
}

const measurement = /^[0-9.]+(?:gb|tb|mb|w|hz|mah|inch|inches|mm|cm|m|k|p)$/;

/** The terms after these describe a feature or a purpose, not the product. */
const prepositions: ReadonlySet<string> = new Set([
  ...['with', 'without', 'for', 'from', 'in'],
  ...['มี', 'ไม่มี', 'พร้อม', 'แถม', 'สำหรับ', 'ใช้กับ'].map((word) => foldThaiSpelling(word).text),
]);

/**
 * The mention with the lexemes that documents have. It names categories of the kind as well if no category has the name as it is typed: all
 * that are called หูฟัง. Null if no document has any.
 * @param frequencies how many documents have each of `lexemes`, then of `kindLexemes`
 */
export function existingMention(mention: CategoryMention, frequencies: readonly number[]): CategoryMention | null {
  const all = [...mention.lexemes, ...mention.kindLexemes];
  const existing = all.filter((_, index) => (frequencies[index] ?? 0) > 0);
  const isNamed = existing.includes(mention.lexemes[0] ?? '');
  const names = existing.filter((lexeme) => mention.lexemes.includes(lexeme));
  const kinds = existing.filter((lexeme) => mention.kindLexemes.includes(lexeme));
  const ofTyped = kinds.filter((lexeme) => lexeme === mention.kindLexemes[0]);
  const lexemes = isNamed ? names : names.length > 0 ? [...names, ...ofTyped] : kinds;
  return lexemes.length > 0 ? { ...mention, lexemes, kindLexemes: kinds } : null;
}

/**
 * The category that a query is for, of those it mentions: one that is called like a kind rather than one that is called like a brand or
 * a series (tablet ซัมซุง), before a preposition (tablet with pen, tablet มีปากกา). In Thai it is the first one (สายชาร์จไอโฟน), in English the
 * last one (iphone cable) that is no measurement (monitor 1080p) and does not follow one (laptop 16gb ram). The longest name wins;
 * unfinished names count only if there is no whole one.
 */
export function pickNamedCategory(
  mentions: readonly CategoryMention[],
  terms: readonly QueryTerm[],
): CategoryMention | null {
  const whole = mentions.filter(({ isPrefix }) => !isPrefix);
  if (whole.length < mentions.length && whole.length > 0) return pickNamedCategory(whole, terms);
  const termAt = (index: number) => terms[index]?.term ?? '';
  const ofKinds = mentions.filter(({ from, to }) => terms.slice(from, to).some(({ term }) => isKindTerm(term)));
  if (ofKinds.length > 0 && ofKinds.length < mentions.length) return pickNamedCategory(ofKinds, terms);
  const end = terms.findIndex(({ term }) => prepositions.has(term));
  const before = mentions.filter(({ to }) => to <= end);
  if (before.length > 0 && before.length < mentions.length) return pickNamedCategory(before, terms);
  const inThai = mentions.filter(({ from }) => hasThai(termAt(from)));
  if (inThai.length > 0) return inThai.toSorted((a, b) => a.from - b.from || b.to - a.to)[0] ?? null;
  const words = mentions.filter(({ from }) => !measurement.test(termAt(from)));
  const free = words.filter(({ from }) => !measurement.test(termAt(from - 1)));
  const inEnglish = (free.length > 0 ? free : words).toSorted((a, b) => b.to - a.to || a.from - b.from);
  return inEnglish[0] ?? null;
}

/** Whether a mention stands for a category with one of these lexemes. */
export function mentionsCategory({ lexemes, isPrefix }: CategoryMention, ofCategory: readonly string[]): boolean {
  return ofCategory.some((one) => lexemes.some((lexeme) => (isPrefix ? one.startsWith(lexeme) : one === lexeme)));
}
