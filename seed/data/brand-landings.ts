import { computerBrands } from './brand-landings-computers.ts';
import { mediaBrands } from './brand-landings-media.ts';
import { mobileBrands } from './brand-landings-mobile.ts';
import type { SeedBrandLanding } from './landing-page.ts';

/** The brands with their own pages. */
export const brandLandings: SeedBrandLanding[] = [...mobileBrands, ...computerBrands, ...mediaBrands];
