const maxAnswerLength = 10_000;

/** The answer in the text of a file, or what is wrong with it. */
export function answerOf(file: string): { text: string } | { problem: string } {
  const text = file
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .trim();
  if (text === '') return { problem: 'is empty' };
  if (text.length > maxAnswerLength) return { problem: `has more than ${maxAnswerLength} characters` };
  if (text.includes('\uFFFD')) return { problem: 'is not UTF-8 text' };
  if (/[^\P{Cc}\n\t]/u.test(text)) return { problem: 'has control characters' };
  return { text };
}
