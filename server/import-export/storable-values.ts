/** Why a text is refused. */
export const notUtf8 = 'must be UTF-8 text';
export const controlCharacters = 'must have no control characters';

/** Whether a day or time in UTC is of a year from 1 to 9999: databases know no year 0, and five digits are no form of ISO 8601. */
export const hasStorableYear = (text: string) => /^\d{4}-/.test(text) && !text.startsWith('0000');

/** Far more than any column needs. */
const maxLevels = 50;

/** Why a JSON value is refused that is nested so deeply that what reads it would exhaust the stack; undefined for others. */
export function nestingProblem(value: unknown): string | undefined {
  let level: unknown[] = [value];
  for (let levels = 0; levels < maxLevels; levels += 1) {
    level = level.flatMap((part) => (typeof part === 'object' && part !== null ? Object.values(part) : []));
    if (level.length === 0) return undefined;
  }
  return `must have at most ${maxLevels} levels`;
}

/** The texts and names in a JSON value that databases do not store. */
export function unstorableTexts(value: unknown): { path: PropertyKey[]; message: string }[] {
  if (typeof value === 'string') {
    if (!value.isWellFormed()) return [{ path: [], message: notUtf8 }];
    return value.includes('\u0000') ? [{ path: [], message: controlCharacters }] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => [
    ...unstorableTexts(name),
    ...unstorableTexts(part).map(({ path, message }) => ({
      path: [Array.isArray(value) ? Number(name) : name, ...path],
      message,
    })),
  ]);
}
