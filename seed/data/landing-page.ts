import type { DescriptionBlock, Localised } from '../types.ts';

/** A page of a brand: its own, or one of those below it. */
export interface SeedLanding {
  title: Localised;
  summary: Localised;
  content: DescriptionBlock[];
  /** Paths of the categories whose products it shows, the brand's own ones. */
  categories: string[];
  ground: 'ink' | 'blue' | 'bolt' | 'light';
}

export interface SeedBrandLanding extends SeedLanding {
  /** Slug of the brand, which is the page's too. */
  brand: string;
  /** By the last part of their slugs: `phones` of apple is `apple-phones`. */
  subLandings: Record<string, SeedLanding>;
}

export const page = (
  title: Localised,
  summary: Localised,
  ground: SeedLanding['ground'],
  categories: string[],
  ...content: DescriptionBlock[]
): SeedLanding => ({ title, summary, ground, categories, content });
