import { type PGlite, parse, protocol, type Transaction } from '@electric-sql/pglite';
import type { PGlite as KyselyPglite, PGliteQueryResults } from 'kysely';

const { serialize } = protocol;

/** Each prepared statement holds its plan in memory. */
const maxStatements = 1000;
/** PostgreSQL's error code for a prepared statement whose result has other columns since its table was changed, among others. */
const featureNotSupported = '0A000';

type Message = Awaited<ReturnType<PGlite['execProtocolStream']>>[number];

interface PreparedStatement {
  name: string;
  parameterTypes: readonly number[];
  /** Describes the columns of the result; absent if there are none. */
  rowDescription: Message | undefined;
}

let preparedCount = 0;

const isOutdated = (error: unknown) => (error as { code?: string }).code === featureNotSupported;

/**
 * PGlite for Kysely, with each statement that has parameters prepared once, as `PreparingClient` does on PostgreSQL. PGlite
 * itself parses and plans a statement at every call, in six exchanges of messages where this takes one.
 */
export class PreparingPglite implements KyselyPglite {
  readonly #pglite: PGlite;
  readonly #statements = new Map<string, PreparedStatement>();

  constructor(pglite: PGlite) {
    this.#pglite = pglite;
  }

  get closed(): boolean {
    return this.#pglite.closed;
  }

  get ready(): boolean {
    return this.#pglite.ready;
  }

  get waitReady(): Promise<void> {
    return this.#pglite.waitReady;
  }

  close(): Promise<void> {
    return this.#pglite.close();
  }

  async query<Row>(text: string, values: readonly unknown[] = []): Promise<PGliteQueryResults<Row>> {
    if (values.length === 0) return this.#pglite.query<Row>(text);
    await this.#pglite._checkReady();
    return this.#pglite._runExclusiveTransaction(async () => {
      try {
        return await this.#run<Row>(text, values);
      } catch (error) {
        if (!isOutdated(error)) throw error;
        return this.#run<Row>(text, values);
      }
    });
  }

  transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
    return this.#pglite.transaction((tx) => {
      const query = async <Row>(text: string, values: readonly unknown[] = []) => {
        if (values.length === 0) return tx.query<Row>(text);
        if (tx.closed) throw new Error('The transaction is closed.');
        return this.#run<Row>(text, values);
      };
      return work(Object.assign(Object.create(tx), { query }));
    });
  }

  /** Discards all prepared statements, because the schema has changed; each is prepared again when it is next used. */
  clearStatements(): void {
    this.#statements.clear();
  }

  #run<Row>(text: string, values: readonly unknown[]): Promise<PGliteQueryResults<Row>> {
    return this.#pglite._runExclusiveQuery(async () => {
      const { name, parameterTypes, rowDescription } = this.#statements.get(text) ?? (await this.#prepare(text));
      const bound = values.map((value, index) => this.#serialize(value, parameterTypes[index]));
      const messages = await this.#send(
        serialize.bind({ statement: name, values: bound }),
        serialize.execute({}),
      ).catch((error) => {
        if (isOutdated(error)) this.clearStatements();
        throw error;
      });
      const [result] = parse.parseResults(
        rowDescription ? [rowDescription, ...messages] : messages,
        this.#pglite.parsers,
      );
      return result as PGliteQueryResults<Row>;
    });
  }

  #serialize(value: unknown, type: number | undefined): string | null {
    if (value === null || value === undefined) return null;
    const serializer = type === undefined ? undefined : this.#pglite.serializers[type];
    return serializer ? serializer(value) : String(value);
  }

  async #prepare(text: string): Promise<PreparedStatement> {
    const isStored = this.#statements.size < maxStatements;
    preparedCount += 1;
    // The statement without a name is replaced by the next one.
    const name = isStored ? `shop_${preparedCount}` : '';
    const messages = await this.#send(serialize.parse({ name, text }), serialize.describe({ type: 'S', name }));
    const statement = {
      name,
      parameterTypes: parse.parseDescribeStatementResults(messages),
      rowDescription: messages.find((message) => message.name === 'rowDescription'),
    };
    if (isStored) this.#statements.set(text, statement);
    return statement;
  }

  #send(...messages: Uint8Array[]): Promise<Message[]> {
    return this.#pglite.execProtocolStream(Buffer.concat([...messages, serialize.sync()]));
  }
}
