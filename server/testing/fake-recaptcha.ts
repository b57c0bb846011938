import { randomBytes } from 'node:crypto';
import Fastify from 'fastify';
import { fakeRecaptchaChallenge, fakeRecaptchaCheckbox, fakeRecaptchaScript } from './fake-recaptcha-script.ts';

/*
 * A stand-in for reCAPTCHA: the script for browsers and the verification that its documentation describes, of both versions, in memory.
 */

const siteKey = 'recaptcha-test-site-key';
const secretKey = 'recaptcha-test-secret-key';
/** Milliseconds for which a token is valid. */
const validity = 120_000;

interface GivenToken {
  /** Of the page that it was given to. */
  hostname: string;
  /** Of version 3. */
  action?: string;
  /** Of version 3: from 0 (a bot) to 1 (a person). */
  score?: number;
  /** In the past: the token has been valid for longer than it may. */
  givenAt?: number;
}

/** What is answered to every verification, instead of what is documented. */
export type VerificationTrouble =
  /** Never answers. */
  'silent' | { status: number; body: string };

export interface FakeRecaptcha {
  origin: string;
  secretKey: string;
  /** The settings of a shop that uses it. */
  environment(version: '2' | '3'): Record<string, string>;
  /** A token as the script gives it to a page. */
  tokenFor(given: GivenToken): string;
  /** The forms of all verifications. */
  verifications: Record<string, string>[];
  /** Answers verifications in this way until it is cleared with null. */
  trouble(trouble: VerificationTrouble | null): void;
  /** Everything fails, the script too, until it is cleared with false. */
  goAway(isAway: boolean): void;
  /** The score of the tokens that the script gives from now on. */
  scoreNext(score: number): void;
  close(): Promise<void>;
}

export async function startFakeRecaptcha({ port = 0 }: { port?: number } = {}): Promise<FakeRecaptcha> {
  const app = Fastify({ forceCloseConnections: true });
  const tokens = new Map<string, GivenToken & { givenAt: number }>();
  const verifications: Record<string, string>[] = [];
  let trouble: VerificationTrouble | null = null;
  let nextScore = 0.9;
  let isAway = false;

  const tokenFor = (given: GivenToken) => {
    const token = `03${randomBytes(300).toString('base64url')}`;
    tokens.set(token, { givenAt: Date.now(), ...given });
    return token;
  };

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));

  app.addHook('onRequest', async (request, reply) => {
    if (isAway) await reply.code(503).send();
    else if (request.url.startsWith('/recaptcha/api2/')) reply.type('text/html; charset=utf-8');
  });
  app.get('/recaptcha/api.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(fakeRecaptchaScript),
  );
  app.get('/recaptcha/api2/anchor', (_request, reply) => reply.send(fakeRecaptchaCheckbox));
  app.get('/recaptcha/api2/bframe', (_request, reply) => reply.send(fakeRecaptchaChallenge));
  // What the script asks for a token: the browser says which page it runs on.
  app.get<{ Querystring: { k?: string; page?: string; action?: string } }>(
    '/recaptcha/api2/token',
    ({ query: { k, page, action }, headers }, reply) => {
      const { hostname } = new URL(page ?? headers.origin ?? 'http://unknown');
      const token = tokenFor({ hostname, ...(action ? { action, score: nextScore } : {}) });
      return reply
        .header('access-control-allow-origin', '*')
        .code(k === siteKey ? 200 : 400)
        .type('application/json')
        .send({ token });
    },
  );

  app.post('/recaptcha/api/siteverify', async (request, reply) => {
    const form = Object.fromEntries(new URLSearchParams(String(request.body)));
    verifications.push(form);
    if (trouble === 'silent') return reply.hijack();
    if (trouble) return reply.code(trouble.status).type('text/html').send(trouble.body);
    const refuse = (code: string) => ({ success: false, 'error-codes': [code] });
    if (!form.secret) return refuse('missing-input-secret');
    if (form.secret !== secretKey) return refuse('invalid-input-secret');
    if (!form.response) return refuse('missing-input-response');
    const given = tokens.get(form.response);
    if (!given) return refuse(form.response.startsWith('03') ? 'timeout-or-duplicate' : 'invalid-input-response');
    tokens.delete(form.response);
    const { givenAt, hostname, action, score } = given;
    if (Date.now() - givenAt > validity) return refuse('timeout-or-duplicate');
    const challenge_ts = new Date(givenAt).toISOString();
    return { success: true, challenge_ts, hostname, ...(action === undefined ? {} : { action, score }) };
  });

  const origin = await app.listen({ host: '127.0.0.1', port });
  return {
    origin,
    secretKey,
    environment: (version) => ({
      RECAPTCHA_VERSION: version,
      RECAPTCHA_SITE_KEY: siteKey,
      RECAPTCHA_SECRET_KEY: secretKey,
      RECAPTCHA_URL: `${origin}/recaptcha`,
    }),
    tokenFor,
    verifications,
    trouble(next) {
      trouble = next;
    },
    goAway(next) {
      isAway = next;
    },
    scoreNext(score) {
      nextScore = score;
    },
    close: () => app.close(),
  };
}
