/** A term with its edit distance from the one that was typed. */
export interface SimilarTerm {
  term: string;
  distance: number;
}

const maxSimilarTerms = 40;

/** How many typos a term may have. */
export function maxTypos(term: string): 0 | 1 | 2 {
  if (/[0-9]/.test(term) || term.length < 4) return 0;
  return term.length < 7 ? 1 : 2;
}

/**
 * The candidates within an edit distance of what was typed, nearest first, without those that equal it. With `isPrefix` a candidate counts
 * by its nearest beginning.
 */
export function findSimilarTerms(
  candidates: Iterable<string>,
  typed: string,
  maxDistance: number,
  isPrefix: boolean,
): SimilarTerm[] {
  const found: SimilarTerm[] = [];
  const spelt = spellOut(typed);
  const letters = letterMask(spelt);
  for (const candidate of candidates) {
    const term = spellOut(candidate);
    if (spelt.length - term.length > maxDistance || (!isPrefix && term.length - spelt.length > maxDistance)) continue;
    if (countBits(letters & ~letterMask(term)) > maxDistance) continue;
    const distance = editDistance(spelt, term, maxDistance, isPrefix);
    if (distance > maxDistance || candidate === typed) continue;
    // Two typos and another beginning make another word: toaster is no master.
    if (distance > 1 && isLatin(typed) && candidate[0] !== typed[0]) continue;
    found.push({ term: candidate, distance });
  }
  return found
    .sort(
      (a, b) =>
        a.distance - b.distance ||
        sameFirstLetter(b.term, typed) - sameFirstLetter(a.term, typed) ||
        a.term.length - b.term.length,
    )
    .slice(0, maxSimilarTerms);
}

/**
 * A term with ำ as the two letters that it sounds like: one of them is easily missed, as in ซำซุง for ซัมซุง. Whether ก is folded to ค
 * depends on the next letter, which may be the missed one, as in ยูกีน for ยูกรีน.
 */
const spellOut = (term: string) => (/[ำก]/.test(term) ? term.replaceAll('ำ', 'ัม').replaceAll('ก', 'ค') : term);

const isLatin = (term: string) => /^[a-z0-9]/.test(term);

/** First letters are seldom mistyped. */
const sameFirstLetter = (a: string, b: string) => Number(a[0] === b[0]);

/** The set of letters of a term, hashed to 32 bits: candidates that lack too many of them are skipped cheaply. */
function letterMask(term: string): number {
  let letters = 0;
  for (let at = 0; at < term.length; at += 1) letters |= 1 << (term.charCodeAt(at) & 31);
  return letters;
}

function countBits(mask: number): number {
  let rest = mask;
  let count = 0;
  for (; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** The Damerau–Levenshtein distance (optimal string alignment), or any number above `maxDistance` if it is larger. */
function editDistance(typed: string, term: string, maxDistance: number, isPrefix: boolean): number {
  const width = Math.min(term.length, typed.length + maxDistance);
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: width + 1 }, (_, at) => at);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    let least = row;
    for (let at = 1; at <= width; at += 1) {
      const same = typed[row - 1] === term[at - 1];
      let cost = Math.min(cell(previous, at) + 1, cell(current, at - 1) + 1, cell(previous, at - 1) + (same ? 0 : 1));
      if (row > 1 && at > 1 && typed[row - 1] === term[at - 2] && typed[row - 2] === term[at - 1])
        cost = Math.min(cost, cell(beforePrevious, at - 2) + 1);
      current.push(cost);
      least = Math.min(least, cost);
    }
    if (least > maxDistance) return maxDistance + 1;
    beforePrevious = previous;
    previous = current;
  }
  return isPrefix ? Math.min(...previous) : width < term.length ? maxDistance + 1 : cell(previous, width);
}

const cell = (row: readonly number[], at: number): number => row[at] ?? Number.POSITIVE_INFINITY;
