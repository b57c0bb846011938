/** A word and how many letters it is away from what was typed. */
export interface Near {
  word: string;
  distance: number;
}

/** Words that are looked at further. */
const mostNear = 40;

/**
 * The words that are at most `within` letters away from a term, the nearest first. A letter too much, too few, another one or two
 * that changed places count one. With `isPrefix`, words count by what of their beginning is nearest.
 */
export function nearest(words: Iterable<string>, term: string, within: number, isPrefix: boolean): Near[] {
  const found: Near[] = [];
  const letters = lettersOf(term);
  for (const word of words) {
    if (term.length - word.length > within || (!isPrefix && word.length - term.length > within)) continue;
    if (bits(letters & ~lettersOf(word)) > within) continue;
    const distance = distanceOf(term, word, within, isPrefix);
    if (distance <= within && word !== term) found.push({ word, distance });
  }
  return found
    .sort(
      (a, b) =>
        a.distance - b.distance ||
        startsAlike(b.word, term) - startsAlike(a.word, term) ||
        a.word.length - b.word.length,
    )
    .slice(0, mostNear);
}

/** Whether the first letters are the same: those are seldom wrong. */
const startsAlike = (word: string, term: string) => Number(word[0] === term[0]);

/** Which letters there are, of 32 kinds: words that lack too many of them need no closer look. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

function bits(mask: number): number {
  let rest = mask;
  let count = 0;
  for (; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** The distance of Damerau and Levenshtein (neighbours change places once), or more than `within` where it is more. */
function distanceOf(term: string, word: string, within: number, isPrefix: boolean): number {
  const width = Math.min(word.length, term.length + within);
  let beforeLast: number[] = [];
  let last = Array.from({ length: width + 1 }, (_, at) => at);
  for (let row = 1; row <= term.length; row += 1) {
    const next = [row];
    let least = row;
    for (let at = 1; at <= width; at += 1) {
      const same = term[row - 1] === word[at - 1];
      let cost = Math.min(cell(last, at) + 1, cell(next, at - 1) + 1, cell(last, at - 1) + (same ? 0 : 1));
      if (row > 1 && at > 1 && term[row - 1] === word[at - 2] && term[row - 2] === word[at - 1])
        cost = Math.min(cost, cell(beforeLast, at - 2) + 1);
      next.push(cost);
      least = Math.min(least, cost);
    }
    if (least > within) return within + 1;
    beforeLast = last;
    last = next;
  }
  return isPrefix ? Math.min(...last) : width < word.length ? within + 1 : cell(last, width);
}

const cell = (row: readonly number[], at: number): number => row[at] ?? Number.POSITIVE_INFINITY;

/** How many letters of a term may be wrong. */
export function withinTypos(term: string): 0 | 1 | 2 {
  if (/[0-9]/.test(term) || term.length < 4) return 0;
  return term.length < 7 ? 1 : 2;
}
