import { roundedBox } from '../shapes.ts';

type Point = readonly [x: number, y: number];

/** The outline of a controller seen from above, around (0, 0), and where its sticks and buttons are. */
export interface ControllerLayout {
  outline: string;
  sticks: readonly Point[];
  /** The cross of arrows. */
  cross?: Point;
  /** Diamonds of four buttons; with shapes on them, or plain. */
  diamonds: readonly { at: Point; marks: 'shapes' | 'plain' }[];
  /** What is between the hands: a guide button in a shield, a touch pad, small keys, or nothing. */
  middle: 'guide' | 'touch-pad' | 'keys' | 'none';
  hasGrips: boolean;
}

const GRIPPED =
  'M-190 -196C-110 -212 110 -212 190 -196C270 -222 330 -196 352 -122C394 10 420 140 402 218C388 286 320 298 276 244C240 200 206 148 150 138H-150C-206 148 -240 200 -276 244C-320 298 -388 286 -402 218C-420 140 -394 10 -352 -122C-330 -196 -270 -222 -190 -196z';

/** Two upright halves, each rounded on its outer side. */
const HALVES =
  'M-120 -270V270H-190C-256 270 -300 226 -300 160V-160C-300 -226 -256 -270 -190 -270zM120 -270V270H190C256 270 300 226 300 160V-160C300 -226 256 -270 190 -270z';

const LAYOUTS: Readonly<Record<string, ControllerLayout>> = {
  standard: {
    outline: GRIPPED,
    sticks: [
      [-216, -66],
      [112, 50],
    ],
    cross: [-112, 50],
    diamonds: [{ at: [216, -66], marks: 'plain' }],
    middle: 'guide',
    hasGrips: true,
  },
  symmetric: {
    outline: GRIPPED,
    sticks: [
      [-124, 58],
      [124, 58],
    ],
    cross: [-244, -68],
    diamonds: [{ at: [244, -68], marks: 'shapes' }],
    middle: 'touch-pad',
    hasGrips: true,
  },
  retro: {
    outline: roundedBox(800, 350, 175),
    sticks: [
      [-118, 74],
      [118, 74],
    ],
    cross: [-258, -34],
    diamonds: [{ at: [258, -34], marks: 'plain' }],
    middle: 'keys',
    hasGrips: false,
  },
  halves: {
    outline: HALVES,
    sticks: [
      [-208, -132],
      [208, 62],
    ],
    diamonds: [
      { at: [-208, 62], marks: 'plain' },
      { at: [208, -132], marks: 'plain' },
    ],
    middle: 'none',
    hasGrips: false,
  },
};

/** The lines of controllers by their layout. */
export const CONTROLLER_LINES = ['standard', 'symmetric', 'retro', 'halves'] as const;

/** The layout of a line of controllers. */
export function controllerLayout(line: string): ControllerLayout {
  const layout = LAYOUTS[line];
  if (layout === undefined) throw new Error(`No controller has the layout "${line}".`);
  return layout;
}
