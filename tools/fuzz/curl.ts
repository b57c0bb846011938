import type { Call } from '#server/testing/fuzz/calls.ts';

/** A request as a command that sends it again. A body of other bytes than visible ones goes through base64. */
export function curlOf({ method, url, headers, body, signedIn }: Call, origin: string): string {
  const options = Object.entries(headers).map(
    ([name, value]) => `-H ${quote(value === '' ? `${name};` : `${name}: ${value}`)}`,
  );
  const command = ['curl -i --path-as-is', `-X ${method}`, ...options];
  if (signedIn) command.push("-H 'authorization: Bearer …'");
  command.push(quote(origin + url));
  if (body === undefined) return command.join(' ');
  const bytes = Buffer.from(body);
  if (/^[\x20-\x7e]*$/.test(bytes.toString('latin1')))
    return `${command.join(' ')} --data-raw ${quote(bytes.toString())}`;
  return `echo ${bytes.toString('base64')} | base64 -d | ${command.join(' ')} --data-binary @-`;
}

const quote = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
