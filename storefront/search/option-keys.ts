/**
 * The option an arrow key moves to. The list wraps around by way of the field itself (null). Undefined for other keys.
 */
export function nextOption(options: readonly string[], active: string | null, key: string): string | null | undefined {
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return undefined;
  const stops = [null, ...options];
  const position = Math.max(0, stops.indexOf(active));
  const step = key === 'ArrowDown' ? 1 : -1;
  return stops.at((position + step) % stops.length) ?? null;
}
