import { foldThaiSpelling } from '../../thai-text/thai-text.ts';

const segmenter = new Intl.Segmenter('th', { granularity: 'word' });
/** Letters from which a word of the dictionary is hardly a name by chance: บอส is Bose. */
const minLetters = 4;

const segmentsOf = (text: string) => [...segmenter.segment(text)].map(({ segment }) => segment);

/** Whether the segmenter's dictionary has a word: letters that it does not know are one segment, however often they are repeated. */
const isInDictionary = (word: string) => segmentsOf(word + word).every((segment) => segment === word);

/** The Thai words of a query that are in a dictionary, folded: such as สบู่, which is no misspelt name. */
export const knownThaiWords = (query: string): ReadonlySet<string> =>
  new Set(
    (query.match(/[\u0E00-\u0E7F]+/g) ?? [])
      .flatMap(segmentsOf)
      .filter((word) => word.length >= minLetters && isInDictionary(word))
      .map((word) => foldThaiSpelling(word).text),
  );
