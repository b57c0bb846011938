/** A text in one line, without what XML cannot hold: control characters and halves of surrogate pairs. */
export function plainText(value: string): string {
  return value
    .toWellFormed()
    .replace(/[\p{Cc}\uFFFE\uFFFF]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
}

const graphemes = new Intl.Segmenter('th', { granularity: 'grapheme' });

/**
 * A plain text in parts of at most `max` characters (code points), cut at spaces, or before a letter with its vowel and tone marks if
 * a part has no space. At least one part.
 */
export function textParts(value: string, max: number): [string, ...string[]] {
  const text = plainText(value);
  const head = longestStart(text, max);
  if (head.length === text.length) return [text];
  const space = text.lastIndexOf(' ', head.length);
  const end = space > 0 ? space : head.length;
  return [text.slice(0, end), ...textParts(text.slice(end), max)];
}

function longestStart(text: string, max: number): string {
  let end = 0;
  let length = 0;
  for (const { segment, index } of graphemes.segment(text)) {
    length += [...segment].length;
    if (length > max && end > 0) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
}
