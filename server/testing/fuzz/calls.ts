import * as fc from 'fast-check';
import type { Endpoint } from '#contract/endpoint.ts';
import { jsonSchemaOf } from '../../http/json-schema.ts';
import { type Field, type JsonSchema, valuesOf } from './arbitraries.ts';
import { criticalNumbers, criticalTexts, growingTexts, unwritableNumbers } from './hostile-values.ts';

/** A request as it is sent. */
export interface Call {
  method: string;
  /** Path and query, percent-encoded. */
  url: string;
  headers: Record<string, string>;
  body: string | Buffer | undefined;
  /** Whether a customer is signed in. */
  signedIn: boolean;
  /** Whether the session of a customer is in cookies, as browsers send it. */
  isOfBrowser?: boolean;
}

/** Calls of one endpoint: valid ones, almost valid ones and hostile ones. */
export function callsOf(key: string, endpoint: Endpoint, known: Field['known']): fc.Arbitrary<Call> {
  const [method = '', path = ''] = key.split(' ');
  const field = { name: endpoint.operationId, operationId: endpoint.operationId, known };
  const part = (schema: Endpoint['body']): fc.Arbitrary<unknown> =>
    schema ? valuesOf(jsonSchemaOf(schema, 'input') as Record<string, unknown>, field) : fc.constant(undefined);
  return fc
    .record({
      params: part(endpoint.params),
      query: part(endpoint.query),
      body: endpoint.upload ? fileOf(endpoint.upload) : endpoint.body ? bodyOf(part(endpoint.body), endpoint) : noBody,
      headers: headersOf(endpoint),
      signedIn: fc.boolean(),
    })
    .map(({ params, query, body, headers, signedIn }) => ({
      method,
      url: pathOf(path, params) + queryOf(query),
      headers: { ...headers, ...body.headers },
      body: body.content,
      signedIn: signedIn || endpoint.access === 'customer',
    }));
}

interface Parts {
  params: unknown;
  query: unknown;
  body: unknown;
}

/**
 * Calls of one endpoint by a customer that are allowed but for one value: each text and each number of an allowed call is replaced by
 * each critical one, and a text of a limited length by those that grow past its limit. `seed` decides the allowed call.
 */
export function callsWithOneCriticalValue(
  key: string,
  endpoint: Endpoint,
  known: Field['known'],
  seed: number,
): Call[] {
  const [method = '', path = ''] = key.split(' ');
  const field = { name: endpoint.operationId, operationId: endpoint.operationId, known, isAllowed: true };
  const { params, query, body } = endpoint;
  const schemas = Object.entries({ params, query, body }).flatMap(([name, schema]) =>
    schema ? [[name, jsonSchemaOf(schema, 'input') as JsonSchema] as const] : [],
  );
  const [allowed] = fc.sample(
    fc.record(Object.fromEntries(schemas.map(([name, schema]) => [name, valuesOf(schema, field)]))),
    { seed, numRuns: 1 },
  );
  const schema = { properties: Object.fromEntries(schemas) };
  return (withOneCriticalValue(allowed, schema) as Partial<Parts>[]).map((parts, index) => ({
    method,
    url: pathOf(path, parts.params) + queryOf(parts.query),
    headers: {
      'session-id': visitorId,
      ...(endpoint.body ? json : {}),
      ...(endpoint.idempotent ? { 'idempotency-key': `critical-value-${index}` } : {}),
    },
    body: endpoint.body ? jsonOf(parts.body) : undefined,
    signedIn: true,
  }));
}

/** A value with one of its texts or numbers replaced, in all ways. Of a list only those of the first entry are. */
function withOneCriticalValue(value: unknown, schema: JsonSchema): unknown[] {
  if (typeof value === 'string') return [...criticalTexts, ...growingTexts(maxLengthOf(schema) ?? 0).filter(Boolean)];
  if (typeof value === 'number') return [...criticalNumbers];
  if (Array.isArray(value))
    return withOneCriticalValue(value[0], (schema.items ?? {}) as JsonSchema).map((first) => [
      first,
      ...value.slice(1),
    ]);
  if (value === null || typeof value !== 'object') return [];
  const properties = (schema.properties ?? {}) as Record<string, JsonSchema>;
  return Object.entries(value).flatMap(([name, entry]) =>
    withOneCriticalValue(entry, properties[name] ?? {}).map((replaced) => ({ ...value, [name]: replaced })),
  );
}

/** The longest text that a schema allows, or one of its alternatives. */
function maxLengthOf({ maxLength, anyOf, oneOf }: JsonSchema): number | undefined {
  if (typeof maxLength === 'number') return maxLength;
  return ((anyOf ?? oneOf ?? []) as JsonSchema[]).map(maxLengthOf).find((length) => length !== undefined);
}

interface Body {
  headers: Record<string, string>;
  content: string | Buffer | undefined;
}

const visitorId = '00000000-0000-4000-8000-00000000f022';
const json = { 'content-type': 'application/json' };
const noBody = fc.constant<Body>({ headers: {}, content: undefined });
/** What is sent instead of the JSON of an object. */
const brokenBodies = [
  '',
  'null',
  '[]',
  '"text"',
  '1',
  '{',
  '{"a":1,"a":2}',
  'undefined',
  '\u0000',
  '\ufeff{}',
  '{"a":1}x',
];
const otherTypes = [
  'text/plain',
  'application/xml',
  'application/json; charset=utf-16',
  'multipart/form-data',
  'x',
  '',
];

function bodyOf(value: fc.Arbitrary<unknown>, { attachments }: Endpoint): fc.Arbitrary<Body> {
  const asJson = value.map((body) => ({ headers: json, content: jsonOf(body) }));
  return fc.oneof(
    { weight: 20, arbitrary: attachments ? fc.oneof(asJson, formOf(value)) : asJson },
    { weight: 2, arbitrary: fc.constantFrom(...brokenBodies).map((content) => ({ headers: json, content })) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom(...otherTypes), value)
        .map(([type, body]): Body => ({ headers: type ? { 'content-type': type } : {}, content: jsonOf(body) })),
    },
  );
}

function jsonOf(body: unknown): string {
  let text = JSON.stringify(body) ?? 'null';
  for (const [mark, number] of unwritableNumbers) text = text.replaceAll(`"${mark}"`, number);
  return text;
}

/** The beginnings of files, after which readers expect more. */
const fileHeads = [
  '',
  '\x89PNG\r\n\x1a\n',
  '\xff\xd8\xff\xe0',
  '%PDF-1.7\n',
  'GIF89a',
  '<svg xmlns="http://www.w3.org/2000/svg">',
];
const fileBytes = fc
  .tuple(fc.constantFrom(...fileHeads), fc.uint8Array({ maxLength: 200 }))
  .map(([head, rest]) => Buffer.concat([Buffer.from(head, 'latin1'), rest]));

function fileOf({ types }: NonNullable<Endpoint['upload']>): fc.Arbitrary<Body> {
  return fc
    .tuple(fc.constantFrom(...types, ...otherTypes.filter(Boolean)), fileBytes)
    .map(([type, content]) => ({ headers: { 'content-type': type }, content }));
}

function formOf(value: fc.Arbitrary<unknown>): fc.Arbitrary<Body> {
  const boundaries = fc.constantFrom('limit', 'limit', 'limit', '', 'a"b', 'x'.repeat(80));
  return fc.tuple(value, fc.array(fileBytes, { maxLength: 4 }), boundaries).map(([fields, files, boundary]) => {
    const parts = [
      ...Object.entries((fields ?? {}) as object).map(([name, text]) =>
        Buffer.from(`content-disposition: form-data; name="${name.replaceAll('"', '%22')}"\r\n\r\n${textOf(text)}`),
      ),
      ...files.map((file) =>
        Buffer.concat([
          Buffer.from('content-disposition: form-data; name="attachments"; filename="ก.png"\r\n\r\n'),
          file,
        ]),
      ),
    ].map((part) => Buffer.concat([Buffer.from(`--${boundary}\r\n`), part, Buffer.from('\r\n')]));
    return {
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
      content: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
    };
  });
}

/** Header values that are not those of the contract, as far as HTTP can carry them. */
export const oddHeaderValues: readonly string[] = [
  '',
  ' ',
  '*',
  ';q=2',
  'x'.repeat(3000),
  '\u00e9\u00ff',
  '../..',
  '%00',
  '1e308',
  ',,,',
];

/** The common value of a header, and sometimes an odd one or none. */
export function header(name: string, ...usual: string[]): fc.Arbitrary<Record<string, string>> {
  return fc.oneof(
    { weight: 10, arbitrary: fc.constantFrom(...usual).map((value) => ({ [name]: value })) },
    { weight: 1, arbitrary: fc.constantFrom(...oddHeaderValues).map((value) => ({ [name]: value })) },
    { weight: 1, arbitrary: fc.constant({}) },
  );
}

const idempotencyKeys = fc.stringMatching(/^[a-z0-9-]{8,40}$/).map((key) => ({ 'idempotency-key': key }));

function headersOf({ idempotent }: Endpoint): fc.Arbitrary<Record<string, string>> {
  return fc
    .tuple(
      header('accept-language', 'th', 'en'),
      header('session-id', visitorId),
      header('user-agent', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0'),
      fc.oneof({ weight: 9, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: header('device-token', 'x') }),
      idempotent
        ? fc.oneof({ weight: 4, arbitrary: idempotencyKeys }, header('idempotency-key', 'the-same-key'))
        : fc.constant({}),
    )
    .map((all) => Object.assign({}, ...all) as Record<string, string>);
}

const textOf = (value: unknown): string =>
  typeof value === 'object' ? (JSON.stringify(value) ?? 'null') : String(value);

/** Percent-encodes any text, with the bytes of half a character, which is no text. */
export function percentEncode(text: string): string {
  if (text.isWellFormed()) return encodeURIComponent(text);
  return [...text]
    .map((character) =>
      character.isWellFormed()
        ? encodeURIComponent(character)
        : `%ED%${(0x80 | ((character.charCodeAt(0) >> 6) & 0x3f)).toString(16)}%${(0x80 | (character.charCodeAt(0) & 0x3f)).toString(16)}`,
    )
    .join('');
}

function pathOf(path: string, params: unknown): string {
  const values = (params ?? {}) as Record<string, unknown>;
  return path.replace(/\{(\w+)\}/g, (_, name: string) => percentEncode(textOf(values[name] ?? '')).slice(0, 8000));
}

function queryOf(query: unknown): string {
  const pairs = Object.entries((query ?? {}) as object).flatMap(([name, value]) =>
    [value]
      .flat()
      .slice(0, 60)
      .map((entry) => `${percentEncode(name)}=${percentEncode(textOf(entry))}`),
  );
  return pairs.length > 0 ? `?${pairs.join('&').slice(0, 16_000)}` : '';
}
