import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { Block } from '#contract/blocks.ts';
import { Blocks } from './blocks.tsx';

const image = '/images/banners/sale-wide.svg';
const mobileImage = '/images/banners/sale-narrow.svg';
const banner = { title: 'Laptops', image, mobileImage, link: '/product-category/laptops' };

const blocks: Block[] = [
  {
    id: 'hero',
    type: 'hero',
    data: {
      slides: [
        { title: 'First', text: 'Words', action: 'See', link: '/a', image, mobileImage, background: 'dark' },
        {
          title: 'Second',
          text: 'Words',
          action: 'See',
          link: '/b',
          image: `${image}2`,
          mobileImage,
          background: 'light',
        },
      ],
    },
  },
  {
    id: 'banners',
    type: 'banner_layout',
    data: { topLeft: [banner], topRight: [], bottom: [{ ...banner, link: null }] },
  },
  {
    id: 'highlights',
    type: 'mini_highlights',
    data: { title: 'Why us', items: [{ title: 'Genuine', text: 'With warranty', image, link: '/help' }] },
  },
  {
    id: 'placeholder',
    type: 'campaign_placeholder',
    data: { title: 'Savings', saveUpTo: 200, minimumSaving: 50, link: '/coupon' },
  },
  { id: 'text', type: 'rich_text', data: { html: '<h2>Guide</h2><p>Text</p>' } },
  { id: 'video', type: 'video', data: { title: 'Review', videoId: 'aqz-KE-bpKQ', poster: image } },
  { id: 'table', type: 'table', data: { caption: 'Fees', headings: ['Area', 'Fee'], rows: [['Bangkok', '40']] } },
  { id: 'faq', type: 'faq', data: { title: 'Questions', items: [{ question: 'Why?', answer: 'Because' }] } },
];

const render = (some: readonly Block[]) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <Blocks page="home" blocks={some} readAt={0} />
      </QueryClientProvider>
    </MemoryRouter>,
  );

test('blocks are shown one below the other, with the heading of each', () => {
  const headings = [...render(blocks).matchAll(/<(?:h2|caption)[^>]*>([^<]*)</g)].map(([, text]) => text);
  expect(headings).toEqual(['First', 'Second', 'Why us', 'Savings', 'Guide', 'Fees', 'Questions']);
});

test('only the picture at the top of the page is loaded first', () => {
  const html = render(blocks);
  expect([...html.matchAll(/<img[^>]*fetchPriority="high"/gi)]).toHaveLength(1);
  expect(html.search(/<img[^>]*fetchPriority="high"/i)).toBeLessThan(html.indexOf('Second'));
});

test('banners with a link are links with the name of the banner', () => {
  expect(render(blocks)).toMatch(/<a href="\/product-category\/laptops"[^>]*>(?:(?!<\/a>).)*alt="Laptops"/s);
});

test('nothing of a video is loaded before it is pressed', () => {
  expect(render(blocks)).not.toContain('youtube');
});

test('a block of a kind that this version does not know is left out', () => {
  const unknown = { id: 'x', type: 'hologram', data: {} } as unknown as Block;
  const [, , , , text] = blocks;
  expect(render([unknown, text as Block])).toContain('Guide');
});
