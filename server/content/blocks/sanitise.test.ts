import { expect, test } from 'vitest';
import { refusedHtml, sanitise } from './sanitise.ts';

test('scripts, styles, frames, forms and event handlers are removed', () => {
  expect(
    sanitise(
      '<p style="x" onclick="a()">ok<script>b()</script><a href="javascript:c()">c</a><img src=x onerror=d()><iframe src="//e"></iframe></p><form action="/f"><input></form>',
    ),
  ).toBe('<p>ok<a>c</a></p>');
});

test('text that rich text may have stays as it is and is not refused', () => {
  const html =
    '<h2 id="a">A</h2><p><strong>b</strong> &amp; <a href="/help">c</a> <a href="https://a.example/b?c=1">d</a></p><ul><li>e</li></ul><table><tbody><tr><th scope="row">f</th><td>g</td></tr></tbody></table>';
  expect([sanitise(html), refusedHtml(html)]).toEqual([html, []]);
});

test.each([
  ['<p onclick="a()">a</p>', ['onclick of <p>']],
  ['<script>a()</script><style>b</style>', ['<script>', '<style>']],
  ['<a href="javascript:a()">a</a>', ['the link javascript:a()']],
  ['<a href="/\\evil.example">a</a>', ['the link /\\evil.example']],
  ['<a href="//evil.example">a</a>', ['the link //evil.example']],
  ['<a href="/en//evil.example">a</a>', ['the link /en//evil.example']],
  ['<a href="/\t/evil.example">a</a>', ['the link /\t/evil.example']],
  ['<a href="&#106;avascript:a()">a</a>', ['the link javascript:a()']],
  ['<svg><a xlink:href="x">a</a></svg>', ['<svg>', 'xlink:href of <a>']],
])('%s is refused with its reason', (html, reasons) => {
  expect(refusedHtml(html)).toEqual(reasons);
});
