/** Values shown of a collapsed list. */
const maxShown = 6;
/** Lists are not collapsed for fewer than these. */
const minCollapsed = 3;

interface WithCount {
  count: number;
}

/** Splits a long list into its most frequent values and the rest, both in the original order. */
export function collapseFacetValues<Value extends WithCount>(
  values: readonly Value[],
): { shown: Value[]; collapsed: Value[] } {
  if (values.length < maxShown + minCollapsed) return { shown: [...values], collapsed: [] };
  const commonest = new Set(values.toSorted((a, b) => b.count - a.count).slice(0, maxShown));
  return {
    shown: values.filter((value) => commonest.has(value)),
    collapsed: values.filter((value) => !commonest.has(value)),
  };
}
