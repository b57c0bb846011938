import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/v4/core';
import { localeFromAcceptLanguage } from '#contract/accept-language.ts';
import { type Api, api } from '#contract/api.ts';
import { camelCaseKeys } from '#contract/client.ts';
import type { DataOf, Endpoint, FileContent, ParsedRequest } from '#contract/endpoint.ts';
import type { CommonErrorCode, ErrorCode } from '#contract/errors.ts';
import type { Locale } from '#contract/locale.ts';
import type { Fail, Result } from '#contract/result.ts';
import type { AppContext } from '../app-context.ts';
import { addRoute } from './add-route.ts';
import { endOfResponse } from './end-of-response.ts';
import { sendError, sendFailure } from './errors.ts';
import { addFieldProblems, type FieldProblems } from './field-problems.ts';
import { parseForm, refusalsOf } from './forms.ts';
import { type IdempotencyKey, readIdempotencyKey } from './idempotency.ts';
import { type Identity, identify } from './identity.ts';
import { isStorable } from './input-gate.ts';
import { jsonSchemaOf, serialiserSchema } from './json-schema.ts';
import { type Attempt, createMissCounter, type MissLimit, subjectsOf } from './miss-limit.ts';
import { responseKey } from './response-cache.ts';

/** The codes that a call declares in the contract. */
type DeclaredCode<Key extends keyof Api> = Api[Key]['errors'][number];

/** Common codes that a handler may return as well, without its call declaring them. */
type CommonHandlerCode = Extract<
  CommonErrorCode,
  'validation_failed' | 'token_not_valid' | 'idempotency_key_reused' | 'too_many_requests'
>;

/**
 * Shows up in the compiler's message where the contract declares `Code` for the call `Key` and its handler never returns it:
 * return it, or remove it from the contract.
 */
interface DeclaredButNeverReturned<Key, Code> {
  declaredButNeverReturned: [Key, Code];
}

type FailureCode<Outcome> = Outcome extends Fail<infer Code> ? Code : never;

/** Requires nothing of a handler whose outcome can be every code that its call declares. */
type ReturnsEveryDeclaredCode<
  Key extends keyof Api,
  Outcome,
  Missing = Exclude<DeclaredCode<Key>, FailureCode<Outcome>>,
> = [Missing] extends [never] ? unknown : DeclaredButNeverReturned<Key, Missing>;

type IdentityOf<E extends Endpoint> = E['access'] extends 'customer'
  ? Extract<Identity, { kind: 'customer' }>
  : Identity;

/** A request as a handler gets it: parsed by the contract, with the identity of the caller. */
export type Call<E extends Endpoint> = ParsedRequest<E> & {
  identity: IdentityOf<E>;
  locale: Locale;
  /** Present if the contract requires a key, or if it takes one and there is one. */
  idempotency: E extends { idempotent: 'required' }
    ? IdempotencyKey
    : E extends { idempotent: 'optional' }
      ? IdempotencyKey | undefined
      : undefined;
  /** Of a call that takes files: aborted when it has been answered or its client has left. */
  ended: E extends { upload: object } | { attachments: object } ? AbortSignal : undefined;
  request: FastifyRequest;
};

export interface RouteOptions<Data = unknown, Body = unknown, Query = unknown, Handled = unknown> {
  /**
   * For public reads: the tags of a response. It is cached until one of them is invalidated; null marks one that must
   * not be stored.
   */
  cacheTags?: (data: Data, query: Query) => string[] | null;
  /** Maximum calls per subject, such as an account in the body or the visitor of the headers, from all addresses together. */
  subjectRateLimit?: { calls: number; seconds: number; subject: (body: Body, request: FastifyRequest) => string };
  /** Maximum calls per client address; more are answered with 429 `too_many_requests`. Calls of a page count for who asked for it. */
  rateLimit?: { calls: number; seconds: number };
  /** Maximum guesses per client address and per visitor that miss, by the code of their failure. */
  missLimit?: MissLimit<Handled>;
}

const json = 'application/json; charset=utf-8';

/**
 * Serves one call of the contract: identifies and authorises the caller, parses the request, and answers in the envelope of
 * docs/reference/api.md with the fields that the contract lists. Compiles only if the handler can return every error code that
 * the contract declares for the call, and no other.
 */
export function route<
  Key extends keyof Api,
  Outcome extends Result<DataOf<Api[Key]>, DeclaredCode<Key> | CommonHandlerCode>,
>(
  app: FastifyInstance,
  context: AppContext,
  key: Key,
  handle: ((call: Call<Api[Key]>) => Promise<Outcome>) & ReturnsEveryDeclaredCode<Key, Outcome>,
  options: RouteOptions<
    DataOf<Api[Key]>,
    ParsedRequest<Api[Key]>['body'],
    ParsedRequest<Api[Key]>['query'],
    Call<Api[Key]>
  > = {},
): void {
  const endpoint: Endpoint = api[key];
  const [method = '', path = ''] = key.split(' ');
  const serialise = endpoint.data && createSerialiser(endpoint.data);
  const isWithinLimit = createSubjectLimit(app, context, key, options.subjectRateLimit);
  const beginAttempt = createMissLimit(context, key, options.missLimit);
  addRoute(app, endpoint, {
    method,
    url: path.replace(/\{(\w+)\}/g, ':$1'),
    config: {
      rateLimit:
        options.rateLimit && context.settings.rateLimits
          ? { max: options.rateLimit.calls, timeWindow: options.rateLimit.seconds * 1000 }
          : false,
    },
    handler: async (request, reply) => {
      const locale = localeFromAcceptLanguage(request.headers['accept-language']);
      if (endpoint.access === 'public') reply.header('vary', 'accept-language');
      const cache = options.cacheTags ? context.responseCache : undefined;
      const cacheKey = responseKey(locale, request.url);
      const cached = cache?.find(cacheKey);
      if (cached) return reply.type(json).send(cached);
      const store = cache?.begin(cacheKey);
      const identity: Identity | null =
        endpoint.access === 'public' ? { kind: 'guest' } : await identify(context, request.headers.authorization);
      if (!identity) return sendError(request, reply, { ok: false, code: 'token_not_valid' });
      if (endpoint.access === 'customer' && identity.kind !== 'customer')
        return sendError(request, reply, { ok: false, code: 'sign_in_required' });
      const parsed = await parseRequest(endpoint, request);
      if ('ok' in parsed) return sendError(request, reply, parsed);
      if (!(await isWithinLimit(request, parsed.body as ParsedRequest<Api[Key]>['body'])))
        return sendError(request, reply, { ok: false, code: 'too_many_requests' });
      let idempotency: IdempotencyKey | undefined;
      const header = request.headers['idempotency-key'];
      if (endpoint.idempotent === 'required' || (endpoint.idempotent && header)) {
        const read = readIdempotencyKey(key, header, identity, parsed);
        if ('ok' in read) return sendError(request, reply, read);
        idempotency = read;
      }
      const ended = endpoint.upload || endpoint.attachments ? endOfResponse(reply) : undefined;
      const call = { ...parsed, identity, locale, idempotency, ended, request } as unknown as Call<Api[Key]>;
      const attempt = await beginAttempt(call);
      if (attempt && !attempt.isWithinLimit) {
        reply.header('retry-after', attempt.retryAfterSeconds);
        return sendError(request, reply, { ok: false, code: 'too_many_requests' });
      }
      let result: Result<unknown, ErrorCode> | undefined;
      try {
        result = await handle(call);
      } finally {
        attempt?.end(isMiss(result, options.missLimit));
      }
      // Its time was over meanwhile.
      if (reply.sent) return reply;
      if (!result.ok) return sendFailure(request, reply, result);
      const tags = options.cacheTags?.(result.data as DataOf<Api[Key]>, call.query);
      if (endpoint.access !== 'public' || tags === null) reply.header('cache-control', 'no-store');
      if (endpoint.file) return sendFile(reply, endpoint.file, result.data as FileContent);
      if (!serialise) return reply.code(204).send();
      const text = serialise(reply, { data: result.data });
      if (tags) store?.(text, tags);
      return reply.type(json).send(text);
    },
  });
}

/** Sends a file that the browser shows itself if it can; JSON is for saving. */
function sendFile(reply: FastifyReply, type: string, { fileName, content }: FileContent): FastifyReply {
  return reply
    .type(type)
    .header(
      'content-disposition',
      `${type.startsWith('application/json') ? 'attachment' : 'inline'}; filename="${fileName}"`,
    )
    .send(Buffer.from(content.buffer, content.byteOffset, content.byteLength));
}

/** Counts calls per subject. @returns whether a call is within the limit; always true without a limit or with limits off */
function createSubjectLimit<Body>(
  app: FastifyInstance,
  context: AppContext,
  key: string,
  limit: RouteOptions<unknown, Body>['subjectRateLimit'],
): (request: FastifyRequest, body: Body) => Promise<boolean> {
  if (!limit || !context.settings.rateLimits) return async () => true;
  const subjects = new WeakMap<FastifyRequest, string>();
  const count = app.createRateLimit({
    max: limit.calls,
    timeWindow: limit.seconds * 1000,
    keyGenerator: (request) => `${key} ${subjects.get(request)}`,
  });
  return async (request, body) => {
    subjects.set(request, limit.subject(body, request));
    const counted = await count(request);
    return counted.isAllowed || !counted.isExceeded;
  };
}

/** Limits the misses of a call. @returns what begins a guess before it is handled; null for other calls, and with limits off */
function createMissLimit<Handled extends { request: FastifyRequest }>(
  context: AppContext,
  key: string,
  limit: MissLimit<Handled> | undefined,
): (call: Handled) => Promise<Attempt | null> {
  if (!limit || !context.settings.rateLimits) return async () => null;
  const counter = limit.counter ?? createMissCounter(context, key, limit);
  return async (call) =>
    limit.isGuess(call)
      ? await counter.begin(
          limit.countsByVisitorOnly ? [limit.visitor(call)] : subjectsOf(call.request, limit.visitor(call)),
        )
      : null;
}

/** A call that was not completed is none. */
function isMiss(result: Result<unknown, ErrorCode> | undefined, limit: MissLimit<never> | undefined): boolean {
  return result?.ok === false && limit?.codes.includes(result.code) === true;
}

/** Serialises the envelope of a success, with the fields that the contract lists. Compiled at the first use: at the start it would take longest. */
function createSerialiser(data: z.$ZodType): (reply: FastifyReply, envelope: { data: unknown }) => string {
  let schema: Record<string, unknown> | undefined;
  return (reply, envelope) => {
    schema ??= responseSchema(data);
    // Fastify keeps what it compiled.
    return reply.compileSerializationSchema(schema)(envelope);
  };
}

function responseSchema(data: z.$ZodType): Record<string, unknown> {
  const { definitions, ...schema } = jsonSchemaOf(data, 'output');
  // The envelope moves the schema, and with it what references to its root point to.
  const text = JSON.stringify({
    type: 'object',
    properties: { data: schema },
    required: ['data'],
    definitions,
  }).replaceAll('"$ref":"#"', '"$ref":"#/properties/data"');
  return serialiserSchema(JSON.parse(text)) as Record<string, unknown>;
}

interface Parsed {
  params: unknown;
  query: unknown;
  body: unknown;
  file: Uint8Array | undefined;
  files: Uint8Array[] | undefined;
}

async function parseRequest(endpoint: Endpoint, request: FastifyRequest): Promise<Parsed | Fail<CommonErrorCode>> {
  const parsed: Parsed = { params: undefined, query: undefined, body: undefined, file: undefined, files: undefined };
  const fields: FieldProblems = {};
  let { body } = request;
  if (endpoint.upload) parsed.file = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
  if (endpoint.attachments) {
    // The request keeps its form: the session proxy sends it again with new tokens.
    const form = Buffer.isBuffer(body)
      ? await parseForm(body, request.headers['content-type'] ?? '')
      : { fields: body, files: [] };
    if (!form || !isStorable(form.fields)) return { ok: false, code: 'bad_request' };
    body = form.fields;
    parsed.files = form.files;
    const refusals = refusalsOf(form.files, endpoint.attachments);
    if (refusals.length > 0) fields.attachments = refusals;
  }
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = endpoint[part];
    if (!schema) continue;
    const given = part === 'params' ? request.params : camelCaseKeys((part === 'body' ? body : request.query) ?? {});
    const result = z.safeParse(schema, given, { reportInput: true });
    if (result.success) parsed[part] = result.data;
    else addFieldProblems(fields, result.error.issues, { name: part, given });
  }
  return Object.keys(fields).length > 0 ? { ok: false, code: 'validation_failed', fields } : parsed;
}
