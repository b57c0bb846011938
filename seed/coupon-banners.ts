import { bestSellingArt } from './best-selling-art.ts';
import { departmentBanners } from './category-banners.ts';
import { products } from './data/catalogue.ts';
import { brandsWithWeeks } from './data/seasonal-promotions.ts';
import type { Banner } from './drawings/banner.ts';
import { layoutAt } from './drawings/banner-layouts.ts';

const white = '#F4F4F2';
const dark = '#2B2F38';

const themes: Record<string, Pick<Banner, 'art' | 'ground'>> = {
  welcome: {
    ground: 'blue',
    art: [
      { kind: 'phone', line: 'column-lenses', colour: '#C8A2B8' },
      { kind: 'earbuds', line: 'stem', colour: white },
    ],
  },
  everyday: {
    ground: 'bolt',
    art: [
      { kind: 'phone', line: 'square-island', colour: '#2B3A5E' },
      { kind: 'laptop', line: 'thin', colour: '#C9CED6' },
      { kind: 'headphones', line: 'over-ear', colour: dark },
    ],
  },
  delivery: {
    ground: 'light',
    art: [
      { kind: 'power-bank', colour: '#3B5F8A' },
      { kind: 'charger', line: 'multi', colour: white },
    ],
  },
  cashback: {
    ground: 'ink',
    art: [
      { kind: 'tablet', line: 'pencil', colour: '#A9BBD1' },
      { kind: 'watch', line: 'square', colour: '#E0A98F' },
    ],
  },
  promptpay: { ground: 'blue', art: [{ kind: 'phone', line: 'round-island', colour: '#0E1726' }] },
  payday: {
    ground: 'bolt',
    art: [
      { kind: 'laptop', line: 'gaming', colour: dark },
      { kind: 'phone', line: 'plateau', colour: '#E6783C' },
      { kind: 'watch', line: 'round', colour: dark },
      { kind: 'speaker', line: 'portable', colour: '#C23B36' },
    ],
  },
  'double-day': {
    ground: 'ink',
    art: [
      { kind: 'tv', line: 'slim', colour: dark },
      { kind: 'console', line: 'handheld', colour: '#5B6472', accent: '#F0546C' },
      { kind: 'headphones', line: 'gaming', colour: '#C23B36' },
      { kind: 'phone', line: 'column-lenses', colour: '#B4C0CE' },
    ],
  },
};

const grounds = ['light', 'blue', 'ink'] as const;

/** The best-selling products of each brand that has a week. */
const brandWeeks = Object.fromEntries(
  brandsWithWeeks.map((slug, index) => {
    const ordered = products
      .filter(({ brand }) => brand === slug)
      .toSorted((one, other) => other.popularity - one.popularity || one.productId - other.productId);
    return [`brand-week-${slug}`, { ground: grounds[index % grounds.length] ?? 'light', art: bestSellingArt(ordered) }];
  }),
);

/** Pictures of coupons by name: those of occasions, one for each department, and one for each brand that has a week. They contain no text. */
export const couponBanners: Record<string, Banner> = Object.fromEntries(
  Object.entries({ ...departmentBanners, ...themes, ...brandWeeks }).map(([name, { art, ground }], position) => [
    name,
    { art: art.slice(0, 3), ground, layout: layoutAt(position), width: 1200, height: 480, quiet: 0 },
  ]),
);
