import * as z from 'zod/v4/core';
import type { Endpoint } from '#contract/endpoint.ts';
import { commonErrorStatus, type ErrorCode, errorStatus } from '#contract/errors.ts';

/** What a call was answered with. */
export interface Answer {
  status: number;
  type: string | undefined;
  text: string;
  /** What the server logged as errors meanwhile. */
  errors: readonly string[];
}

/** What is wrong with the answer of any address; null if nothing is. An outage (503) is allowed. */
export function problemOfPage({ status, text, errors }: Answer): string | null {
  if (status >= 500 && status !== 503) return `status ${status}: ${[text.slice(0, 500), ...errors].join('\n')}`;
  return errors.length > 0 ? `logged: ${errors.join('\n')}` : null;
}

/** What is wrong with the answer of an endpoint by the contract; null if nothing is. */
export function problemOf(endpoint: Endpoint, answer: Answer): string | null {
  const { status, type, text } = answer;
  const problem = problemOfPage(answer);
  if (problem !== null) return problem;
  if (status < 300 && endpoint.file) return type?.startsWith(endpoint.file.split(';')[0] ?? '') ? null : `type ${type}`;
  if (status === 204) return endpoint.data ? '204 instead of data' : text === '' ? null : 'a body with 204';
  if (!type?.startsWith('application/json')) return `type ${type} with status ${status}`;
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return `no JSON: ${text.slice(0, 200)}`;
  }
  return status < 300 ? problemOfData(endpoint, body) : problemOfError(endpoint, status, body);
}

function problemOfData({ data }: Endpoint, body: unknown): string | null {
  if (!data) return 'data that the contract does not have';
  const parsed = z.safeParse(data, (body as { data?: unknown }).data);
  if (parsed.success) return null;
  return parsed.error.issues.map(({ path, message }) => `data.${path.join('.')}: ${message}`).join('; ');
}

function problemOfError({ errors }: Endpoint, status: number, body: unknown): string | null {
  const { code, message } = body as { code?: unknown; message?: unknown };
  if (typeof code !== 'string' || !(code in errorStatus)) return `unknown code ${JSON.stringify(code)}`;
  if (!(code in commonErrorStatus) && !errors.includes(code as ErrorCode)) return `undeclared code ${code}`;
  if (errorStatus[code as ErrorCode] !== status) return `status ${status} with code ${code}`;
  return typeof message === 'string' && message !== '' ? null : `no message with code ${code}`;
}
