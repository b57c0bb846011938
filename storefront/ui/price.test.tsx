import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Price } from './price.tsx';

test('a regular price is shown alone', () => {
  const html = renderToStaticMarkup(<Price sellingPrice={32900} />);
  expect(html).toContain('฿32,900');
  expect(html).not.toContain('<del>');
  expect(html).not.toContain('ราคาพิเศษ');
});

test('a special price is shown with the struck-through regular price and the saving, each labelled', () => {
  const html = renderToStaticMarkup(<Price sellingPrice={32900} regularPrice={36900} saving={4000} />);
  expect(html).toMatch(/ราคาพิเศษ .*฿32,900/);
  expect(html).toMatch(/ราคาปกติ .*<del>฿36,900<\/del>/);
  expect(html).toContain('ประหยัด ฿4,000');
});

test('a saving of zero is not shown', () => {
  const html = renderToStaticMarkup(<Price sellingPrice={32900} regularPrice={32900} saving={0} savingPercent={0} />);
  expect(html).not.toContain('ประหยัด');
  expect(html).not.toContain('%');
});
