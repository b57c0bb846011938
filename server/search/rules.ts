/** More words than this do not narrow a search any further. */
const maximumWords = 12;

/** The words of what a shopper typed: parted by blanks and control characters, each once, in lower case. */
export function wordsOf(query: string): string[] {
  const words = query
    .normalize('NFC')
    .toLowerCase()
    .split(/[\s\p{Cc}]+/u)
    .filter(Boolean);
  return [...new Set(words)].slice(0, maximumWords);
}
