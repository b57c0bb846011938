import type * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Who may call an endpoint (docs/reference/api.md):
 * `public` anyone, and the response is the same for everyone;
 * `visitor` anyone, and the response depends on the cart id, session or token;
 * `customer` a signed-in customer only, else 401 `sign_in_required`;
 * `signed` an external service that signs its requests.
 */
export type Access = 'public' | 'visitor' | 'customer' | 'signed';

type Schema = z.core.$ZodType;

/** One call of the API. Absent `params`, `query` or `body` means that the call takes none. */
export interface Endpoint {
  /** The name of the call in the OpenAPI document, after which generated clients name their functions. It never changes. */
  operationId: string;
  summary: string;
  access: Access;
  params?: Schema;
  query?: Schema;
  body?: Schema;
  /** The body is one file of one of these media types instead of JSON; such a call has no `body`. */
  upload?: { types: readonly string[]; maxBytes: number };
  /** The body may have files as well; it is then `multipart/form-data`, with the files in the field `attachments`. */
  attachments?: { maxFiles: number; maxBytesPerFile: number };
  /** The content of `{"data": …}`; absent if the call responds with 204 and no body. */
  data?: Schema;
  /** The media type of a successful response that is a file instead of JSON; such a call has no `data`. */
  file?: string;
  /** The error codes of this call, in addition to `commonErrorStatus`. */
  errors: readonly ErrorCode[];
  /** Whether the call requires an `Idempotency-Key` header or takes one; absent if it ignores it (docs/reference/api.md). */
  idempotent?: 'required' | 'optional';
}

export type EndpointKey = `${Method} /${string}`;
export type Endpoints = Record<EndpointKey, Endpoint>;

/**
 * Declares the calls of one feature, keyed by method and path: `'GET /pim/api/products/{id}'`. Browsers use other exports of these files:
 * the mark lets the build leave the declarations out.
 */
// @__NO_SIDE_EFFECTS__
export function endpoints<const Map extends Endpoints>(map: Map): Map {
  return map;
}

type Output<S> = S extends Schema ? z.core.output<S> : undefined;
type Input<S> = S extends Schema ? z.core.input<S> : undefined;

/** A file that a call responds with. */
export interface FileContent {
  /** Offered by the browser for saving. */
  fileName: string;
  content: Uint8Array;
}

/** The data of a successful call. */
export type DataOf<E extends Endpoint> = E extends { file: string } ? FileContent : Output<E['data']>;

/** The parsed request that a handler receives. */
export interface ParsedRequest<E extends Endpoint> {
  params: Output<E['params']>;
  query: Output<E['query']>;
  body: Output<E['body']>;
  file: E extends { upload: object } ? Uint8Array : undefined;
  files: E extends { attachments: object } ? Uint8Array[] : undefined;
}

type Part<Name extends string, S> = S extends Schema
  ? Record<never, never> extends Input<S>
    ? { [K in Name]?: Input<S> }
    : { [K in Name]: Input<S> }
  : Record<never, never>;

/** The request that a caller passes. */
export type RequestOf<E extends Endpoint> = Part<'params', E['params']> &
  Part<'query', E['query']> &
  Part<'body', E['body']> &
  (E extends { upload: object } ? { file: Blob } : Record<never, never>) &
  (E extends { attachments: object } ? { attachments?: readonly Blob[] } : Record<never, never>) &
  (E extends { idempotent: 'required' } ? { idempotencyKey: string } : Record<never, never>) &
  (E extends { idempotent: 'optional' } ? { idempotencyKey?: string } : Record<never, never>);
