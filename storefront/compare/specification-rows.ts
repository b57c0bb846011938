import { labelMeaning, valueMeaning } from './specification-meaning.ts';

/** One property of the compared products: a value for each, in their order; null where a product does not have it. */
export interface ComparedRow {
  label: string;
  values: (string | null)[];
  /** The same text for values that mean the same. */
  meanings: (string | null)[];
}

interface Specified {
  specification: readonly { label: string; value: string }[];
}

/**
 * The specifications of several products, aligned by label. A row that only a later product has follows the row that
 * precedes it there, so that related rows stay together. Its first rows precede the next one that earlier products have; without such a row, as
 * of another kind of product, all of its rows are the last.
 */
export function specificationRows(products: readonly Specified[]): ComparedRow[] {
  const labels: { meaning: string; label: string }[] = [];
  for (const { specification } of products) {
    const indexOf = (meaning: string) => labels.findIndex((row) => row.meaning === meaning);
    const places = specification.map(({ label }) => indexOf(labelMeaning(label)));
    let place = places.find((index) => index >= 0) ?? labels.length;
    for (const { label } of specification) {
      const meaning = labelMeaning(label);
      const index = indexOf(meaning);
      if (index >= 0) place = index + 1;
      else {
        labels.splice(place, 0, { meaning, label });
        place += 1;
      }
    }
  }
  return labels.map(({ meaning, label }) => {
    const values = products.map(({ specification }) => {
      const found = specification.filter((row) => labelMeaning(row.label) === meaning).map(({ value }) => value);
      return found.length > 0 ? found.join(', ') : null;
    });
    return { label, values, meanings: values.map((value) => (value === null ? null : valueMeaning(label, value))) };
  });
}

/** Whether the first `count` products of a row differ: in meaning, or because one of them does not state it. */
export function differs({ meanings }: ComparedRow, count = meanings.length): boolean {
  return new Set(meanings.slice(0, count)).size > 1;
}
