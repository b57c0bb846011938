import { SMTPServer } from 'smtp-server';

/**
 * An SMTP server on a port of its own that keeps what it receives, or refuses every recipient.
 * @param answer settles when the server answers that it has received a mail
 */
export async function mailServer(accepts: boolean, answer: Promise<void> = Promise.resolve()) {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // Milliseconds that `close` waits for connections, which a pool does not end by itself.
    closeTimeout: 100,
    onRcptTo: (_address, _session, done) => done(accepts ? null : new Error('mailbox is full')),
    onData(stream, _session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        received.push(Buffer.concat(parts).toString());
        void answer.then(() => done());
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as { port: number };
  return {
    received,
    /** Those that are open. */
    connections: () => server.connections.size,
    smtpUrl: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
