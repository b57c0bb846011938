import { foldThaiSpelling } from '../../thai-text/thai-text.ts';
import type { QueryTerm } from './analyser.ts';
import { standardTerms, unitTerms } from './lexicon-terms.ts';
import type { Run } from './tokeniser.ts';

type Term = Omit<QueryTerm, 'isPrefix'>;

const number = /^[0-9]+(?:\.[0-9]+)?$/;
/** Numbers of standards and of generations are short: 256 of usb 256 is a capacity. */
const shortNumber = /^[0-9]{1,2}(?:\.[0-9])?$/;
const numberAndLetters = /^([0-9.]+)([a-z]+)$/;

/** Units that are no words by themselves: a single letter may stand for anything else. */
const symbols: Record<string, string> = { เมตร: 'm', metre: 'm', meter: 'm', metres: 'm', meters: 'm' };

const thaiUnits = [...unitTerms].filter((unit) => /[\u0E00-\u0E7F]/.test(unit)).toSorted((a, b) => b.length - a.length);

/** The folded unit that a Thai run begins with, such as นิว; null if it begins with none. */
export function unitAtStart(run: string): string | null {
  const { text } = foldThaiSpelling(run);
  return thaiUnits.find((unit) => text.startsWith(unit)) ?? null;
}

/** Whether a run is a number in the middle of a code that begins with another one: 75 of 27GS75Q is no size and no model. */
export function isWithinCode(runs: readonly Run[], at: number): boolean {
  const [first, letters, number] = [runs[at - 2], runs[at - 1], runs[at]];
  return (
    number?.script === 'digits' &&
    number.followsDirectly &&
    letters?.script === 'latin' &&
    letters.followsDirectly &&
    letters.text.length > 1 &&
    first?.script === 'digits'
  );
}

/** Whether a run is the number of a standard, and none of what is before it: POCO F7 Ultra 5G is no Ultra 5. */
export function isOfStandard(runs: readonly Run[], at: number): boolean {
  const [run, next] = [runs[at], runs[at + 1]];
  return (
    run?.script === 'digits' &&
    !run.followsDirectly &&
    Boolean(next?.followsDirectly) &&
    /^[gk]$/.test(next?.text ?? '')
  );
}

/** A number with its unit, and with the other names of the unit: 75นิ้ว and 75inch. */
function measurementOf(amount: string, unit: Term, others: readonly string[]): Term {
  const units = [unit.term, ...others].flatMap((one) => [one, ...(symbols[one] ? [symbols[one]] : [])]);
  const [own = '', ...alternatives] = [...new Set(units.filter((one) => !one.includes(' ')))];
  return { term: amount + own, alternatives: [`${amount} ${own}`, ...alternatives.map((one) => amount + one)] };
}

/** Processors are called Core Ultra 7; in other names Ultra is a suffix (POCO F7 Ultra). */
const isProcessor = (term: string, previous: string | undefined) =>
  term === 'ultra' && (previous === undefined || previous === 'core' || previous === 'คอร');

/** Whether a term is the name of a processor, and no beginning of another one: Ultra 5 of Ultra 5G. */
export const isProcessorName = (term: string): boolean => /^ultra[0-9]+$/.test(term);

/**
 * The terms of a query with numbers and what they belong to as one term, which documents have where both are next to each other: 75 นิ้ว is
 * no POCO C75 with a display of 6.9 นิ้ว, and wifi 6 no CPE Pro 6 with Wi-Fi.
 * @param synonyms the other phrases of each phrase
 */
export function joinFigures(terms: readonly Term[], synonyms: ReadonlyMap<string, readonly string[]>): Term[] {
  const joined: Term[] = [];
  for (let at = 0; at < terms.length; at += 1) {
    const one = terms[at] as Term;
    const next = terms[at + 1];
    const [, amount, letters] = numberAndLetters.exec(one.term) ?? [];
    if (amount && letters && unitTerms.has(letters)) {
      joined.push(measurementOf(amount, { term: letters, alternatives: [] }, synonyms.get(letters) ?? []));
    } else if (next && number.test(one.term) && unitTerms.has(next.term)) {
      joined.push(measurementOf(one.term, next, next.alternatives));
      at += 1;
    } else if (
      next &&
      shortNumber.test(next.term) &&
      !unitTerms.has(terms[at + 2]?.term ?? '') &&
      (standardTerms.has(one.term) || isProcessor(one.term, terms[at - 1]?.term))
    ) {
      const others = one.alternatives.filter((word) => /^[a-z ]+$/.test(word)).map((word) => word.replaceAll(' ', ''));
      const term = one.term + next.term;
      joined.push({
        term,
        alternatives: [...new Set(others.map((word) => word + next.term))].filter((word) => word !== term),
      });
      at += 1;
    } else joined.push(one);
  }
  return joined;
}
