import { data } from 'react-router';
import type { ClientFail } from '#contract/client.ts';

/** Statuses for something that does not exist, or for a URL that cannot name it. */
const missing = [400, 404, 422];

/**
 * The error a loader throws when the page cannot be rendered without this result: the error page shows its message.
 * Something missing is a 404; no response at all is a 503.
 */
export function pageError({ status, message, retryAfterSeconds }: ClientFail): ReturnType<typeof data> {
  if (missing.includes(status)) return data(null, { status: 404 });
  const headers = retryAfterSeconds === undefined ? undefined : { 'retry-after': String(retryAfterSeconds) };
  return data({ message }, { status: status || 503, headers });
}
