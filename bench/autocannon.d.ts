/** The part of autocannon's API that is used here; the package has no types. */
declare module 'autocannon' {
  interface Request {
    method: string;
    path: string;
    body?: string;
    headers?: Record<string, string>;
  }

  interface Options {
    url: string;
    connections: number;
    /** Seconds. */
    duration: number;
    setupClient(client: { setRequests(requests: Request[]): void }): void;
  }

  interface Result {
    /** Seconds. */
    duration: number;
    '2xx': number;
    non2xx: number;
    errors: number;
    /** Milliseconds. */
    latency: { p50: number; p99: number };
  }

  export default function autocannon(options: Options): Promise<Result>;
}
