/** U+2028 and U+2029 end lines as well. */
const controlCharacter = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/** Whether databases store a text: it has neither half a character (a lone surrogate) nor U+0000. */
export function isStorableText(text: string): boolean {
  return text.isWellFormed() && !text.includes('\u0000');
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
