import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** An answer as it came over the wire, its body still encoded. */
export interface RawAnswer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

export async function rawGet(url: string, headers: Record<string, string>): Promise<RawAnswer> {
  const [response] = (await once(get(url, { headers }), 'response')) as [IncomingMessage];
  const body = await buffer(response);
  const { connection: _, 'keep-alive': __, date: ___, ...own } = response.headers;
  const kept = Object.entries(own).map(([name, value]) => [name, String(value)]);
  return { status: response.statusCode ?? 0, headers: Object.fromEntries(kept), body };
}
