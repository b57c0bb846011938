import { Agent, request } from 'node:http';

/** A `fetch` over keep-alive connections, which uses less CPU time of the load generator than the built-in one. */
export function keepAliveFetch(): (url: string, init: RequestInit) => Promise<Response> {
  const agent = new Agent({ keepAlive: true });
  return (url, { method, headers, body }) =>
    new Promise((resolve, reject) => {
      const text = typeof body === 'string' ? body : '';
      const length = text ? { 'content-length': String(Buffer.byteLength(text)) } : {};
      const sent = request(
        url,
        { agent, method, headers: { ...(headers as Record<string, string>), ...length } },
        (response) => {
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part));
          response.on('error', reject);
          response.on('end', () => {
            const status = response.statusCode ?? 0;
            resolve(new Response(status === 204 ? null : Buffer.concat(parts), { status }));
          });
        },
      );
      sent.on('error', reject);
      sent.end(text);
    });
}
