import { Agent, request } from 'node:http';

/** A `fetch` over as many kept connections as are needed at once; costs the load's core less than the built-in one. */
export function keepAliveFetch(): (url: string, init: RequestInit) => Promise<Response> {
  const agent = new Agent({ keepAlive: true });
  return (url, { method, headers, body }) =>
    new Promise((resolve, reject) => {
      const text = typeof body === 'string' ? body : '';
      const length = text ? { 'content-length': String(Buffer.byteLength(text)) } : {};
      const sent = request(
        url,
        { agent, method, headers: { ...(headers as Record<string, string>), ...length } },
        (answer) => {
          const parts: Buffer[] = [];
          answer.on('data', (part: Buffer) => parts.push(part));
          answer.on('error', reject);
          answer.on('end', () => {
            const status = answer.statusCode ?? 0;
            resolve(new Response(status === 204 ? null : Buffer.concat(parts), { status }));
          });
        },
      );
      sent.on('error', reject);
      sent.end(text);
    });
}
