import { arabicDigits } from '#contract/validation.ts';

/** In place of the value of a cell that cannot be read. Its row is refused with the reason. */
export class UnreadableCell {
  /** To follow the column's name: "must be …". */
  readonly reason: string;

  constructor(reason: string) {
    this.reason = reason;
  }
}

/** Digits and spaces as the parsers of cells expect them: Thai digits become Latin ones, each space a plain one. */
export function plain(cell: string): string {
  return arabicDigits(cell).replace(/\s+/g, ' ').trim();
}
