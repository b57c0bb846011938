import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { followPathLocale } from '#storefront/i18n/locale-strategy.ts';
import { paraglideMiddleware } from '#storefront/i18n/paraglide/server.js';
import { RichText } from './rich-text.tsx';

followPathLocale();
const html = '<p><a href="/help/returns">Returns</a> <a href="https://a.example/">A</a> <a href="#fees">Fees</a></p>';

test.each([
  ['/help', html],
  ['/en/help', html.replace('"/help', '"/en/help')],
])('links of a page at %s lead to pages in its language', async (path, expected) => {
  let rendered = '';
  await paraglideMiddleware(new Request(`http://shop${path}`), () => {
    rendered = renderToStaticMarkup(<RichText listId="a" data={{ html }} isFirst readAt={0} />);
    return new Response();
  });
  expect(rendered).toContain(expected);
});
