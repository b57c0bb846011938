import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { BrandHeader } from './brand-header.tsx';
import { BrandsByLetter } from './brands-by-letter.tsx';

const plain = {
  id: 1,
  slug: 'acme',
  title: 'Acme',
  brandLogoUrl: null,
  externalLink: null,
  pinFlag: false,
  position: null,
  about: null,
};
const drawn = { ...plain, id: 2, slug: 'apex', title: 'Apex', brandLogoUrl: '/images/brands/apex.svg' };

/** The text of some markup, in document order. */
const textParts = (html: string) =>
  html
    .replace(/<[^>]*>/g, '|')
    .split('|')
    .filter(Boolean);

test('a brand is below its letter with its name, and its logo where it has one', () => {
  const html = renderToStaticMarkup(<BrandsByLetter groups={[{ letter: 'A', brands: [plain, drawn] }]} />);
  expect(textParts(html).filter((part) => part.length > 2)).toEqual(['Acme', 'Apex']);
  expect([...html.matchAll(/<img [^>]*src="([^"?]*)/g)].map(([, source]) => source)).toEqual([drawn.brandLogoUrl]);
});

test('the page of a brand without a logo shows its name once', () => {
  const landing = { brand: plain, title: 'Acme', summary: '', bannerImage: null, parent: null };
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <BrandHeader landing={landing} allProductsHref="/all" />
    </MemoryRouter>,
  );
  expect(textParts(html).filter((part) => part === 'Acme')).toHaveLength(1);
});
