import { type OutgoingHttpHeaders, request } from 'node:http';
import type { Call } from './calls.ts';
import type { FuzzedShop } from './fuzz-calls.ts';
import { KnownValues } from './known-values.ts';

export interface HttpShop extends FuzzedShop {
  /** The requests that were sent and what they were for, by the id that the server gave them. */
  sent: ReadonlyMap<string, { subject: string; call: Call }>;
}

interface Tokens {
  accessToken: string;
  refreshToken: string;
}

interface RawAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

/** Lists whose answers have the ids and slugs that other calls and pages are for. */
const lists = [
  '/pim/api/products?limit=20',
  '/pim/api/categories/menu',
  '/pim/api/brand-pages/list',
  '/pagerender/content/blog-list',
  '/utils/api/help-information/types',
  '/utils/api/stores',
  '/pagerender/page/coupon-list',
  '/account/api/customers/profile',
  '/cart/api/cart/me',
];

/** A shop that runs in another process, with a customer of it. */
export async function openHttpShop(origin: string, customer: { email: string; password: string }): Promise<HttpShop> {
  const known = new KnownValues();
  const sent = new Map<string, { subject: string; call: Call }>();
  let tokens = await signIn(origin, customer);
  const cart = { method: 'POST', url: '/cart/api/cart/create', headers: {}, body: undefined, signedIn: true };
  for (const call of [cart, ...lists.map((url) => ({ ...cart, method: 'GET', url }))])
    known.collect(JSON.parse((await exchange(origin, call, bearerOf(tokens))).text));
  return {
    origin,
    known,
    sent,
    async send(call, subject) {
      const session = call.isOfBrowser ? cookieOf(call, tokens) : bearerOf(tokens);
      const { status, headers, text } = await exchange(origin, call, call.signedIn ? session : {});
      sent.set(String(headers['x-request-id']), { subject, call });
      // The request before has ended the session.
      if (text.includes('"token_not_valid"')) tokens = await signIn(origin, customer);
      const type = headers['content-type'];
      return { status, type: type && String(type), text, errors: [] };
    },
  };
}

async function signIn(origin: string, { email, password }: { email: string; password: string }): Promise<Tokens> {
  const response = await fetch(`${origin}/authen/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: email, password }),
  });
  if (!response.ok) throw new Error(`the customer cannot sign in: ${await response.text()}`);
  return ((await response.json()) as { data: Tokens }).data;
}

const bearerOf = ({ accessToken }: Tokens) => ({ authorization: `Bearer ${accessToken}` });

function cookieOf({ headers }: Call, { accessToken, refreshToken }: Tokens): Record<string, string> {
  const session = `session=${encodeURIComponent(`${accessToken}|${refreshToken}`)}`;
  return { cookie: headers.cookie ? `${session}; ${headers.cookie}` : session };
}

/** Sends a request as it is: no client normalises its path. */
function exchange(origin: string, { method, url, headers, body }: Call, more: OutgoingHttpHeaders): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
  return new Promise((resolve, reject) => {
    const sent = request(
      { hostname, port, method, path: url, headers: { ...headers, ...more, ...length } },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.once('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text: Buffer.concat(chunks).toString() }),
        );
        answer.once('error', reject);
      },
    );
    sent.once('error', reject);
    sent.end(body);
  });
}
