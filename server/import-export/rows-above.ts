import type { Outcome } from './import-export.ts';

/** Values that no other row of a file may have, such as the codes of a coupon. */
export interface Claims {
  owner: string;
  values: readonly string[];
}

/** What the rows above claim. A dry run has rolled them back: the database does not have them. */
export class RowsAbove {
  readonly #owners = new Map<string, string>();
  readonly #known = new Set<string>();

  add(outcomes: readonly Outcome[]): void {
    for (const outcome of outcomes) {
      if ('refused' in outcome || !outcome.claims) continue;
      const { owner, values } = outcome.claims;
      this.#known.add(owner);
      for (const value of values) this.#owners.set(value, owner);
    }
  }

  /** Whether the claims of an owner are those of a row above, whatever is stored. */
  has(owner: string): boolean {
    return this.#known.has(owner);
  }

  ownerOf(value: string): string | undefined {
    return this.#owners.get(value);
  }
}
