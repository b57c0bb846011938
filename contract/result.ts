import type { ErrorCode } from './errors.ts';

/** A success. */
export interface Ok<Data> {
  ok: true;
  data: Data;
}

/** An expected failure: a code of the contract with its details. */
export interface Fail<Code extends ErrorCode = ErrorCode> {
  ok: false;
  code: Code;
  /** Per field of the input: keys of messages (`required`, `email_not_valid` …). */
  fields?: Record<string, string[]>;
  /** Details of the code, such as the new checkout of `product_information_updated`. */
  data?: unknown;
  /** Seconds after which the call may be repeated, for the header `retry-after`. */
  retryAfterSeconds?: number;
}

/** Expected failures are values; exceptions are for bugs. */
export type Result<Data, Code extends ErrorCode = ErrorCode> = Ok<Data> | Fail<Code>;

export function ok<Data>(data: Data): Ok<Data> {
  return { ok: true, data };
}

export function fail<const Code extends ErrorCode>(
  code: Code,
  details?: { fields?: Record<string, string[]>; data?: unknown; retryAfterSeconds?: number },
): Fail<Code> {
  return { ok: false, code, ...details };
}
