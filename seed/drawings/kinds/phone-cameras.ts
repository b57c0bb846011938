import type { LensCount } from '../model-shape.ts';

export const WIDTH = 420;
export const HEIGHT = 868;
export const CORNER = 66;

/** A raised plate around cameras; `dark` if it does not have the body's colour. */
export interface Plate {
  cx: number;
  cy: number;
  width: number;
  height: number;
  r: number;
  dark: boolean;
}

/** Where a phone carries its cameras, from the left top of the back. */
export interface CameraLayout {
  plate?: Plate;
  lenses: readonly Lens[];
  flash: readonly [x: number, y: number];
}

type Lens = readonly [x: number, y: number, r: number];

/** The lines of phones: how their cameras are arranged. */
export const PHONE_LINES = [
  'square-island',
  'column-lenses',
  'camera-bar',
  'round-island',
  'grid-island',
  'pill-island',
  'squircle-island',
  'plateau',
] as const;

export type CameraLine = (typeof PHONE_LINES)[number];

/** The usual number of lenses of each line. */
const USUAL: Record<CameraLine, LensCount> = {
  'square-island': 3,
  'column-lenses': 3,
  'camera-bar': 3,
  'round-island': 4,
  'grid-island': 3,
  'pill-island': 2,
  'squircle-island': 3,
  plateau: 3,
};

/** Two columns and two rows around the middle of a plate; the flash takes the place that is left. */
function grid(cx: number, cy: number, step: number, r: number, count: LensCount): Omit<CameraLayout, 'plate'> {
  const [left, right, top, bottom] = [cx - step, cx + step, cy - step, cy + step];
  if (count === 1) return { lenses: [[cx, cy, r * 1.5]], flash: [right + step * 0.35, top - step * 0.35] };
  const places: readonly Lens[] = [
    [left, top, r],
    [left, bottom, r],
    [right, top, r],
    [right, bottom, r * 0.8],
  ];
  return { lenses: places.slice(0, count), flash: count === 4 ? [cx, cy] : [right, count === 3 ? bottom : top] };
}

const LAYOUTS: Record<CameraLine, (count: LensCount) => CameraLayout> = {
  'square-island': (count) => {
    const plate = { cx: 126, cy: 126, width: 208, height: 208, r: 56, dark: false };
    if (count === 2) {
      const lenses: Lens[] = [
        [79, 79, 43],
        [174, 174, 43],
      ];
      return { plate, lenses, flash: [174, 79] };
    }
    if (count !== 3) return { plate, ...grid(126, 126, 47, 40, count) };
    const lenses: Lens[] = [
      [79, 79, 43],
      [79, 174, 43],
      [174, 126, 43],
    ];
    return { plate, lenses, flash: [174, 58] };
  },
  'grid-island': (count) => ({
    plate: { cx: 138, cy: 138, width: 232, height: 232, r: 40, dark: true },
    ...grid(138, 138, 52, 44, count),
  }),
  'squircle-island': (count) => ({
    plate: { cx: 210, cy: 186, width: 262, height: 262, r: 92, dark: true },
    ...grid(210, 186, 58, 46, count),
  }),
  'round-island': (count) => {
    const plate = { cx: 210, cy: 202, width: 284, height: 284, r: 142, dark: true };
    if (count === 2) {
      const lenses: Lens[] = [
        [150, 202, 50],
        [270, 202, 50],
      ];
      return { plate, lenses, flash: [210, 114] };
    }
    if (count !== 3) return { plate, ...grid(210, 202, 56, 42, count), ...(count === 1 && { flash: [210, 96] }) };
    const lenses: Lens[] = [
      [210, 134, 44],
      [146, 238, 44],
      [274, 238, 44],
    ];
    return { plate, lenses, flash: [210, 204] };
  },
  'pill-island': (count) => {
    const height = 98 * count + 26;
    const lenses = Array.from({ length: count }, (_, index): Lens => [94, 94 + 98 * index, 43]);
    return {
      plate: { cx: 94, cy: 32 + height / 2, width: 124, height, r: 62, dark: false },
      lenses,
      flash: [204, 94 + 49 * (count - 1)],
    };
  },
  'column-lenses': (count) => {
    const column = Array.from({ length: Math.min(count, 3) }, (_, index): Lens => [88, 94 + 106 * index, 43]);
    return count === 4
      ? { lenses: [...column, [182, 200, 34]], flash: [182, 112] }
      : { lenses: column, flash: [168, 94] };
  },
  'camera-bar': (count) => ({
    plate: { cx: 210, cy: 168, width: 372, height: 112, r: 56, dark: true },
    lenses: Array.from(
      { length: count },
      (_, index): Lens => [92 + index * (count === 4 ? 68 : 91), 168, count === 4 ? 31 : 40],
    ),
    flash: [346, 168],
  }),
  plateau: (count) => {
    if (count === 3) {
      const lenses: Lens[] = [
        [86, 82, 45],
        [86, 184, 45],
        [184, 133, 45],
      ];
      const plate = { cx: 210, cy: 133, width: 396, height: 236, r: 74, dark: false };
      return { plate, lenses, flash: [346, 82] };
    }
    return {
      plate: { cx: 210, cy: 84, width: 396, height: 122, r: 61, dark: false },
      lenses: Array.from({ length: count }, (_, index): Lens => [84 + index * 100, 84, 47]),
      flash: [count === 4 ? 372 : 322, 84],
    };
  },
};

/** The cameras of a phone, also for cases that leave room for them; `count` is by default the usual one of the line. */
export function cameraLayout(line: string, count?: LensCount): CameraLayout {
  const known = PHONE_LINES.find((name) => name === line);
  if (known === undefined) throw new Error(`No phone has the cameras "${line}".`);
  return LAYOUTS[known](count ?? USUAL[known]);
}
