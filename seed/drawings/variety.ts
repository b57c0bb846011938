/** A number from a text, the same each time: what a model's picture is varied by. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

/** A share from 0 (included) to 1 by a seed; different `use`s of the same seed are independent of each other. */
export function share(seed: number, use: number): number {
  let mixed = Math.imul(seed ^ Math.imul(use + 1, 0x9e3779b1), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
}

/** One of the options by a seed and its use, see `share`. */
export function chosen<Options extends readonly [unknown, ...unknown[]]>(
  options: Options,
  seed: number,
  use: number,
): Options[number] {
  return options[Math.floor(share(seed, use) * options.length)] ?? options[0];
}
