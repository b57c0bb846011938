/** Brands under one letter; names that start with another character are under `#`. */
export interface LetterGroup<Brand> {
  letter: string;
  brands: Brand[];
}

export const otherLetters = '#';
export const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ', otherLetters];

/** The letter a brand is listed under. */
export function letterOf(title: string): string {
  const first = title.normalize('NFD').replace(/\p{M}/gu, '').charAt(0).toUpperCase();
  return /[A-Z]/.test(first) ? first : otherLetters;
}

/** Brands grouped by letter, in alphabetical order, without empty letters. */
export function groupByLetter<Brand extends { title: string }>(brands: readonly Brand[]): LetterGroup<Brand>[] {
  const groups = Map.groupBy(brands, ({ title }) => letterOf(title));
  return alphabet.flatMap((letter) => {
    const found = groups.get(letter);
    return found ? [{ letter, brands: found }] : [];
  });
}

/** The pinned brands by position, at most ten. */
export function topBrands<Brand extends { pinFlag: boolean; position: number | null }>(
  brands: readonly Brand[],
): Brand[] {
  return brands
    .filter(({ pinFlag }) => pinFlag)
    .toSorted((a, b) => (a.position ?? Number.POSITIVE_INFINITY) - (b.position ?? Number.POSITIVE_INFINITY))
    .slice(0, 10);
}
