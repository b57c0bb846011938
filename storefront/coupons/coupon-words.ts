/**
 * Whether a text says all that a statement says: its numbers, or, if it has none, its words. A name such as
 * "Payday: ฿300 off" says the benefit "฿300 off".
 */
export function says(text: string, statement: string): boolean {
  const numbers = numbersOf(statement);
  if (numbers.length === 0) return text.toLowerCase().includes(statement.toLowerCase());
  const said = numbersOf(text);
  return numbers.every((number) => said.includes(number));
}

function numbersOf(text: string): string[] {
  return text.match(/\d+(?:[.,]\d+)*%?/g) ?? [];
}
