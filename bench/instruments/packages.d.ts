/* The parts that are used here of the packages that are installed only where the bench runs. */

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

declare module 'html-react-parser' {
  import type { ReactNode } from 'react';

  export default function parse(html: string): ReactNode;
}

declare module 'lighthouse' {
  interface Options {
    /** The remote debugging port of a running browser. */
    port: number;
    onlyCategories: string[];
    logLevel: 'silent';
  }

  interface Result {
    lhr: {
      runtimeError?: { message: string };
      categories: Record<string, { /** 0 to 1. */ score: number | null } | undefined>;
      audits: Record<string, { numericValue?: number } | undefined>;
    };
  }

  export default function lighthouse(url: string, options: Options): Promise<Result | undefined>;
}
