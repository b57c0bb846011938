import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CategoryBanners } from './category-banners.tsx';

/** The phrases of a banner's title that stay together, by line. */
function phrasesOf(title: string): string[][] {
  const banner = { title, image: '/wide.svg', mobileImage: '/narrow.svg', link: null };
  const html = renderToStaticMarkup(<CategoryBanners banners={[banner]} />);
  const text = (part: string) => part.replace(/<[^>]*>/g, '');
  return html
    .split('<span class="block">')
    .slice(1)
    .map((line) =>
      line
        .split('<span class="inline-block">')
        .slice(1)
        .map(text)
        .map((phrase) => phrase.trim()),
    );
}

test('the Thai title of a banner wraps between its phrases', () => {
  expect(phrasesOf('มือถือและแท็บเล็ตรุ่นใหม่ เครื่องศูนย์ไทยทุกเครื่อง')).toEqual([['มือถือและแท็บเล็ตรุ่นใหม่', 'เครื่องศูนย์ไทยทุกเครื่อง']]);
});

test('a price in a line of its own stays with the word before it', () => {
  expect(phrasesOf('หูฟังและลำโพง สำหรับทุกที่ที่คุณฟัง\nเริ่ม ฿390')).toEqual([['หูฟังและลำโพง', 'สำหรับทุกที่ที่คุณฟัง'], ['เริ่ม ฿390']]);
});
