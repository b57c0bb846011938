import { expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import type { Call } from './calls.ts';
import { type Answer, problemOf } from './check-answer.ts';
import { fuzzCalls, fuzzPages } from './fuzz-calls.ts';
import { KnownValues } from './known-values.ts';

const key = 'GET /utils/api/configurations/bot-check';
const json = { type: 'application/json; charset=utf-8', errors: [] };
const notFound: Answer = { ...json, status: 404, text: '{"code":"not_found","message":"Not found."}' };
const page = { pattern: '/product/:slug?', query: ['sku'] };

/** What is sent to a shop that answers each request in this way. */
async function sentWith(seed: number, answer: (call: Call) => Answer = () => notFound) {
  const calls: Call[] = [];
  const send = async (call: Call) => {
    calls.push(call);
    return answer(call);
  };
  const shop = { origin: 'https://shop.example', send, known: new KnownValues() };
  const results = [await fuzzCalls(shop, { seed, cases: 2 }), await fuzzPages(shop, [page], { seed, cases: 2 })];
  return { calls, results, findings: results.flatMap(({ findings }) => findings) };
}

const first = await sentWith(7);

test('the seed decides every request', async () => {
  expect((await sentWith(7)).calls).toEqual(first.calls);
  expect((await sentWith(8)).calls).not.toEqual(first.calls);
  expect(first.calls.length).toBeGreaterThan(2 * Object.keys(api).length);
  expect(first.findings).toEqual([]);
});

test('texts that grow when they are normalised are sent at and near the longest that a field allows', async () => {
  const sentTo = (path: string) => first.calls.filter(({ url }) => url.startsWith(path));
  const lengths = sentTo('/utils/api/stores?').flatMap(({ url }) => {
    const text = new URL(url, 'https://shop.example').searchParams.get('query') ?? '';
    return /^㍿+$/.test(text) ? [text.length] : [];
  });
  expect(new Set(lengths)).toEqual(new Set([50, 51, 171, 200]));
  const queries = sentTo('/product/').map(({ url }) => new URL(url, 'https://shop.example').searchParams.get('sku'));
  expect(queries).toContain('㍿'.repeat(171));
});

test('a failing call and a failing page are reported with their requests', async () => {
  const failed: Answer = { status: 500, type: 'text/html', text: 'oops', errors: ['a bug'] };
  const fails = ({ url }: Call) => /^\/cart\/api\/cart\/create|\/product\//.test(url);
  const { findings } = await sentWith(7, (call) => (fails(call) ? failed : notFound));
  expect(findings.map(({ subject }) => subject)).toEqual(['POST /cart/api/cart/create', 'GET /product/:slug?']);
  for (const { call, problem } of findings) {
    expect(call && fails(call)).toBe(true);
    expect(problem).toContain('a bug');
  }
});

test.each<[string, Answer | undefined]>([
  ['an error in the log', { ...notFound, errors: ['a bug'] }],
  ['an error that the call does not declare', { ...notFound, text: '{"code":"cart_not_found","message":"x"}' }],
  ['an unknown error', { ...notFound, text: '{"code":"oops","message":"x"}' }],
  ['an error with another status', { ...notFound, status: 400 }],
  ['an error without a message', { ...notFound, text: '{"code":"not_found"}' }],
  ['a page', { ...notFound, type: 'text/html' }],
  ['broken JSON', { ...notFound, text: '{' }],
  ['no data', { ...json, status: 204, text: '' }],
  ['other data than those of the contract', { ...json, status: 200, text: '{"data":{"provider":7}}' }],
  ['a status of a bug', { ...json, status: 502, text: '' }],
])('an answer with %s is wrong', (_what, answer) => {
  expect(answer && problemOf(api[key], answer)).toEqual(expect.any(String));
});

test('an error of the contract and an outage are right answers', () => {
  expect(problemOf(api[key], notFound)).toBeNull();
  const outage = '{"code":"service_unavailable","message":"x"}';
  expect(problemOf(api[key], { ...json, status: 503, text: outage })).toBeNull();
});
