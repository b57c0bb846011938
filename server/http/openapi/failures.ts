import type { Endpoint } from '#contract/endpoint.ts';
import { type ErrorCode, errorStatus } from '#contract/errors.ts';
import { presentError } from '../errors.ts';
import { errorMessages } from '../messages.ts';
import type { JsonSchema } from './schemas.ts';

/** The codes that any call can respond with besides its own, whatever its request is. */
const codesOfAll: readonly ErrorCode[] = [
  'bad_request',
  'too_many_requests',
  'internal_error',
  'service_unavailable',
  'service_busy',
  'request_timeout',
];

/** Responses that many calls have, by the names of their components. */
const sharedResponses: Readonly<Record<string, readonly ErrorCode[]>> = {
  BadRequest: ['bad_request'],
  SignInRequired: ['sign_in_required', 'token_not_valid'],
  TokenNotValid: ['token_not_valid'],
  PayloadTooLarge: ['payload_too_large'],
  UnsupportedMediaType: ['unsupported_media_type'],
  ValidationFailed: ['validation_failed'],
  TooManyRequests: ['too_many_requests'],
  InternalError: ['internal_error'],
  Unavailable: ['service_unavailable', 'service_busy', 'request_timeout'],
};

/** The codes that a call can respond with: its own, those of its access and its request, and those of any call. */
function codesOf(endpoint: Endpoint): ErrorCode[] {
  const { access, params, query, body, upload, idempotent } = endpoint;
  const isForPeople = access === 'customer' || access === 'visitor';
  const codes = new Set<ErrorCode>([
    ...codesOfAll,
    ...(access === 'customer' ? (['sign_in_required'] as const) : []),
    ...(isForPeople ? (['token_not_valid'] as const) : []),
    ...(params || query || body ? (['validation_failed'] as const) : []),
    ...(body || upload ? (['payload_too_large', 'unsupported_media_type'] as const) : []),
    ...(idempotent === 'required' ? (['idempotency_key_required'] as const) : []),
    ...(idempotent ? (['idempotency_key_not_valid', 'idempotency_key_reused'] as const) : []),
    ...endpoint.errors,
  ]);
  return [...codes];
}

/** The responses to what fails in a call, by status. */
export function failuresOf(endpoint: Endpoint): Record<string, JsonSchema> {
  const byStatus = Object.groupBy(codesOf(endpoint), (code) => errorStatus[code]);
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, codes = []]) => [status, reference(codes) ?? failure(codes)]),
  );
}

/** A reference to the shared response of these codes; undefined if there is none. */
function reference(codes: readonly ErrorCode[]): JsonSchema | undefined {
  const shared = Object.entries(sharedResponses).find(([, others]) => others.join() === codes.join());
  return shared && { $ref: `#/components/responses/${shared[0]}` };
}

/** A response with one of some codes. */
function failure(codes: readonly ErrorCode[]): JsonSchema {
  return {
    description: codes.map((code) => `\`${code}\`: ${errorMessages[code].en}`).join('\n\n'),
    content: {
      'application/json': {
        schema: { allOf: [{ $ref: '#/components/schemas/Error' }, { properties: { code: { enum: codes } } }] },
        examples: Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }])),
      },
    },
  };
}

/** The components that the responses of these calls refer to. */
export function failureComponents(endpoints: readonly Endpoint[]) {
  const codes = new Set(endpoints.flatMap(codesOf));
  return {
    schemas: { Error: error },
    responses: Object.fromEntries(Object.entries(sharedResponses).map(([name, shared]) => [name, failure(shared)])),
    examples: Object.fromEntries([...codes].map((code) => [code, { value: exampleError(code) }])),
  };
}

const error = {
  type: 'object',
  required: ['code', 'message'],
  properties: {
    code: { type: 'string', enum: Object.keys(errorStatus) },
    message: { type: 'string', description: 'For people, in the language of the request.' },
    fields: {
      type: 'object',
      description: 'What is wrong with the fields of the request, by their path.',
      additionalProperties: { type: 'array', items: { type: 'string' } },
    },
    data: { description: 'Details of the code.' },
  },
};

function exampleError(code: ErrorCode) {
  const fields = { email: ['email_not_valid'] };
  return presentError(code === 'validation_failed' ? { ok: false, code, fields } : { ok: false, code }, 'en');
}
