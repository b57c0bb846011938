import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

export type Encoding = 'br' | 'gzip' | 'identity';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** The smallest first. */
const encodings: Encoding[] = ['br', 'gzip', 'identity'];

/** Browsers send few different `accept-encoding` headers. */
const choices = new LRUCache<string, Encoding>({ max: 200, memoMethod: chooseEncoding });

/** The encoding that an `accept-encoding` header prefers; of several, the smallest. */
export function acceptedEncoding(header: string | string[] | undefined): Encoding {
  return typeof header === 'string' ? choices.memo(header) : 'identity';
}

function chooseEncoding(header: string): Encoding {
  const accepted = new Negotiator({ headers: { 'accept-encoding': header } });
  return accepted.encodings(encodings, { preferred: encodings })[0] ?? 'identity';
}

/** @param quality of brotli: 5 for what is cached, less for what is sent once */
export async function encode(body: Buffer, encoding: Encoding, quality = 5): Promise<Buffer> {
  if (encoding === 'identity') return body;
  if (encoding === 'gzip') return gzipped(body);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    [constants.BROTLI_PARAM_LGWIN]: windowBits(body.length),
  };
  return brotli(body, { params });
}

/** The smallest window of brotli, from 2^16 to 2^22 bytes, in which a body is as a whole: its memory is allocated and cleared for each body. */
function windowBits(length: number): number {
  return Math.min(22, Math.max(16, Math.ceil(Math.log2(length + 16))));
}
