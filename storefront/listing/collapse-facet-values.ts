/** So many values are shown of a list that folds. */
const shownAtMost = 6;
/** A list is not folded for fewer than these. */
const foldedAtLeast = 3;

interface Counted {
  count: number;
}

/** Parts a long list into its commonest values and the rest, each in its order. */
export function foldValues<Value extends Counted>(values: readonly Value[]): { shown: Value[]; folded: Value[] } {
  if (values.length < shownAtMost + foldedAtLeast) return { shown: [...values], folded: [] };
  const commonest = new Set(values.toSorted((a, b) => b.count - a.count).slice(0, shownAtMost));
  return {
    shown: values.filter((value) => commonest.has(value)),
    folded: values.filter((value) => !commonest.has(value)),
  };
}
