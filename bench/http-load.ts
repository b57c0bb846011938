/* Task: presses on addresses of a server, each connection with requests of its own, and counts the answers. */
import autocannon from 'autocannon';
import { readTask } from './processes.ts';

export interface HttpTask {
  origin: string;
  connections: number;
  seconds: number;
  /** Shared out over the connections, which begin again at the end. */
  requests: { method: 'GET' | 'POST'; path: string; body?: string; headers: Record<string, string> }[];
}

export interface HttpResult {
  perSecond: number;
  /** Answers 2xx. */
  done: number;
  /** Milliseconds. */
  median: number;
  p99: number;
  /** Answers other than 2xx, and requests without an answer. */
  failed: number;
}

const { origin, connections, seconds, requests } = await readTask<HttpTask>();
let next = 0;
const result = await autocannon({
  url: origin,
  connections,
  duration: seconds,
  setupClient(client) {
    const own = requests.filter((_, index) => index % connections === next);
    next += 1;
    client.setRequests(own.length > 0 ? own : requests);
  },
});
const answer: HttpResult = {
  perSecond: result['2xx'] / result.duration,
  done: result['2xx'],
  median: result.latency.p50,
  p99: result.latency.p99,
  failed: result.non2xx + result.errors,
};
process.stdout.write(JSON.stringify(answer));
