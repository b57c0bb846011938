import { createHmac, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { type FakeCharge, FakeCharges, type FakeError } from './fake-omise-charges.ts';

/*
 * A stand-in for Omise: the calls, objects, errors, signatures and test cards that its documentation describes, in memory. Its API and
 * its vault share one origin.
 */

const publicKey = 'pkey_test_fake';
const secretKey = 'skey_test_fake';

/** What happens to the next calls, instead of what is documented. */
export type Trouble =
  /** Answers 503 and does nothing. */
  | 'unavailable'
  /** Carries out the call and answers 503. */
  | 'carried_out_but_unavailable'
  /** Carries out the call and never answers. */
  | 'carried_out_but_silent'
  /** Does nothing and never answers. */
  | 'silent'
  /** Carries out the call and answers after `release`. */
  | 'held';

/** What the fake answers instead of the picture of a QR code. */
export type PictureAnswer = { location: string } | { type: string; body: string | Buffer };

/** An event as Omise delivers it. */
export interface SignedEvent {
  payload: string;
  headers: Record<string, string>;
}

export interface FakeOmise {
  origin: string;
  /** The settings of a shop that uses it. */
  environment: Record<string, string>;
  charges: FakeCharges;
  /** Decoded secrets that sign events, the newest first. */
  webhookSecrets: Buffer[];
  /** All requests that arrived, with their bodies. */
  requests: { method: string; path: string; body: string }[];
  /** Calls whose method and path begin with this fail in this way until it is cleared with null. */
  trouble(call: string, trouble: Trouble | null): void;
  /** Answers the calls that were held. */
  release(): void;
  /** Answers pictures of QR codes in this way until it is cleared with null. */
  answerPictures(answer: PictureAnswer | null): void;
  /** Refuses all connections until `reconnect`. */
  disconnect(): Promise<void>;
  reconnect(): Promise<void>;
  /** The token that a shopper's browser gets for a card. */
  tokenFor(cardNumber: string): string;
  /** The next event of a charge or of a refund, as it is delivered. */
  event(key: string, data: object, signing?: { secrets?: readonly Buffer[]; at?: Date; id?: string }): SignedEvent;
  close(): Promise<void>;
}

export interface FakeOmiseOptions {
  clock: () => Date;
  port?: number;
  /** Receives the events of what shoppers do on the page of the bank. */
  deliver?: (event: SignedEvent) => Promise<void>;
}

/** Whether a call has this key, or the live key of the same account. */
function isAuthorised(authorization: string | undefined, key: string): boolean {
  const keys = [key, key.replace('_test_', '_live_')];
  return keys.some((one) => authorization === `Basic ${Buffer.from(`${one}:`).toString('base64')}`);
}

export async function startFakeOmise({ clock, port = 0, deliver }: FakeOmiseOptions): Promise<FakeOmise> {
  const app = Fastify({ forceCloseConnections: true });
  const webhookSecrets = [randomBytes(32)];
  const requests: FakeOmise['requests'] = [];
  const troubles = new Map<string, Trouble>();
  const released = Promise.withResolvers<void>();
  let origin = '';
  const charges = new FakeCharges(clock, () => origin);

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.addHook('preHandler', async ({ method, url, body }) => {
    requests.push({ method, path: url, body: String(body ?? '') });
  });

  const troubleOf = ({ method, url }: FastifyRequest) =>
    [...troubles].find(([call]) => `${method} ${url}`.startsWith(call))?.[1];

  /** Answers with what `work` returns, after checking the key. */
  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    work: (body: Record<string, unknown>) => object | FakeError,
  ): Promise<unknown> => {
    const trouble = troubleOf(request);
    if (trouble === 'silent') return reply.hijack();
    if (trouble === 'unavailable') return sendError(reply, { status: 503, code: 'service_unavailable' });
    if (!isAuthorised(request.headers.authorization, key))
      return sendError(reply, { status: 401, code: 'authentication_failure' });
    const result = work(typeof request.body === 'string' && request.body !== '' ? JSON.parse(request.body) : {});
    if (trouble === 'carried_out_but_silent') return reply.hijack();
    if (trouble === 'held') await released.promise;
    else if (trouble) return sendError(reply, { status: 503, code: 'service_unavailable' });
    return 'code' in result && 'status' in result && typeof result.status === 'number'
      ? sendError(reply, result as FakeError)
      : reply.send(result);
  };
  type Params = { Params: { id: string } };

  // The vault, which browsers call from the shop's origin.
  const allowBrowsers = (reply: FastifyReply) =>
    reply.headers({
      'access-control-allow-origin': '*',
      'access-control-allow-headers': 'authorization, content-type, omise-version',
    });
  app.options('/tokens', (_request, reply) => allowBrowsers(reply).code(204).send());
  app.post('/tokens', (request, reply) =>
    answer(request, allowBrowsers(reply), publicKey, ({ card }) =>
      charges.createToken(card as Record<string, unknown>),
    ),
  );

  app.post('/charges', (request, reply) => answer(request, reply, secretKey, (body) => charges.create(body)));
  app.get('/charges', (request, reply) =>
    answer(request, reply, secretKey, () => charges.list(request.query as Record<string, string>)),
  );
  app.get<Params>('/charges/:id', (request, reply) =>
    answer(request, reply, secretKey, () => charges.read(request.params.id)),
  );
  app.post<Params>('/charges/:id/expire', (request, reply) =>
    answer(request, reply, secretKey, () => charges.expire(request.params.id)),
  );
  app.post<Params>('/charges/:id/refunds', (request, reply) =>
    answer(request, reply, secretKey, (body) => charges.refund(request.params.id, body)),
  );
  app.get<Params>('/charges/:id/refunds', (request, reply) =>
    answer(request, reply, secretKey, () => charges.listRefunds(request.params.id)),
  );
  app.get('/capability', (request, reply) => answer(request, reply, publicKey, () => charges.capability));

  // A QR code is public, as at Omise.
  let pictureAnswer: PictureAnswer | null = null;
  app.get<Params>('/charges/:id/qr.svg', (request, reply) => {
    if (troubleOf(request)) return sendError(reply, { status: 503, code: 'service_unavailable' });
    if (pictureAnswer && 'location' in pictureAnswer && !request.url.endsWith('?redirected'))
      return reply.redirect(pictureAnswer.location);
    if (pictureAnswer && 'body' in pictureAnswer) return reply.type(pictureAnswer.type).send(pictureAnswer.body);
    return reply
      .type('image/svg+xml')
      .send(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 30"><script>alert(1)</script><path d="M4 4h7v7H4zM19 4h7v7h-7zM4 19h7v7H4zM14 14h4v4h-4z"/></svg>',
      );
  });

  // The bank's page of 3-D Secure.
  app.get<Params>('/authorize/:id', (request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .send(
        `<!doctype html><html lang="en"><title>Bank</title><h1>Confirm the payment</h1><form method="post"><button name="result" value="approve">Approve</button><button name="result" value="reject">Reject</button></form><p>${request.params.id}</p></html>`,
      ),
  );
  app.post<Params>('/authorize/:id', async (request, reply) => {
    const isApproved = String(request.body).includes('approve');
    const charge = isApproved ? charges.pay(request.params.id) : charges.fail(request.params.id, 'payment_rejected');
    await deliver?.(event('charge.complete', charge));
    return reply.redirect(charge.return_uri, 303);
  });

  const event: FakeOmise['event'] = (
    key,
    data,
    { secrets = webhookSecrets, at = clock(), id = randomId('evnt') } = {},
  ) => {
    const payload = JSON.stringify({ object: 'event', id, key, livemode: false, created_at: at.toISOString(), data });
    const timestamp = String(Math.floor(at.getTime() / 1000));
    const sign = (secret: Buffer) => createHmac('sha256', secret).update(`${timestamp}.${payload}`).digest('hex');
    return {
      payload,
      headers: {
        'content-type': 'application/json',
        'omise-signature': secrets.map(sign).join(','),
        'omise-signature-timestamp': timestamp,
      },
    };
  };

  origin = await app.listen({ host: '127.0.0.1', port });
  return {
    origin,
    charges,
    webhookSecrets,
    requests,
    environment: {
      OMISE_PUBLIC_KEY: publicKey,
      OMISE_SECRET_KEY: secretKey,
      OMISE_WEBHOOK_SECRET: String(webhookSecrets[0]?.toString('base64')),
      OMISE_API_URL: origin,
      OMISE_VAULT_URL: origin,
    },
    trouble(call, trouble) {
      if (trouble) troubles.set(call, trouble);
      else troubles.delete(call);
    },
    release: released.resolve,
    answerPictures(answer) {
      pictureAnswer = answer;
    },
    async disconnect() {
      const closed = once(app.server, 'close');
      app.server.close();
      app.server.closeAllConnections();
      await closed;
    },
    async reconnect() {
      app.server.listen(Number(new URL(origin).port), '127.0.0.1');
      await once(app.server, 'listening');
    },
    tokenFor(cardNumber) {
      const token = charges.createToken({
        name: 'SOMYING JAIDEE',
        number: cardNumber,
        expiration_month: 12,
        expiration_year: 2030,
        security_code: '123',
      });
      if (!('id' in token)) throw new Error(`the card ${cardNumber} gets no token: ${token.code}`);
      return token.id;
    },
    event,
    close: () => app.close(),
  };
}

export type { FakeCharge };

function sendError(reply: FastifyReply, { status, code }: FakeError): FastifyReply {
  return reply
    .code(status)
    .send({ object: 'error', location: 'https://www.omise.co/api-errors', code, message: `the fake answers ${code}` });
}

function randomId(prefix: string): string {
  return `${prefix}_test_${randomBytes(10).toString('hex')}`;
}
