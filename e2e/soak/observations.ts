/** A time in which something was broken on purpose, in milliseconds of `performance.now()`. */
interface Disturbance {
  what: string;
  from: number;
  /** Infinity while it lasts. */
  until: number;
}

/** How long after a disturbance calls may still fail: processes start and connections are made again. */
const recoveryMs = 20_000;

/** What shoppers were answered, and which answers a shop must not give. */
export class Observations {
  /** Answers by status, those of errors with their code. */
  readonly outcomes = new Map<string, number>();
  readonly violations: string[] = [];
  readonly milliseconds: number[] = [];
  readonly #begun = performance.now();
  readonly #disturbances: Disturbance[] = [];

  /** Breaks something: until `work` has ended and some seconds after it, calls may be answered 503 or not at all. */
  async during(what: string, work: () => Promise<void>): Promise<void> {
    const disturbance = { what, from: performance.now(), until: Number.POSITIVE_INFINITY };
    this.#disturbances.push(disturbance);
    try {
      await work();
    } finally {
      disturbance.until = performance.now() + recoveryMs;
    }
  }

  /** Sends requests and records their answers. */
  observing(send: (url: string, init: RequestInit) => Promise<Response>) {
    return async (url: string, init: RequestInit): Promise<Response> => {
      const call = `${init.method ?? 'GET'} ${url}`;
      const started = performance.now();
      try {
        const response = await send(url, init);
        await this.#record(call, response, started);
        return response;
      } catch (error) {
        this.#recordFailure(call, error, started);
        throw error;
      }
    };
  }

  /** Records what a shop must not do, with the minute. */
  recordViolation(what: string): void {
    const minute = (performance.now() - this.#begun) / 60_000;
    this.violations.push(`minute ${minute.toFixed(1)}: ${what}`);
  }

  /** Whether something is broken, or was some seconds ago. */
  isDisturbed(started = performance.now()): boolean {
    const ended = performance.now();
    return this.#disturbances.some(({ from, until }) => from <= ended && started <= until);
  }

  /** Records the answer to a call that began at `started`. A 5xx other than a 503 with `Retry-After` near a disturbance is a violation. */
  async #record(call: string, response: Response, started: number): Promise<void> {
    const { status, headers } = response;
    this.milliseconds.push(performance.now() - started);
    this.#count(status < 400 ? String(status) : `${status} ${await errorCodeOf(response)}`);
    if (status < 500) return;
    if (status !== 503) this.recordViolation(`${call}: ${status}`);
    else if (!headers.has('retry-after')) this.recordViolation(`${call}: 503 without Retry-After`);
    else if (!this.isDisturbed(started)) this.recordViolation(`${call}: 503 while nothing was broken`);
  }

  /** Records a call without an answer. */
  #recordFailure(call: string, error: unknown, started: number): void {
    this.#count('no answer');
    if (!this.isDisturbed(started))
      this.recordViolation(`${call}: no answer while nothing was broken (${(error as Error).message})`);
  }

  #count(outcome: string): void {
    this.outcomes.set(outcome, (this.outcomes.get(outcome) ?? 0) + 1);
  }
}

/** The code of an error of the API, or `page`; the response can still be read. */
async function errorCodeOf(response: Response): Promise<string> {
  if (!response.headers.get('content-type')?.includes('json')) return 'page';
  const { code } = (await response.clone().json()) as { code: string };
  return code;
}

/** The increase of a series by time, by least squares: points are `[minutes, value]`. */
export function slopePerMinute(points: readonly (readonly [number, number])[]): number {
  const mean = (of: 0 | 1) => points.reduce((sum, point) => sum + point[of], 0) / points.length;
  const [minute, value] = [mean(0), mean(1)];
  const covariance = points.reduce((sum, [at, of]) => sum + (at - minute) * (of - value), 0);
  const variance = points.reduce((sum, [at]) => sum + (at - minute) ** 2, 0);
  return variance === 0 ? 0 : covariance / variance;
}
