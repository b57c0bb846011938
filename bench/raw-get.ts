import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** A response as received, with its body still compressed and without the headers that belong to the connection. */
export interface RawResponse {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

export async function rawGet(url: string, headers: Record<string, string>): Promise<RawResponse> {
  const [response] = (await once(get(url, { headers }), 'response')) as [IncomingMessage];
  const body = await buffer(response);
  const { connection: _, 'keep-alive': __, date: ___, ...headersToKeep } = response.headers;
  const entries = Object.entries(headersToKeep).map(([name, value]) => [name, String(value)]);
  return { status: response.statusCode ?? 0, headers: Object.fromEntries(entries), body };
}
