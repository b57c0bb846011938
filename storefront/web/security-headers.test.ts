import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashOwnScripts } from './security-headers.ts';

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

function hash(html: string) {
  const { html: sent, scriptHashes } = hashOwnScripts(Buffer.from(html), 'n-1_0');
  return { html: sent.toString(), scriptHashes };
}

test('the hash of each inline script with the nonce is in the policy, once, and the nonce is not in the page', () => {
  const scripts = '<script nonce="n-1_0">ก("฿")</script><script type="module" nonce="n-1_0" async="">b>1</script>';
  expect(hash(`<p>ราคา</p>${scripts}<script nonce="n-1_0">ก("฿")</script><p>จบ</p>`)).toEqual({
    html: `<p>ราคา</p><script>ก("฿")</script><script type="module" async="">b>1</script><script>ก("฿")</script><p>จบ</p>`,
    scriptHashes: [hashOf('ก("฿")'), hashOf('b>1')],
  });
});

test('a script without the nonce, a file and another element get no hash', () => {
  const page =
    '<script>alert(1)</script><script nonce="other">alert(2)</script><style nonce="n-1_0">p{}</style><script src="/a.js" nonce="n-1_0"></script>';
  expect(hash(page)).toEqual({ html: page.replaceAll(' nonce="n-1_0"', ''), scriptHashes: [] });
});

test('a page without scripts is sent as it is', () => {
  expect(hash('<p>ก</p>')).toEqual({ html: '<p>ก</p>', scriptHashes: [] });
});
