import { foldThaiSpelling } from '../../thai-text/thai-text.ts';

const segmenter = new Intl.Segmenter('th', { granularity: 'word' });
/** Letters from which a word of the dictionary is hardly a name by chance: บอส is Bose. */
const minLetters = 4;

const segmentsOf = (text: string) => [...segmenter.segment(text)].map(({ segment }) => segment);

/** Whether the segmenter's dictionary has a word: letters that it does not know are one segment, however often they are repeated. */
export const isInDictionary = (word: string) => segmentsOf(word + word).every((segment) => segment === word);

/** A Thai word, with all that follows it directly. */
export const thaiRun = /[\u0E00-\u0E7F]+/g;

/** The Thai words of a query, each with all that follows it directly. */
export const thaiRuns = (query: string): readonly string[] => query.match(thaiRun) ?? [];

/** What the names of most machines begin with. */
const machine = 'เครื่อง';
/** Letters of the shortest word that tells machines apart: shorter ones are also found in misspelt ones. */
const minPartLetters = 3;

/** The machines of a query whose names are words of a dictionary, folded: เครื่องปั่น is no misspelt เครื่องปริ้น. */
export const knownMachines = (query: string): string[] =>
  thaiRuns(query)
    .filter((run) => {
      const [first, ...others] = segmentsOf(run);
      return first === machine && others.every((word) => word.length >= minPartLetters && isInDictionary(word));
    })
    .map((run) => foldThaiSpelling(run).text);

/** The Thai words of a query that are in a dictionary, folded: such as สบู่, which is no misspelt name. */
export const knownThaiWords = (query: string): ReadonlySet<string> =>
  new Set(
    thaiRuns(query)
      .flatMap(segmentsOf)
      .filter((word) => word.length >= minLetters && isInDictionary(word))
      .map((word) => foldThaiSpelling(word).text),
  );
