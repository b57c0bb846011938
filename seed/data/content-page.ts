import type { StoredBlock } from '#server/content/blocks/stored-block.ts';
import type { Localised } from '../types.ts';

/** A page of blocks. */
export interface SeedContentPage {
  path: string;
  title: Localised;
  description: Localised;
  image: string | null;
  blocks: StoredBlock[];
}
