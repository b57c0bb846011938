import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { localeFromAcceptLanguage } from '#contract/accept-language.ts';
import { type CommonErrorCode, type ErrorCode, errorStatus } from '#contract/errors.ts';
import type { Locale } from '#contract/locale.ts';
import type { Fail } from '#contract/result.ts';
import { validationMessage } from '#contract/validation-messages.ts';
import { isBusy, isUnavailable, sqlState } from '../db/database.ts';
import { WorkTimedOut } from '../db/work.ts';
import { errorMessages } from './messages.ts';

/** The body of an error response (docs/reference/api.md). */
export interface ErrorBody {
  code: ErrorCode;
  message: string;
  fields?: Record<string, string[]>;
  data?: unknown;
}

/** A failure with its messages in a language. */
export function presentError(failure: Fail, locale: Locale): ErrorBody {
  const body: ErrorBody = { code: failure.code, message: errorMessages[failure.code][locale] };
  if (failure.fields) {
    body.fields = Object.fromEntries(
      Object.entries(failure.fields).map(([field, keys]) => [
        field,
        keys.map((key) => validationMessage(key, field, locale)),
      ]),
    );
  }
  if (failure.data !== undefined) body.data = failure.data;
  return body;
}

/** Sends a failure with its status, in the language of the request. */
export function sendFailure(request: FastifyRequest, reply: FastifyReply, failure: Fail): FastifyReply {
  const locale = localeFromAcceptLanguage(request.headers['accept-language']);
  if (failure.retryAfterSeconds !== undefined) reply.header('retry-after', failure.retryAfterSeconds);
  return reply
    .code(errorStatus[failure.code])
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(presentError(failure, locale)));
}

/** Sends an error that no handler returned: one that every call can respond with and none declares. */
export const sendError: (request: FastifyRequest, reply: FastifyReply, failure: Fail<CommonErrorCode>) => FastifyReply =
  sendFailure;

type Outage = Fail<'request_timeout' | 'service_busy' | 'service_unavailable'>;

/** Sends an outage; to a browser that opens a page as a text in both languages, since nothing else may be left to render one. */
function sendOutage(request: FastifyRequest, reply: FastifyReply, failure: Outage): FastifyReply {
  if (!request.headers.accept?.includes('text/html')) return sendError(request, reply, failure);
  const { th, en } = errorMessages[failure.code];
  return reply
    .code(errorStatus[failure.code])
    .headers({ 'cache-control': 'no-store', 'retry-after': failure.retryAfterSeconds })
    .type('text/plain; charset=utf-8')
    .send(`${th}\n${en}\n`);
}

const retryAfterSeconds = 2;

const frameworkErrorCodes: Record<string, CommonErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
};

/** Whether a write failed because its customer was erased while the call was under way. */
function isOfErasedCustomer(error: Error): boolean {
  const constraint = 'constraint' in error ? String(error.constraint) : '';
  return sqlState(error) === '23503' && constraint.endsWith('_customer_id_fkey');
}

/** Turns exceptions inside the API into errors of the contract; only bugs and outages are thrown. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: Error & { statusCode?: number; code?: string }, request, reply) => {
    const frameworkCode = frameworkErrorCodes[error.code ?? ''];
    if (frameworkCode) return sendError(request, reply, { ok: false, code: frameworkCode });
    if (error instanceof WorkTimedOut)
      return sendOutage(request, reply, { ok: false, code: 'request_timeout', retryAfterSeconds });
    if (error.statusCode === 429) return sendError(request, reply, { ok: false, code: 'too_many_requests' });
    if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) {
      return sendError(request, reply, { ok: false, code: 'bad_request' });
    }
    // A NUL character in a text, which PostgreSQL rejects.
    if (sqlState(error) === '22021') return sendError(request, reply, { ok: false, code: 'bad_request' });
    if (isOfErasedCustomer(error)) return sendError(request, reply, { ok: false, code: 'token_not_valid' });
    if (isBusy(error)) {
      request.log.warn({ reason: error.message }, 'a request was refused: the database is busy');
      return sendOutage(request, reply, { ok: false, code: 'service_busy', retryAfterSeconds });
    }
    if (isUnavailable(error)) {
      request.log.warn({ err: error }, 'the database does not answer');
      return sendOutage(request, reply, { ok: false, code: 'service_unavailable', retryAfterSeconds });
    }
    request.log.error({ err: error }, 'a request failed');
    return sendError(request, reply, { ok: false, code: 'internal_error' });
  });
}
