/** Values shown of a collapsed list. */
const shownAtMost = 6;
/** Lists are not collapsed for fewer than these. */
const foldedAtLeast = 3;

interface Counted {
  count: number;
}

/** Splits a long list into its most frequent values and the rest, both in the original order. */
export function foldValues<Value extends Counted>(values: readonly Value[]): { shown: Value[]; folded: Value[] } {
  if (values.length < shownAtMost + foldedAtLeast) return { shown: [...values], folded: [] };
  const commonest = new Set(values.toSorted((a, b) => b.count - a.count).slice(0, shownAtMost));
  return {
    shown: values.filter((value) => commonest.has(value)),
    folded: values.filter((value) => !commonest.has(value)),
  };
}
