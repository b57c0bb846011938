import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { createClient } from '#contract/client.ts';
import { unsubscribeRoutes } from './unsubscribe-routes.ts';

const origin = 'https://shop.example';

/** The web server with an API that gives this answer, and the tokens that the API got. */
async function storefront(answer: Response) {
  const tokens: unknown[] = [];
  const app = Fastify();
  await app.register(unsubscribeRoutes, {
    origin,
    headers: { 'x-content-type-options': 'nosniff' },
    api: (locale) =>
      createClient({
        host: '',
        locale: () => locale,
        headers: () => ({}),
        fetch: async (_url, init) => {
          tokens.push(JSON.parse(String(init.body)).token);
          return answer;
        },
      }),
  });
  return { app, tokens };
}

const ended = () => new Response(null, { status: 204 });
const failing = (status: number, code: string) => Response.json({ code, message: '' }, { status });
const url = '/en/wishlist/unsubscribe?token=t1.x';

test.each([
  ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
  [
    'multipart/form-data; boundary=b',
    '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
  ],
])('a mail program unsubscribes its reader by one POST as %s, without a redirect', async (type, payload) => {
  const { app, tokens } = await storefront(ended());
  const answer = await app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } });
  expect([answer.statusCode, answer.body, tokens]).toEqual([200, 'OK', ['t1.x']]);
  expect(answer.headers['cache-control']).toBe('no-store');
});

test.each([
  [400, 'unsubscribe_token_not_valid'],
  [503, 'service_unavailable'],
])('a mail program gets %i if it did not work', async (status, code) => {
  const { app } = await storefront(failing(status, code));
  const answer = await app.inject({ method: 'POST', url, payload: 'List-Unsubscribe=One-Click' });
  expect([answer.statusCode, answer.body]).toEqual([status, code]);
});

test.each(['', '/en'])('the form of the page %s leads back to the page, which shows what holds now', async (prefix) => {
  const { app, tokens } = await storefront(ended());
  for (const query of ['?token=t1.x', '?token=a&token=b', '']) {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' };
    const path = `${prefix}/wishlist/unsubscribe`;
    const answer = await app.inject({ method: 'POST', url: path + query, payload: '', headers });
    const token = query === '?token=t1.x' ? 't1.x' : '';
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `${origin}${path}?token=${token}`]);
  }
  expect(tokens).toEqual(['t1.x', '', '']);
});
