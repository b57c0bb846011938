import * as fc from 'fast-check';
import { api } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { type Call, callsOf, callsWithOneCriticalValue } from './calls.ts';
import { type Answer, problemOf, problemOfPage } from './check-answer.ts';
import type { KnownValues } from './known-values.ts';
import { otherAddresses, type PageSubject, requestsFor, requestsWithOneCriticalText } from './page-requests.ts';

/** A shop under test. */
export interface FuzzedShop {
  origin: string;
  /** Sends a request, for a signed-in customer if it says so, and waits for its answer. */
  send: (call: Call, subject: string) => Promise<Answer>;
  known: KnownValues;
}

/** A request whose answer is wrong, as small as it could be made. */
export interface Finding {
  /** The endpoint, or the pattern of the page. */
  subject: string;
  problem: string;
  /** Undefined for an error that the server logged without a request. */
  call: Call | undefined;
}

export interface Summary {
  findings: Finding[];
  cases: number;
  /** How many answers had each status. */
  statuses: Map<number, number>;
}

export interface FuzzOptions {
  /** Decides all requests. */
  seed: number;
  /** Requests for each endpoint or page, besides those with one critical or growing value. */
  cases: number;
  isOver?: () => boolean;
}

/** The calls that end sessions or accounts, last: those before them have a customer. */
const endsSession =
  /^(?:DELETE \/account\/api\/sessions|POST \/account\/api\/customers\/(?:erase|change-password|reset-password))/;

/** The endpoints of the contract in the order in which they are called. */
const endpoints = Object.entries<Endpoint>(api).sort(
  ([one], [other]) => Number(endsSession.test(one)) - Number(endsSession.test(other)),
);

/** Calls each endpoint of the contract. Each has at most one finding. */
export function fuzzCalls(shop: FuzzedShop, options: FuzzOptions): Promise<Summary> {
  const { known } = shop;
  const subjects = endpoints.map(([subject, endpoint]) => ({
    subject,
    requests: () => callsOf(subject, endpoint, known.of),
    first: () => callsWithOneCriticalValue(subject, endpoint, known.of, options.seed),
    check(answer: Answer) {
      const problem = problemOf(endpoint, answer);
      if (problem === null && answer.status === 200 && endpoint.data) known.collect(JSON.parse(answer.text));
      return problem;
    },
  }));
  return fuzz(shop, subjects, options);
}

/** Asks for each of the pages, and for what the web server answers besides. Each has at most one finding. */
export function fuzzPages(shop: FuzzedShop, pages: readonly PageSubject[], options: FuzzOptions): Promise<Summary> {
  const subjects = [...pages, ...otherAddresses].map((page) => ({
    subject: `${page.isForm ? 'POST' : 'GET'} ${page.pattern}`,
    requests: () => requestsFor(page, { origin: shop.origin, known: shop.known.of }),
    first: () => requestsWithOneCriticalText(page, shop.known.of),
    check: problemOfPage,
  }));
  return fuzz(shop, subjects, options);
}

interface Subject {
  subject: string;
  requests: () => fc.Arbitrary<Call>;
  /** What is sent before those. */
  first: () => Call[];
  check: (answer: Answer) => string | null;
}

async function fuzz(
  { send }: FuzzedShop,
  subjects: readonly Subject[],
  { seed, cases, isOver = () => false }: FuzzOptions,
): Promise<Summary> {
  const summary: Summary = { findings: [], cases: 0, statuses: new Map() };
  for (const { subject, requests, first, check } of subjects) {
    if (isOver()) break;
    let problem = '';
    const property = fc.asyncProperty(requests(), async (call) => {
      const answer = await send(call, subject);
      summary.cases += 1;
      summary.statuses.set(answer.status, (summary.statuses.get(answer.status) ?? 0) + 1);
      const found = check(answer);
      if (found !== null) problem = found;
      return found === null;
    });
    const examples = first().map((call): [Call] => [call]);
    const numRuns = examples.length + cases;
    const { failed, counterexample } = await fc.check(property, { seed, numRuns, examples });
    if (failed && counterexample) summary.findings.push({ subject, problem, call: counterexample[0] });
  }
  return summary;
}
