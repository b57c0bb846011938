import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Session } from '#contract/accounts.ts';
import type { Client } from '#contract/client.ts';
import type { Endpoint, Endpoints } from '#contract/endpoint.ts';
import type { ShopperSession } from '../../request/request-context.ts';
import { apiProxyRoutes } from './api-proxy.ts';
import { errorBody, isBrowser, isCrossSiteWrite, rejectOrigin } from './origin-check.ts';
import {
  emailCookie,
  isExpired,
  readSessionCookies,
  signInCookies,
  signOutCookies,
  type Tokens,
  tokensCookies,
  visitorCookie,
} from './session-cookies.ts';
import { createRefresher } from './session-refresh.ts';
import { signOutRoutes } from './sign-out-routes.ts';

export interface SessionProxyOptions {
  /** The shop's public origin; the only one that writes are accepted from. */
  origin: string;
  /** The endpoints of the contract. */
  endpoints: Endpoints;
  /** An API client with these headers, by default without a session. */
  client: (headers?: Record<string, string>) => Client;
  /** The host of the API if it is not in this app: its paths are then proxied. */
  apiHost?: string;
  now: () => number;
}

/** The session of a page request, for the loaders of private pages. */
export type PageSession = (
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<ShopperSession & { headers: Record<string, string> }>;

const logout = 'POST /authen/api/auth/logout';

/**
 * A proxy between browsers and the API: it turns a shopper's cookies into the headers of the contract, refreshes expired
 * tokens, and keeps every token out of the reach of scripts. Requests that already have these headers, such as those of a
 * mobile app or of the storefront's loaders, pass unchanged. Register it on the app that serves the API.
 */
export function sessionProxy(app: FastifyInstance, options: SessionProxyOptions): PageSession {
  const { origin, now } = options;
  const secure = origin.startsWith('https:');
  const refresh = createRefresher(options.client(), now);
  const endpoints = new Map<string, Endpoint>(
    Object.entries(options.endpoints).map(([key, endpoint]) => [key.replace(/\{(\w+)\}/g, ':$1'), endpoint]),
  );
  /** The tokens that a request was forwarded with. */
  const sentWith = new WeakMap<FastifyRequest, Tokens>();

  const callOf = (request: FastifyRequest) =>
    `${request.method === 'HEAD' ? 'GET' : request.method} ${request.routeOptions.url ?? ''}`;

  /** Whether a call responds with the tokens of a session, by the contract: the path of a request can be written in many ways. */
  const opensSession = (request: FastifyRequest) => endpoints.get(callOf(request))?.data === Session;

  const cookiesOf = (request: FastifyRequest) => readSessionCookies(request.headers.cookie, { secure, now: now() });

  /** The new tokens; undefined if the session has ended, whose cookies are then cleared. */
  async function renewTokens(tokens: Tokens, reply: FastifyReply): Promise<Tokens | 'unanswered' | undefined> {
    const answer = await refresh(tokens.refreshToken);
    if (answer === 'unanswered') return answer;
    reply.header('set-cookie', tokensCookies(answer === 'refused' ? null : answer, secure));
    return answer === 'refused' ? undefined : answer;
  }

  /** The shopper's headers for the API; as those of a guest, if a session cannot be renewed at the moment. */
  async function identifyShopper(request: FastifyRequest, reply: FastifyReply) {
    const cookies = cookiesOf(request);
    const visitorId = cookies.visitorId ?? randomUUID();
    if (!cookies.visitorId) reply.header('set-cookie', visitorCookie(visitorId, secure));
    const renewed =
      cookies.tokens && isExpired(cookies.tokens.accessToken, now())
        ? await renewTokens(cookies.tokens, reply)
        : cookies.tokens;
    const isUnanswered = renewed === 'unanswered';
    const tokens = isUnanswered ? undefined : renewed;
    return { ...cookies, visitorId, tokens, isUnanswered, headers: headersOf(visitorId, tokens) };
  }

  app.addHook('onRequest', async (request, reply) => {
    const endpoint = endpoints.get(callOf(request));
    if (!endpoint || endpoint.access === 'signed') return;
    if (isCrossSiteWrite(request, origin, endpoint.access)) return rejectOrigin(request, reply, origin);
    if (endpoint.access === 'public' || !isBrowser(request)) return;
    const { tokens, headers, deviceToken, isUnanswered } = await identifyShopper(request, reply);
    // Its time was over meanwhile.
    if (reply.sent) return reply;
    // As a guest the shopper would seem to have no cart and no orders.
    if (isUnanswered && callOf(request) !== logout) return reply.send(unavailable(request, reply));
    request.headers = deviceToken && opensSession(request) ? { ...headers, 'device-token': deviceToken } : headers;
    if (tokens) sentWith.set(request, tokens);
  });

  app.addHook('preValidation', async (request) => {
    if (callOf(request) !== logout || !isBrowser(request)) return;
    const refreshToken = cookiesOf(request).tokens?.refreshToken;
    request.headers = { ...request.headers, 'content-type': 'application/json' };
    const body = { refreshToken };
    request.body = options.apiHost === undefined ? body : Buffer.from(JSON.stringify(body));
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const call = callOf(request);
    if (!endpoints.has(call) || !isBrowser(request)) return payload;
    // Rejected because of its origin: the shopper stays signed in.
    if (reply.statusCode === 403) return payload;
    if (call === logout) reply.header('set-cookie', signOutCookies(secure));
    const refused = reply.statusCode === 401 ? sentWith.get(request) : undefined;
    if (!opensSession(request)) return refused ? retryWithNewTokens(request, reply, refused) : payload;
    // A sign-in fails with 401 for other reasons than the session before it.
    const isEnded = refused && String(payload).includes('"token_not_valid"');
    return withoutTokens(reply, isEnded ? await retryWithNewTokens(request, reply, refused) : payload);
  });

  /** Moves the tokens of a sign-in from the response body into the cookie. */
  function withoutTokens(reply: FastifyReply, payload: unknown): unknown {
    if (reply.statusCode >= 300 || (typeof payload !== 'string' && !Buffer.isBuffer(payload))) return payload;
    if (payload.length === 0) return payload;
    const answer = JSON.parse(payload.toString());
    const { accessToken, refreshToken, access_token, refresh_token, deviceToken, device_token, ...rest } =
      answer.data ?? {};
    const tokens = { accessToken: accessToken ?? access_token, refreshToken: refreshToken ?? refresh_token };
    if (!tokens.accessToken || !tokens.refreshToken) return payload;
    const cookies = signInCookies({ ...tokens, deviceToken: deviceToken ?? device_token }, secure);
    reply.header('set-cookie', cookies).removeHeader('content-length');
    return JSON.stringify({ ...answer, data: rest });
  }

  /** After a 401: refreshes the tokens once and repeats the call; as a guest if the session has ended. */
  async function retryWithNewTokens(
    request: FastifyRequest,
    reply: FastifyReply,
    refused: Tokens,
  ): Promise<Buffer | string> {
    const tokens = await renewTokens(refused, reply);
    if (tokens === 'unanswered') return unavailable(request, reply.removeHeader('content-length'));
    const { cookie: _, authorization: __, 'content-length': ___, ...headers } = request.headers;
    const again = await app.inject({
      method: request.method as 'GET',
      url: request.url,
      headers: { ...headers, ...headersOf(String(headers['session-id']), tokens) },
      payload: request.body as object | undefined,
      remoteAddress: request.ip,
    });
    reply.code(again.statusCode).removeHeader('content-length');
    for (const name of ['content-type', 'cache-control', 'retry-after']) {
      const value = again.headers[name];
      if (value !== undefined) reply.header(name, value);
    }
    return again.rawPayload;
  }

  // The same response for known and unknown addresses: nothing is looked up.
  app.post('/auth/session', async (request, reply) => {
    if (isCrossSiteWrite(request, origin, 'visitor')) return rejectOrigin(request, reply, origin);
    const address = (request.body as { email?: unknown } | undefined)?.email;
    if (typeof address === 'string' && address.length <= 254 && address.includes('@') && address.isWellFormed())
      reply.header('set-cookie', emailCookie(address, secure));
    return reply.code(204).send();
  });

  if (options.apiHost !== undefined)
    app.register(apiProxyRoutes, { host: options.apiHost, endpoints: options.endpoints });

  app.register(signOutRoutes, {
    origin,
    async endSession(request, reply) {
      const { tokens, visitorId } = cookiesOf(request);
      const client = options.client(visitorId ? headersOf(visitorId, undefined) : {});
      if (tokens) await client(logout, { body: { refreshToken: tokens.refreshToken } });
      reply.header('set-cookie', signOutCookies(secure));
    },
  });

  return async (request, reply) => {
    const { headers, tokens, isUnanswered, email } = await identifyShopper(request, reply);
    return { headers, signedIn: tokens !== undefined, isUnanswered, ...(email ? { email } : {}) };
  };
}

function headersOf(visitorId: string, tokens: Tokens | undefined): Record<string, string> {
  return { 'session-id': visitorId, ...(tokens ? { authorization: `Bearer ${tokens.accessToken}` } : {}) };
}

/** Prepares the reply of a request whose session cannot be renewed at the moment, and returns its body. */
function unavailable(request: FastifyRequest, reply: FastifyReply): string {
  reply.code(503).header('retry-after', '2').header('cache-control', 'no-store').type('application/json');
  return errorBody(request, 'service_unavailable');
}
