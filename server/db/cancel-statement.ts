import type { Socket } from 'node:net';
import pg from 'pg';

/** How long the server has to accept a cancel request, and the statement to end after it. */
const timeoutMs = 5_000;

/** What a connected client has besides its documented properties; `activeQuery` is null between statements. */
type ConnectedClient = pg.Client & {
  processID: number;
  secretKey: number | Buffer;
  ssl: pg.ClientConfig['ssl'];
  sslNegotiation: string;
  connection: { stream: Socket };
};

type CancelConnection = pg.Connection & {
  stream: Socket;
  connect(port: number | string, host?: string): void;
  cancel(processId: number, secretKey: number | Buffer): void;
  requestSsl(): void;
};

/**
 * Asks the server, by PostgreSQL's cancel request, to end the statement that a client runs, and resolves when the server has passed the
 * request on. The connection of the client is closed if the statement does not end after that, as when the network is lost.
 */
export async function cancelStatement(client: pg.Client, { hasEnded }: { hasEnded: () => boolean }): Promise<void> {
  const target = client as ConnectedClient;
  await requestCancel(target);
  setTimeout(() => {
    if (!hasEnded()) target.connection.stream.destroy();
  }, timeoutMs).unref();
}

/** pg's own `Client.cancel` does not speak TLS. */
function requestCancel({ host, port, ssl, sslNegotiation, processID, secretKey }: ConnectedClient): Promise<void> {
  const connection = new pg.Connection({ ssl, sslNegotiation } as pg.ConnectionConfig) as CancelConnection;
  return new Promise((resolve) => {
    const timer = setTimeout(() => connection.stream.destroy(), timeoutMs);
    const send = () => connection.cancel(processID, secretKey);
    connection.once('connect', () => {
      if (!ssl) send();
      else if (sslNegotiation !== 'direct') connection.requestSsl();
    });
    connection.once('sslconnect', send);
    connection.on('error', () => connection.stream.destroy());
    connection.once('end', () => {
      clearTimeout(timer);
      resolve();
    });
    if (host.startsWith('/')) connection.connect(`${host}/.s.PGSQL.${port}`);
    else connection.connect(port, host);
  });
}
