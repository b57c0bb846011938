import type { FastifyInstance } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';

type Attachments = NonNullable<Endpoint['attachments']>;

/** Fields and files of a form. */
export interface Form {
  fields: Record<string, string>;
  /** Of the field `attachments`. */
  files: Uint8Array[];
}

/** Bytes of a form besides its files. */
const maxOtherBytes = 128 * 1024;
/** Fields and files. */
const maxParts = 40;
/** Of a part, before its content. */
const maxHeadBytes = 2048;

/** Lets calls of this scope have `multipart/form-data`, which is parsed by `parseForm`. */
export function acceptForms(scope: FastifyInstance, { maxFiles, maxBytesPerFile }: Attachments): void {
  const bodyLimit = maxFiles * maxBytesPerFile + maxOtherBytes;
  scope.addContentTypeParser('multipart/form-data', { parseAs: 'buffer', bodyLimit }, (_request, body, done) =>
    done(null, body),
  );
}

/** A form with its files; null if it is not well formed, or has more or longer parts than any call takes. */
export async function parseForm(body: Buffer, contentType: string): Promise<Form | null> {
  const boundary = boundaryOf(contentType);
  if (boundary === undefined || !isQuicklyParsed(body, boundary)) return null;
  // The parser gets no boundary but the one that was checked: it reads a header in which there are two, or escapes, in another way.
  const type = `multipart/form-data; boundary="${boundary}"`;
  try {
    const form = await new Response(Uint8Array.from(body), { headers: { 'content-type': type } }).formData();
    const files: Uint8Array[] = [];
    const fields: [string, string][] = [];
    for (const [name, value] of form) {
      if (typeof value === 'string') fields.push([name, value]);
      // A browser sends an empty file without a name where none was chosen.
      else if (name === 'attachments' && (value.size > 0 || value.name !== ''))
        files.push(new Uint8Array(await value.arrayBuffer()));
    }
    const length = fields.reduce((sum, [, value]) => sum + value.length, 0);
    return length > maxOtherBytes ? null : { fields: Object.fromEntries(fields), files };
  } catch {
    return null;
  }
}

/** What the parts of a form are separated by (RFC 2046); undefined without a valid one. */
function boundaryOf(contentType: string): string | undefined {
  const [, quoted, plain = ''] = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  return /^[\w'()+,./:=? -]{1,70}$/.test(boundary) ? boundary : undefined;
}

/** Whether the parser is quick with a form: it has few parts, each with a short head. */
function isQuicklyParsed(body: Buffer, separator: string): boolean {
  const boundary = `--${separator}`;
  let count = 0;
  for (let at = body.indexOf(boundary); at >= 0; at = body.indexOf(boundary, at + boundary.length)) {
    const start = body.subarray(at, at + maxHeadBytes);
    const isEnd = start.length < maxHeadBytes && start.indexOf(`${boundary}--`) === 0;
    count += 1;
    if (count > maxParts || (!isEnd && !start.includes('\r\n\r\n'))) return false;
  }
  return true;
}

/** Why the files of a form are refused, as keys of messages; empty if they are not. */
export function refusalsOf(files: readonly Uint8Array[], { maxFiles, maxBytesPerFile }: Attachments): string[] {
  if (files.length > maxFiles) return ['too_many_files'];
  return files.some(({ length }) => length > maxBytesPerFile) ? ['file_too_large'] : [];
}
