import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** Visitors who look at addresses of a shop, again and again, until they leave. */
export interface Visitors {
  /** How often each outcome came so far: a status, with the error's code if there is one, or `refused`, or `broken off`. */
  outcomes(): Record<string, number>;
  /** Counts from zero again. */
  forget(): void;
  leave(): Promise<Record<string, number>>;
}

/** Sends eight visitors who come on a new connection each time, so that none meets one that is being closed. */
export function startVisitors(origin: string, paths: string[]): Visitors {
  let counts: Record<string, number> = {};
  let staying = true;
  const agent = new Agent({ keepAlive: false });
  const loops = Array.from({ length: 8 }, async (_, visitor) => {
    for (let visit = visitor; staying; visit += 1) {
      const outcome = await look(agent, origin + (paths[visit % paths.length] ?? '/'));
      counts[outcome] = (counts[outcome] ?? 0) + 1;
      // Whoever is turned away waits a moment.
      await wait(outcome === '200' ? 1 : 20);
    }
  });
  return {
    outcomes: () => ({ ...counts }),
    forget() {
      counts = {};
    },
    async leave() {
      staying = false;
      await Promise.all(loops);
      return counts;
    },
  };
}

function look(agent: Agent, url: string): Promise<string> {
  return new Promise((resolve) => {
    const request = get(url, { agent }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      response.on('error', () => resolve('broken off'));
      response.on('end', () => resolve([response.statusCode, codeIn(text)].filter(Boolean).join(' ')));
    });
    // Reset without an answer: it was still waiting to be let in when the door closed.
    request.on('error', (error: NodeJS.ErrnoException) => {
      resolve(['ECONNREFUSED', 'ECONNRESET'].includes(error.code ?? '') ? 'refused' : `broken off: ${error.code}`);
    });
  });
}

function codeIn(text: string): string | undefined {
  try {
    return (JSON.parse(text) as { code?: string }).code;
  } catch {
    return undefined;
  }
}
