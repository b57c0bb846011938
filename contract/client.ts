import type { Api } from './api.ts';
import type { DataOf, Endpoint, RequestOf } from './endpoint.ts';
import type { ErrorCode } from './errors.ts';
import type { Locale } from './locale.ts';

/** Milliseconds after which a call is aborted. */
export const requestTimeoutMs = 15_000;
/** Milliseconds after which a call that uploads a file is aborted: phones send 10 MB in this time. */
export const uploadTimeoutMs = 60_000;

/** Milliseconds that a call may take. */
export function callTimeoutMs({ upload, attachments }: Endpoint): number {
  return upload || attachments ? uploadTimeoutMs : requestTimeoutMs;
}

/** A failed call. `network_error` and `timeout` mean that there was no response. */
export interface ClientFail {
  ok: false;
  status: number;
  code: ErrorCode | 'network_error' | 'timeout';
  /** In the language of the request; empty if there was no response. */
  message: string;
  fields?: Record<string, string[]>;
  data?: unknown;
  /** When the call may be repeated, if the answer says so. */
  retryAfterSeconds?: number;
}

export type ClientResult<Data> = { ok: true; data: Data } | ClientFail;

type Arguments<Request> = Record<never, never> extends Request ? [request?: Request] : [request: Request];

/**
 * Calls an endpoint of the contract. Network and server failures are returned, never thrown. A path parameter that would make another
 * path of it, `.` or `..`, is `not_found` without a request.
 */
export type Client = <Key extends keyof Api>(
  key: Key,
  ...request: Arguments<RequestOf<Api[Key]> & { signal?: AbortSignal }>
) => Promise<ClientResult<DataOf<Api[Key]>>>;

export interface ClientOptions {
  /** Base URL of the API without a trailing slash, such as https://api.example.com; empty for the page's own origin. */
  host: string;
  locale: () => Locale;
  fetch: (url: string, init: RequestInit) => Promise<ClientResponse>;
  /** Additional headers of every call, such as `session-id` and `authorization` on the server. */
  headers?: () => Record<string, string>;
}

/** What the client reads of a response. */
export type ClientResponse = Pick<Response, 'ok' | 'status' | 'text'> & { headers: Pick<Headers, 'get'> };

interface AnyRequest {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  file?: Blob;
  attachments?: readonly Blob[];
  idempotencyKey?: string;
  signal?: AbortSignal;
}

export function createClient(options: ClientOptions): Client {
  const call = async (key: string, request: AnyRequest = {}): Promise<ClientResult<unknown>> => {
    if (Object.values(request.params ?? {}).some((value) => value === '.' || value === '..'))
      return { ok: false, status: 404, code: 'not_found', message: '' };
    const space = key.indexOf(' ');
    const method = key.slice(0, space);
    const headers: Record<string, string> = { 'accept-language': options.locale(), ...options.headers?.() };
    const hasFiles = request.file !== undefined || (request.attachments?.length ?? 0) > 0;
    // The browser adds the type of a form itself, with its boundary.
    if (request.body !== undefined && !hasFiles) headers['content-type'] = 'application/json';
    if (request.file) headers['content-type'] = request.file.type || 'application/octet-stream';
    if (request.idempotencyKey) headers['idempotency-key'] = request.idempotencyKey;
    const timeout = AbortSignal.timeout(hasFiles ? uploadTimeoutMs : requestTimeoutMs);
    try {
      const response = await options.fetch(options.host + buildUrl(key.slice(space + 1), request), {
        method,
        headers,
        body: hasFiles ? (request.file ?? formOf(request)) : jsonOf(request.body),
        signal: request.signal ? AbortSignal.any([timeout, request.signal]) : timeout,
      });
      const text = await response.text();
      const body = text ? parseAnswer(text) : {};
      if (response.ok) return { ok: true, data: body.data };
      const retryAfterSeconds = Number(response.headers.get('retry-after'));
      return {
        ok: false,
        status: response.status,
        code: (body.code as ErrorCode | undefined) ?? 'internal_error',
        message: (body.message as string | undefined) ?? '',
        ...(body.fields ? { fields: body.fields as Record<string, string[]> } : {}),
        ...(body.data === undefined ? {} : { data: body.data }),
        ...(retryAfterSeconds > 0 ? { retryAfterSeconds } : {}),
      };
    } catch {
      return { ok: false, status: 0, code: timeout.aborted ? 'timeout' : 'network_error', message: '' };
    }
  };
  return call as Client;
}

const jsonOf = (body: unknown) => (body === undefined ? undefined : JSON.stringify(body));

/** The fields of a body and its files as a form. Fields of such a body are texts. */
function formOf({ body, attachments = [] }: AnyRequest): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries((body ?? {}) as Record<string, string | undefined>))
    if (value !== undefined) form.append(name, value);
  for (const [index, file] of attachments.entries()) form.append('attachments', file, `attachment-${index + 1}`);
  return form;
}

function buildUrl(path: string, { params, query }: AnyRequest): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params?.[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value === undefined || value === null) continue;
    // A list is sent as a repeated parameter: its entries may contain commas.
    for (const entry of Array.isArray(value) ? value : [value]) search.append(name, String(entry));
  }
  const text = search.toString();
  return text ? `${filled}?${text}` : filled;
}

/** Most answers have camelCase keys only, and are large: their text says so in a thousandth of the time. */
function parseAnswer(text: string): Record<string, unknown> {
  const answer: unknown = JSON.parse(text);
  return (/_[^"\\]*"\s*:/.test(text) ? camelCaseKeys(answer) : answer) as Record<string, unknown>;
}

/** Converts every key to camelCase. This API's keys are camelCase already; another host's may be snake_case. */
export function camelCaseKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(camelCaseKeys);
  if (value === null || typeof value !== 'object') return value;
  const result: Record<string, unknown> = {};
  for (const [key, entry] of Object.entries(value)) {
    const name = key.includes('_')
      ? key.replace(/([a-z0-9])_+([a-z0-9])/gi, (_, a: string, b: string) => a + b.toUpperCase())
      : key;
    result[name] = camelCaseKeys(entry);
  }
  return result;
}
