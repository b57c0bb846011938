/** U+2028 and U+2029 end lines as well. */
const controlCharacter = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/** Combining marks in a row; no language has as many (Stream-Safe Text Format, UAX #15). Normalising takes time by the square of their number. */
const maxMarks = 30;

/**
 * Whether databases store a text, and normalising it takes time by its length only: it has neither half a character (a lone surrogate) nor
 * U+0000, and at most 30 combining marks in a row.
 */
export function isStorableText(text: string): boolean {
  const runsOfMarks = text.match(/\p{M}+/gu) ?? [];
  return text.isWellFormed() && !text.includes('\u0000') && runsOfMarks.every((run) => run.length <= maxMarks);
}

/** Whether a path, percent-encoded or not, has a line end or another control character. */
export function hasControlCharacter(path: string): boolean {
  if (!path.includes('%')) return controlCharacter.test(path);
  try {
    return controlCharacter.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}
