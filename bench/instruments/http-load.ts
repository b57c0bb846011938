/* Task: sends requests to a server over several connections, each with its own share of the requests, and counts the responses. */
import autocannon from 'autocannon';
import { readTask } from '../processes.ts';

export interface HttpTask {
  origin: string;
  connections: number;
  seconds: number;
  /** Divided among the connections; each repeats its share. */
  requests: { method: 'GET' | 'POST'; path: string; body?: string; headers: Record<string, string> }[];
}

export interface HttpResult {
  perSecond: number;
  /** Responses with a 2xx status. */
  done: number;
  /** Milliseconds. */
  median: number;
  p99: number;
  /** Responses with another status, and requests without a response. */
  failed: number;
}

const { origin, connections, seconds, requests } = await readTask<HttpTask>();
let clientIndex = 0;
const result = await autocannon({
  url: origin,
  connections,
  duration: seconds,
  setupClient(client) {
    const own = requests.filter((_, index) => index % connections === clientIndex);
    clientIndex += 1;
    client.setRequests(own.length > 0 ? own : requests);
  },
});
const summary: HttpResult = {
  perSecond: result['2xx'] / result.duration,
  done: result['2xx'],
  median: result.latency.p50,
  p99: result.latency.p99,
  failed: result.non2xx + result.errors,
};
process.stdout.write(JSON.stringify(summary));
