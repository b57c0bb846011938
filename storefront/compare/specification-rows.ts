/** One property of the compared products: a value for each, in their order; null where a product does not have it. */
export interface ComparedRow {
  label: string;
  values: (string | null)[];
  /** Whether the values differ. */
  differs: boolean;
}

interface Specified {
  specification: readonly { label: string; value: string }[];
}

/**
 * The specifications of several products, aligned by label. A row that only a later product has follows the row that
 * precedes it there, so that related rows stay together.
 */
export function specificationRows(products: readonly Specified[]): ComparedRow[] {
  const labels: string[] = [];
  for (const { specification } of products) {
    let place = 0;
    for (const { label } of specification) {
      const index = labels.indexOf(label);
      if (index >= 0) place = index + 1;
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
