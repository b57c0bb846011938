import type { FastifyReply } from 'fastify';

/** Aborted when the response has been sent, also one that says that time is over, or its client has left. */
export function endOfResponse({ raw }: FastifyReply): AbortSignal {
  const end = new AbortController();
  if (raw.destroyed) end.abort();
  else raw.once('close', () => end.abort());
  return end.signal;
}
