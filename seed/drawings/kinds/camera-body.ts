import type { Art } from '../sketch.ts';

/** The body of a camera: its outline from the front around (0, 0), and what stands on its top. */
export interface CameraBody {
  outline: string;
  depth: number;
  /** The height of its top plate. */
  top: number;
  /** Where the covering begins and ends. */
  cover: readonly [number, number];
  /** The radius and the length of the lens. */
  lens: readonly [radius: number, length: number];
  /** Whether a grip stands out at the right hand. */
  hasGrip: boolean;
  /** A window of a rangefinder at the corner instead of a hump with a viewfinder in the middle. */
  finder: 'hump' | 'window' | 'none';
}

const MIRRORLESS: CameraBody = {
  outline:
    'M-370 -150Q-370 -190 -330 -190H-120L-84 -262Q-74 -282 -50 -282H112Q136 -282 146 -262L182 -190H330Q370 -190 370 -150V190Q370 230 330 230H-330Q-370 230 -370 190z',
  depth: 190,
  top: 186,
  cover: [-96, 176],
  lens: [178, 192],
  hasGrip: true,
  finder: 'hump',
};

const RANGEFINDER: CameraBody = {
  outline: 'M-370 -150Q-370 -196 -324 -196H324Q370 -196 370 -150V184Q370 230 324 230H-324Q-370 230 -370 184z',
  depth: 150,
  top: 192,
  cover: [-110, 180],
  lens: [150, 110],
  hasGrip: false,
  finder: 'window',
};

const COMPACT: CameraBody = {
  outline: 'M-330 -150Q-330 -176 -300 -176H300Q330 -176 330 -150V190Q330 222 298 222H-298Q-330 222 -330 190z',
  depth: 120,
  top: 172,
  cover: [-98, 190],
  lens: [146, 96],
  hasGrip: false,
  finder: 'none',
};

/** The body of a line of cameras. */
export function cameraBody({ line }: Art): CameraBody {
  if (line === 'rangefinder') return RANGEFINDER;
  return line === 'compact' ? COMPACT : MIRRORLESS;
}
