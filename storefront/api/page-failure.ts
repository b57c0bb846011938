import { data } from 'react-router';
import type { ClientFail } from '#contract/client.ts';

/**
 * What a loader throws when the page can't be made without the answer: the error page shows its message. A missing thing
 * is a 404; no answer at all counts as a short outage.
 */
export function pageFailure({ status, message }: ClientFail): ReturnType<typeof data> {
  return status === 404 ? data(null, { status }) : data({ message }, { status: status || 503 });
}
