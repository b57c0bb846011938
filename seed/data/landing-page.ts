import type { DescriptionBlock, Localised } from '../types.ts';

/** A brand's main page or subpage. */
export interface SeedLanding {
  title: Localised;
  summary: Localised;
  content: DescriptionBlock[];
  /** Paths of the categories whose products of the brand are shown. */
  categories: string[];
  ground: 'ink' | 'blue' | 'bolt' | 'light';
}

export interface SeedBrandLanding extends SeedLanding {
  /** Slug of the brand and of its main page. */
  brand: string;
  /** Subpages by the last part of their slugs: `phones` of apple has the slug `apple-phones`. */
  subLandings: Record<string, SeedLanding>;
}

export const page = (
  title: Localised,
  summary: Localised,
  ground: SeedLanding['ground'],
  categories: string[],
  ...content: DescriptionBlock[]
): SeedLanding => ({ title, summary, ground, categories, content });
