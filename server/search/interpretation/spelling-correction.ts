import type { Locale } from '#contract/locale.ts';
import type { Db } from '../../db/database.ts';
import type { Analysis, QueryWord } from '../analysis/analyser.ts';
import { hasThai } from '../analysis/normalisation.ts';
import { documentsOfWords } from './document-frequencies.ts';
import { withinTypos } from './edit-distance-rules.ts';
import { wordsNear, writtenForm } from './vocabulary-terms.ts';

/** Words that were typed, and in how many documents each is. */
interface Typed {
  words: readonly QueryWord[];
  documents: readonly number[];
}

/** What was typed as a query with the likeliest words in the place of what no document has; null where that changes nothing. */
export async function speltRight(db: Db, analysis: Analysis, locale: Locale, typed: Typed): Promise<string | null> {
  const terms: string[] = [];
  for (const stretch of stretchesOf(typed)) {
    // A slip in Thai spoils where its words begin and end: all that stands together may be one word.
    const together = {
      term: stretch.words.map(({ term }) => term).join(''),
      isLast: stretch.words.at(-1)?.isLast ?? false,
    };
    const whole = stretch.isKnown ? null : await likeliest(db, analysis, locale, together);
    if (whole) terms.push(whole);
    else
      terms.push(
        ...(await Promise.all(stretch.words.map((word) => ownOrLikeliest(db, analysis, locale, typed, word)))),
      );
  }
  if (terms.join(' ') === typed.words.map(({ term }) => term).join(' ')) return null;
  return written(db, locale, terms);
}

/** Words of Thai that stand side by side, each other word alone, and whether documents have all of them. */
function stretchesOf({ words, documents }: Typed): { words: QueryWord[]; isKnown: boolean; isThai: boolean }[] {
  const stretches: { words: QueryWord[]; isKnown: boolean; isThai: boolean }[] = [];
  for (const [index, word] of words.entries()) {
    const isKnown = (documents[index] ?? 0) > 0;
    const isThai = hasThai(word.term);
    const last = stretches.at(-1);
    if (!last || !isThai || !last.isThai) {
      stretches.push({ words: [word], isKnown, isThai });
      continue;
    }
    last.words.push(word);
    last.isKnown &&= isKnown;
  }
  return stretches;
}

/** A word that documents have as it is, another one as the likeliest that is meant. */
async function ownOrLikeliest(
  db: Db,
  analysis: Analysis,
  locale: Locale,
  { words, documents }: Typed,
  word: QueryWord,
): Promise<string> {
  if ((documents[words.indexOf(word)] ?? 0) > 0) return word.term;
  return (await likeliest(db, analysis, locale, word)) ?? word.term;
}

/** Terms as a query that people read. */
export async function written(db: Db, locale: Locale, terms: readonly string[]): Promise<string> {
  const forms: string[] = [];
  for (const term of terms) forms.push(await writtenForm(db, locale, term));
  return forms.join(' ');
}

/** The word that a misspelt one means: of the nearest, the one that most documents have. */
async function likeliest(
  db: Db,
  analysis: Analysis,
  locale: Locale,
  { term, isLast }: Pick<QueryWord, 'term' | 'isLast'>,
): Promise<string | null> {
  const within = withinTypos(term);
  if (within === 0) return null;
  const near = await wordsNear(db, locale, term, within, isLast);
  const words = near.map(({ word }) => {
    const [known = { term: word, alternatives: [] }] = analysis.queryWords(word, locale);
    return { ...known, isLast: false };
  });
  const [documents] = await documentsOfWords(db, locale, words);
  const [best] = near
    .map((one, index) => ({ ...one, documents: documents[index] ?? 0 }))
    .filter((one) => one.documents > 0)
    .sort((a, b) => a.distance - b.distance || b.documents - a.documents);
  return best?.word ?? null;
}
