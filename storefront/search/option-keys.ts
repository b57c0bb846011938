/**
 * The option that an arrow key leads to from the active one, in a list that goes round by way of the field itself, where none
 * is active. Undefined where the key is another one's.
 */
export function nextOption(options: readonly string[], active: string | null, key: string): string | null | undefined {
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return undefined;
  const stops = [null, ...options];
  const position = Math.max(0, stops.indexOf(active));
  const step = key === 'ArrowDown' ? 1 : -1;
  return stops.at((position + step) % stops.length) ?? null;
}
