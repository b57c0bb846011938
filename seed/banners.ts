import type { Banner } from './drawings/banner.ts';
import { layoutAt } from './drawings/banner-layouts.ts';

/** Room for words at the left: on phones they take half of the width. */
const withWords = { wide: { width: 1600, height: 640 }, narrow: { width: 1080, height: 720, quiet: 0.5 } };
const withoutWords = { wide: { width: 1600, height: 640, quiet: 0 }, narrow: { width: 1080, height: 720, quiet: 0 } };

/** What each banner shows; the first product is the one that stands beside words. */
const themes = {
  phones: {
    ground: 'ink',
    art: [
      { kind: 'phone', line: 'plateau', colour: '#E6783C' },
      { kind: 'phone', line: 'column-lenses', colour: '#B4C0CE' },
      { kind: 'phone', line: 'round-island', colour: '#2B3A5E' },
    ],
  },
  laptops: {
    ground: 'light',
    art: [
      { kind: 'laptop', line: 'thin', colour: '#C7D7E4' },
      { kind: 'mouse', line: 'office', colour: '#35363A' },
    ],
  },
  audio: {
    ground: 'blue',
    art: [
      { kind: 'headphones', line: 'over-ear', colour: '#F4F4F2' },
      { kind: 'earbuds', line: 'stem', colour: '#F4F4F2' },
      { kind: 'speaker', line: 'portable', colour: '#C23B36' },
    ],
  },
  gaming: {
    ground: 'ink',
    art: [
      { kind: 'console', line: 'handheld', colour: '#1F2023' },
      { kind: 'controller', colour: '#F4F4F2' },
      { kind: 'headphones', line: 'gaming', colour: '#C23B36' },
    ],
  },
  'flash-sale': {
    ground: 'bolt',
    art: [
      { kind: 'watch', line: 'round', colour: '#1F2023' },
      { kind: 'tablet', line: 'pencil', colour: '#A9BBD1' },
      { kind: 'power-bank', colour: '#F4F4F2' },
    ],
  },
  'smart-home': {
    ground: 'light',
    art: [
      { kind: 'robot-vacuum', colour: '#F4F4F2' },
      { kind: 'router', line: 'mesh', colour: '#F4F4F2' },
    ],
  },
} satisfies Record<string, Pick<Banner, 'ground' | 'art'>>;

/**
 * The demo shop's banners by name: each theme for wide screens and for phones, with room for words (`phones-wide`,
 * `phones-narrow`) and without (`phones-full-wide`, `phones-full-narrow`).
 */
export const banners: Record<string, Banner> = Object.fromEntries(
  Object.entries(themes).flatMap(([name, { ground, art }], position) => {
    const layout = layoutAt(position);
    const single = { ground, layout, art: art.slice(0, 1) };
    return [
      [`${name}-wide`, { ...single, ...withWords.wide }],
      [`${name}-narrow`, { ...single, ...withWords.narrow }],
      [`${name}-full-wide`, { ground, layout, art, ...withoutWords.wide }],
      [`${name}-full-narrow`, { ground, layout, art, ...withoutWords.narrow }],
    ];
  }),
);
