import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HighlightedText, type TextSegment } from './highlighted-text.tsx';

/** The text with what was found in braces, words in brackets, and | where a line may break beside a word. */
const shown = (segments: readonly TextSegment[]) =>
  renderToStaticMarkup(<HighlightedText segments={segments} />)
    .replaceAll('<span class="whitespace-nowrap">', '[')
    .replaceAll('</span>', ']')
    .replace(/^<span>(.*)\]$/, '$1')
    .replaceAll(/<mark class="[^"]*">(.*?)<\/mark>/g, '{$1}')
    .replaceAll('<wbr aria-hidden="true"/>', '|');
const found = (text: string) => ({ text, found: true });
const other = (text: string) => ({ text, found: false });

test('a word of which a search found a part stays whole', () => {
  expect(shown([found('โน้ต'), other('บุ๊กเกมมิ่ง ASUS')])).toBe('[{โน้ต}บุ๊ก]|[เกมมิ่ง] ASUS');
  expect(shown([other('ชาร์จผ่านอะ'), found('แดป'), other('เตอร์ได้')])).toBe('ชาร์จผ่าน|[อะ{แดป}เตอร์]|ได้');
});

test('what a search found can span several words', () => {
  expect(shown([found('โน้ตบุ๊กเกม'), other('มิ่ง')])).toBe('[{โน้ตบุ๊ก}]|[{เกม}มิ่ง]');
});

test('a text without such words only has its matches', () => {
  expect(shown([found('Redmi'), other(' Buds')])).toBe('{Redmi} Buds');
});
