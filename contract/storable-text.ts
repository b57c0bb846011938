/** U+2028 and U+2029 end lines as well. */
const controlCharacter = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/** More marks in a row than any language has (Stream-Safe Text Format, UAX #15): normalising takes time by the square of their number. */
const tooManyMarks = /\p{M}{31}/u;

/**
 * Whether databases store a text, and normalising it takes time by its length only: it has neither half a character (a lone surrogate) nor
 * U+0000, and at most 30 combining marks in a row.
 */
export function isStorableText(text: string): boolean {
  return text.isWellFormed() && !text.includes('\u0000') && !tooManyMarks.test(text);
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
