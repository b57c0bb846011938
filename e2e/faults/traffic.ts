import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** Continuous GET requests to a shop. */
export interface Traffic {
  /** The number of responses by outcome: an HTTP status with the error code if there is one, `refused`, or `aborted`. */
  outcomes(): Record<string, number>;
  /** Resets all counts to zero. */
  reset(): void;
  /** Waits for the pending requests, and returns the final counts. */
  stop(): Promise<Record<string, number>>;
}

/** Sends requests from eight clients; each opens a new connection, so that none reuses one that is being closed. */
export function startTraffic(origin: string, paths: string[]): Traffic {
  let counts: Record<string, number> = {};
  let running = true;
  const agent = new Agent({ keepAlive: false });
  const loops = Array.from({ length: 8 }, async (_, client) => {
    for (let index = client; running; index += 1) {
      const outcome = await request(agent, origin + (paths[index % paths.length] ?? '/'));
      counts[outcome] = (counts[outcome] ?? 0) + 1;
      // Back off after a failure.
      await wait(outcome === '200' ? 1 : 20);
    }
  });
  return {
    outcomes: () => ({ ...counts }),
    reset() {
      counts = {};
    },
    async stop() {
      running = false;
      await Promise.all(loops);
      return counts;
    },
  };
}

function request(agent: Agent, url: string): Promise<string> {
  return new Promise((resolve) => {
    const sent = get(url, { agent }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      response.on('error', () => resolve('aborted'));
      response.on('end', () => resolve([response.statusCode, errorCodeOf(text)].filter(Boolean).join(' ')));
    });
    // ECONNRESET: the connection was not accepted yet when the server closed its port.
    sent.on('error', (error: NodeJS.ErrnoException) => {
      resolve(['ECONNREFUSED', 'ECONNRESET'].includes(error.code ?? '') ? 'refused' : `aborted: ${error.code}`);
    });
  });
}

function errorCodeOf(text: string): string | undefined {
  try {
    return (JSON.parse(text) as { code?: string }).code;
  } catch {
    return undefined;
  }
}
