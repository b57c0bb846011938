import { createHash } from 'node:crypto';
import pg from 'pg';
import { cancelStatement } from './cancel-statement.ts';
import { markConnectionLoss } from './database.ts';
import { runStatement } from './work.ts';

const statementNames = new Map<string, string>();

/** Marks errors of its connection. */
export class MarkingClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    // Emitted before the queries under way are rejected with the same error.
    this.on('error', markConnectionLoss);
  }

  override connect(): Promise<pg.Client>;
  override connect(callback: (error: Error) => void): void;
  override connect(callback?: (error: Error) => void): Promise<pg.Client> | undefined {
    if (callback) {
      super.connect((error: Error) => callback(error && markConnectionLoss(error)));
      return undefined;
    }
    return super.connect().catch((error: Error) => {
      throw markConnectionLoss(error);
    });
  }
}

/** Prepares Kysely's statements once per connection, under a name derived from their text, and ends them with the work they are part of. */
export class PreparingClient extends MarkingClient {
  // node-postgres has more overloads than Kysely calls.
  override query(...args: unknown[]): never {
    const isAwaited = typeof args[0] === 'string' && typeof args.at(-1) !== 'function';
    return (isAwaited && args[0] !== 'rollback' ? this.#runAsWork(args) : this.#prepare(args)) as never;
  }

  async #runAsWork(args: unknown[]): Promise<unknown> {
    let ended = false;
    const run = async () => {
      try {
        return await this.#prepare(args);
      } finally {
        ended = true;
      }
    };
    return runStatement(run, () => cancelStatement(this, { hasEnded: () => ended }));
  }

  #prepare(args: unknown[]): Promise<unknown> {
    const [text, values] = args;
    if (typeof text === 'string' && Array.isArray(values) && values.length > 0) {
      let name = statementNames.get(text);
      if (!name) {
        name = createHash('sha1').update(text).digest('base64url');
        if (statementNames.size < 1000) statementNames.set(text, name);
        else name = undefined;
      }
      return super.query({ name, text, values } as pg.QueryConfig);
    }
    return super.query(...(args as [string]));
  }
}
