import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { curlOf } from './fuzz/curl.ts';

const get = { method: 'GET', url: '/x?q=%27', headers: {}, body: undefined, signedIn: false };

test.each([
  [get, "curl -i --path-as-is -X GET 'http://h/x?q=%27'"],
  [
    { ...get, method: 'POST', headers: { accept: '', a: "b'c" }, body: '{"a":"\'"}' },
    "curl -i --path-as-is -X POST -H 'accept;' -H 'a: b'\\''c' 'http://h/x?q=%27' --data-raw '{\"a\":\"'\\''\"}'",
  ],
  [
    { ...get, method: 'PUT', body: Buffer.from([0, 255]), signedIn: true },
    "echo AP8= | base64 -d | curl -i --path-as-is -X PUT -H 'authorization: Bearer …' 'http://h/x?q=%27' --data-binary @-",
  ],
])('a request can be sent again by a command: %#', (call, command) => {
  expect(curlOf(call, 'http://h')).toBe(command);
});

test('the command explains itself', () => {
  const help = execFileSync(process.execPath, ['tools/fuzz/main.ts', '--help'], { encoding: 'utf8' });
  for (const option of ['--seed N', '--minutes M', '--postgres', '--help']) expect(help).toContain(option);
});
