import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** Passes connections on to another server, such as a pooler in front of a database. */
export interface TcpProxy {
  port: number;
  /** Cuts all connections and refuses new ones. */
  cut(): Promise<void>;
  /** Passes connections on again, on the same port. */
  restore(): Promise<void>;
  close(): Promise<void>;
}

export async function startTcpProxy(target: { host: string; port: number }): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  const open = async (port: number): Promise<Server> => {
    const server = createServer((client) => {
      const upstream = connect(target);
      for (const [socket, other] of [
        [client, upstream],
        [upstream, client],
      ] as const) {
        sockets.add(socket);
        socket.on('error', () => other.destroy()).on('close', () => sockets.delete(socket) && other.destroy());
        socket.pipe(other);
      }
    }).listen(port, '127.0.0.1');
    await once(server, 'listening');
    return server;
  };
  let server = await open(0);
  const { port } = server.address() as AddressInfo;
  const cut = async () => {
    const closed = once(server, 'close');
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  return {
    port,
    cut,
    async restore() {
      server = await open(port);
    },
    close: async () => {
      if (server.listening) await cut();
    },
  };
}
