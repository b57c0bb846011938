import { tones } from '../colour.ts';
import type { CameraForm } from '../model-forms.ts';
import type { Art } from '../sketch.ts';

/** The body of a camera: its outline from the front around (0, 0), and what stands on its top. */
export interface CameraBody {
  outline: string;
  /** Half the width. */
  half: number;
  depth: number;
  /** The height of its top plate. */
  top: number;
  /** Where the covering begins and ends. */
  cover: readonly [number, number];
  /** A window of a rangefinder at the corner, a hump with a viewfinder in the middle, or neither. */
  finder: 'hump' | 'window' | 'none';
}

/** The top edge of a hump from left to right. */
const HUMPS: Readonly<Record<NonNullable<CameraForm['hump']>, string>> = {
  pointed: 'H-120L-84 -262Q-74 -282 -50 -282H112Q136 -282 146 -262L182 -190',
  round: 'H-138C-104 -196 -92 -282 -20 -286H82C154 -282 166 -196 200 -190',
  flat: 'H-84L-62 -268Q-58 -278 -46 -278H108Q120 -278 124 -268L146 -190',
  wide: 'H-178L-128 -268Q-120 -284 -98 -284H160Q182 -284 190 -268L240 -190',
};

/** The body of a line of cameras. */
export function cameraBody({ line, shape }: Art): CameraBody {
  const { hump = 'pointed', hasWindow = line === 'rangefinder' } = shape.camera ?? {};
  if (line === 'rangefinder')
    return {
      outline: 'M-370 -150Q-370 -196 -324 -196H324Q370 -196 370 -150V184Q370 230 324 230H-324Q-370 230 -370 184z',
      half: 370,
      depth: 150,
      top: 192,
      cover: [-110, 180],
      finder: hasWindow ? 'window' : 'none',
    };
  if (line === 'compact')
    return {
      outline: 'M-330 -150Q-330 -176 -300 -176H300Q330 -176 330 -150V190Q330 222 298 222H-298Q-330 222 -330 190z',
      half: 330,
      depth: 120,
      top: 172,
      cover: [-98, 190],
      finder: 'none',
    };
  return {
    outline: `M-370 -150Q-370 -190 -330 -190${HUMPS[hump]}H330Q370 -190 370 -150V190Q370 230 330 230H-330Q-370 230 -370 190z`,
    half: 370,
    depth: 190,
    top: 186,
    cover: [-96, 176],
    finder: 'hump',
  };
}

/** The radius and the length of each lens. */
const LENSES: Readonly<
  Record<Exclude<CameraForm['lens'], undefined | 'none'>, readonly [radius: number, length: number]>
> = {
  zoom: [176, 192],
  prime: [156, 124],
  pancake: [132, 62],
  stepped: [150, 110],
};

const USUAL_LENS: Readonly<Record<string, CameraForm['lens']>> = {
  mirrorless: 'zoom',
  rangefinder: 'prime',
  compact: 'stepped',
};

/** The lens on a camera, with its radius and its length; undefined if the mount is open. */
export function cameraLens({ line, shape }: Art) {
  const kind = shape.camera?.lens ?? USUAL_LENS[line] ?? 'zoom';
  if (kind === 'none') return;
  const [radius, reach] = LENSES[kind];
  return { kind, radius, reach };
}

/** The tones of the top and the bottom. */
export const plateTones = ({ body, shape }: Art) => (shape.camera?.isTwoTone ? tones('#c9ccd1') : body);

/** The tones of rings and lights. */
export const cameraTrim = ({ accent, shape }: Art) => (shape.camera?.trim ? tones(shape.camera.trim) : accent);
