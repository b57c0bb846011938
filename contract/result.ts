import type { ErrorCode } from './errors.ts';

/** What went right. */
export interface Ok<Data> {
  ok: true;
  data: Data;
}

/** An expected failure: a code of the contract, with what the shopper can do about it. */
export interface Fail<Code extends ErrorCode = ErrorCode> {
  ok: false;
  code: Code;
  /** Per field of the input: keys of messages (`required`, `email_not_valid` …). */
  fields?: Record<string, string[]>;
  /** What goes with the code, such as the new quote beside `product_information_updated`. */
  data?: unknown;
}

/** Expected failures are values; exceptions are for bugs. */
export type Result<Data, Code extends ErrorCode = ErrorCode> = Ok<Data> | Fail<Code>;

export function ok<Data>(data: Data): Ok<Data> {
  return { ok: true, data };
}

export function fail<const Code extends ErrorCode>(
  code: Code,
  more?: { fields?: Record<string, string[]>; data?: unknown },
): Fail<Code> {
  return { ok: false, code, ...more };
}
