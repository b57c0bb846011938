/*
 * A server that only sends stored responses, such as the ceiling for cached pages. Its first argument is the port, its second
 * a JSON file with the responses by path.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { StoredResponses } from './stored-responses.ts';

const [port = '', file = ''] = process.argv.slice(2);
const responses = new Map(
  Object.entries(JSON.parse(readFileSync(file, 'utf8')) as StoredResponses).map(
    ([path, { status, headers, base64 }]) => [path, { status, headers, body: Buffer.from(base64, 'base64') }],
  ),
);
const server = createServer((request, response) => {
  const stored = responses.get(request.url ?? '');
  if (!stored) return response.writeHead(404).end();
  response.writeHead(stored.status, stored.headers);
  return response.end(stored.body);
});
server.listen(Number(port), '127.0.0.1');
process.once('SIGTERM', () => process.exit(0));
