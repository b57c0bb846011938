import pg from 'pg';

/** A connection that listens on one channel and reconnects when it is lost. */
export class PostgresListener {
  #client: pg.Client | undefined;
  #stopped = false;
  #timer: NodeJS.Timeout | undefined;
  readonly #config: pg.ClientConfig;
  readonly #channel: string;
  readonly #onPayload: (payload: string) => void;
  readonly #onReconnected: () => void;

  constructor(
    config: pg.ClientConfig,
    channel: string,
    onPayload: (payload: string) => void,
    onReconnected: () => void,
  ) {
    this.#config = config;
    this.#channel = channel;
    this.#onPayload = onPayload;
    this.#onReconnected = onReconnected;
  }

  async start(): Promise<void> {
    const client = new pg.Client(this.#config);
    this.#client = client;
    client.on('notification', (message) => this.#onPayload(message.payload ?? ''));
    client.on('error', () => {});
    client.on('end', () => this.#reconnect());
    await client.connect();
    await client.query(`listen ${this.#channel}`);
  }

  #reconnect(): void {
    if (this.#stopped || this.#timer) return;
    this.#timer = setTimeout(async () => {
      this.#timer = undefined;
      try {
        await this.start();
        this.#onReconnected();
      } catch {
        this.#reconnect();
      }
    }, 500);
    this.#timer.unref();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#client?.end().catch(() => {});
  }
}
