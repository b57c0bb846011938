/*
 * The limit of the cached pages: a server that does nothing but send ready bytes. Its first argument is a port, its second
 * a file with the answers by path.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

export type BareAnswers = Record<string, { status: number; headers: Record<string, string>; base64: string }>;

const [port = '', file = ''] = process.argv.slice(2);
const answers = new Map(
  Object.entries(JSON.parse(readFileSync(file, 'utf8')) as BareAnswers).map(([path, { status, headers, base64 }]) => [
    path,
    { status, headers, body: Buffer.from(base64, 'base64') },
  ]),
);
const server = createServer((request, response) => {
  const answer = answers.get(request.url ?? '');
  if (!answer) return response.writeHead(404).end();
  response.writeHead(answer.status, answer.headers);
  return response.end(answer.body);
});
server.listen(Number(port), '127.0.0.1');
process.once('SIGTERM', () => process.exit(0));
