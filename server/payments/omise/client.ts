import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import type { OmiseSettings } from '../../payment-settings.ts';

/** The version of the API whose objects `schema.ts` describes. */
const apiVersion = '2019-05-29';

/** A call whose response has not arrived by then may have been carried out. Together they end before the shop's own requests do. */
const timeoutsMs = { POST: 9000, GET: 4000 };

interface OmiseCall {
  method: 'GET' | 'POST';
  /** Below the base URL. */
  path: string;
  query?: Record<string, string>;
  body?: object;
  /** Which key authorises it; by default the secret key. */
  key?: 'public' | 'secret';
}

/**
 * The response of Omise: `refused` means that it was certainly not carried out; `unknown` that no valid response arrived in time, and
 * the call may have been carried out.
 */
export type OmiseResponse<Data> =
  | { kind: 'done'; data: Data }
  | { kind: 'refused'; status: number; code: string }
  | { kind: 'unknown' };

const ErrorObject = z.object({ object: z.literal('error'), code: z.string().max(100), message: z.string().nullish() });

/** Calls Omise's API. Never throws for what the network or Omise does. */
export async function callOmise<Data>(
  { omise, log }: { omise: OmiseSettings; log: FastifyBaseLogger },
  schema: z.ZodType<Data>,
  { method, path, query, body, key = 'secret' }: OmiseCall,
): Promise<OmiseResponse<Data>> {
  try {
    const response = await fetch(`${omise.apiUrl}${path}${query ? `?${new URLSearchParams(query)}` : ''}`, {
      method,
      headers: {
        authorization: `Basic ${Buffer.from(`${key === 'secret' ? omise.secretKey : omise.publicKey}:`).toString('base64')}`,
        'omise-version': apiVersion,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutsMs[method]),
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const { status } = response;
    const answer: unknown = await response.json();
    if (response.ok) return { kind: 'done', data: schema.parse(answer) };
    const { code, message } = ErrorObject.parse(answer);
    const details = { path, status, code, reason: message };
    if (status === 401 || status === 403) log.error(details, `Omise does not accept the ${key} key`);
    else log.warn(details, isCertain(status) ? 'Omise refused a request' : 'Omise could not carry out a request');
    return isCertain(status) ? { kind: 'refused', status, code } : { kind: 'unknown' };
  } catch (error) {
    log.warn({ err: error, path }, 'Omise does not respond');
    return { kind: 'unknown' };
  }
}

/** Whether an error status means that the request had no effect, and never will: not one about the moment or the shop's settings. */
function isCertain(status: number): boolean {
  return status >= 400 && status < 500 && ![401, 403, 408, 409, 425, 429].includes(status);
}
