/** One property of the compared products: a value for each, in their order; null where a product says nothing of it. */
export interface ComparedRow {
  label: string;
  values: (string | null)[];
  /** Whether not all say the same. */
  differs: boolean;
}

interface Specified {
  specification: readonly { label: string; value: string }[];
}

/**
 * The specifications of several products, aligned by label. A row that a later product brings stands after the one that
 * it follows there, so that what belongs together stays together.
 */
export function specificationRows(products: readonly Specified[]): ComparedRow[] {
  const labels: string[] = [];
  for (const { specification } of products) {
    let place = 0;
    for (const { label } of specification) {
      const known = labels.indexOf(label);
      if (known >= 0) place = known + 1;
      else {
        labels.splice(place, 0, label);
        place += 1;
      }
    }
  }
  return labels.map((label) => {
    const values = products.map(({ specification }) => {
      const found = specification.filter((row) => row.label === label).map(({ value }) => value);
      return found.length > 0 ? found.join(', ') : null;
    });
    return { label, values, differs: new Set(values).size > 1 };
  });
}
