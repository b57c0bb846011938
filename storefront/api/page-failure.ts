import { data } from 'react-router';
import type { ClientFail } from '#contract/client.ts';

/** What the API answers where there is no such thing, or where an address can't be the name of one. */
const missing = [400, 404, 422];

/**
 * What a loader throws when the page can't be made without the answer: the error page shows its message. A missing thing
 * is a 404; no answer at all counts as a short outage.
 */
export function pageFailure({ status, message }: ClientFail): ReturnType<typeof data> {
  return missing.includes(status) ? data(null, { status: 404 }) : data({ message }, { status: status || 503 });
}
