import type { Kind } from '../kind.ts';
import type { ModelShape } from '../model-shape.ts';
import { short } from '../pen.ts';
import { group } from '../shapes.ts';
import type { Art, Measures, Sketch } from '../sketch.ts';

/** A picture in millimetres that stands on its origin: what is drawn, and how far it reaches to the left, to the right and up. */
export interface LifeSize {
  picture: string;
  left: number;
  right: number;
  height: number;
}

/**
 * Where the product is in the front picture of a line without attributes of size (left, top, right and foot), and which of its
 * measures `units` of the picture show.
 */
interface Front {
  box: readonly [left: number, top: number, right: number, foot: number];
  side: keyof Measures;
  units: number;
}

type Lines = Readonly<Record<string, Front>>;

const front = (left: number, top: number, right: number, foot: number, side: keyof Measures, units: number): Front => ({
  box: [left, top, right, foot],
  side,
  units,
});

const FRONTS: Partial<Record<Kind, Lines>> = {
  laptop: {
    thin: front(42, 63, 1122, 945, 'width', 885),
    gaming: front(42, 48, 1125, 950, 'width', 885),
    convertible: front(132, 300, 1128, 1000, 'width', 885),
  },
  tv: {
    slim: front(105, 294, 1095, 905, 'width', 990),
    pedestal: front(105, 297, 1095, 905, 'width', 990),
    frame: front(105, 294, 1095, 905, 'width', 990),
  },
  monitor: {
    office: front(138, 252, 1062, 925, 'width', 924),
    creator: front(138, 252, 1062, 925, 'width', 924),
    smart: front(138, 252, 1062, 925, 'width', 924),
    gaming: front(138, 252, 1062, 925, 'width', 924),
    curved: front(138, 252, 1062, 925, 'width', 924),
    ultrawide: front(84, 339, 1116, 940, 'width', 1032),
  },
  headphones: {
    'over-ear': front(237, 126, 939, 1000, 'height', 897),
    'on-ear': front(252, 129, 924, 960, 'height', 846),
    studio: front(237, 126, 939, 1000, 'height', 897),
    gaming: front(237, 123, 939, 1000, 'height', 900),
  },
  earbuds: {
    stem: front(264, 258, 936, 1010, 'width', 672),
    bud: front(240, 258, 960, 1010, 'width', 720),
    clip: front(240, 258, 960, 1010, 'width', 720),
    hook: front(240, 258, 960, 1010, 'width', 720),
  },
  speaker: {
    portable: front(354, 192, 897, 1010, 'height', 861),
    smart: front(261, 354, 939, 990, 'width', 678),
    soundbar: front(75, 168, 1125, 800, 'width', 998),
    party: front(333, 162, 864, 1010, 'height', 850),
    pair: front(129, 351, 1047, 930, 'height', 560),
    box: front(141, 300, 1059, 930, 'width', 918),
    brick: front(207, 321, 1020, 880, 'width', 790),
  },
  camera: {
    mirrorless: front(141, 318, 1059, 970, 'width', 918),
    rangefinder: front(141, 390, 1059, 970, 'width', 918),
    compact: front(189, 441, 1011, 960, 'width', 822),
    action: front(198, 357, 981, 940, 'width', 783),
    panoramic: front(396, 177, 804, 985, 'height', 819),
  },
  console: {
    handheld: front(63, 381, 1137, 807, 'width', 1074),
    tower: front(264, 96, 1044, 1060, 'height', 850),
    'one-piece': front(63, 381, 1137, 807, 'width', 1074),
    'handheld-pc': front(60, 381, 1140, 831, 'width', 1080),
    portal: front(51, 381, 1149, 849, 'width', 1098),
    box: front(165, 150, 1044, 1060, 'height', 780),
    slab: front(237, 228, 1044, 1060, 'height', 700),
  },
  watch: {
    square: front(414, 78, 804, 1122, 'height', 440),
    round: front(381, 78, 834, 1122, 'height', 436),
    band: front(483, 57, 717, 1143, 'height', 492),
    sport: front(360, 78, 819, 1122, 'height', 436),
  },
  charger: {
    single: front(295, 213, 905, 980, 'width', 609),
    multi: front(323, 156, 877, 970, 'width', 554),
  },
  'power-bank': {
    standard: front(384, 186, 816, 969, 'width', 432),
    magnetic: front(384, 306, 816, 966, 'width', 432),
  },
};

/** The shape without what pictures are usually made larger or smaller by: here that follows from the measures. */
function withoutSize({ inches: _, capacity: __, watts, ...shape }: ModelShape, kind: Kind): ModelShape {
  return kind === 'speaker' || watts === undefined ? shape : { ...shape, watts };
}

/** What a charger is drawn larger by its power, as a share of one of 65 watts, whose foot is at the same place. */
function growthOf({ line, shape }: Art, kind: Kind): number {
  if (kind !== 'charger') return 1;
  const share = Math.min(1, (shape.watts ?? 65) / 100);
  return line === 'multi' ? (1.5 + 0.28 * share) / 1.682 : (1.72 + 0.6 * share) / 2.11;
}

/** The product of its front picture in millimetres, standing on the origin. */
export function lifeSize(art: Art, kind: Kind, sketch: Sketch, floating: boolean): LifeSize {
  const lines = FRONTS[kind];
  const found = lines?.[art.line];
  if (!found || !art.measures) throw new Error(`The size of a ${kind} of the line ${art.line} is not known.`);
  const [left, top, right, foot] = found.box;
  const picture = sketch.paint({ ...art, shape: withoutSize(art.shape, kind), floating }, 'front');
  const growth = growthOf(art, kind);
  const scale = art.measures[found.side] / found.units / growth;
  const middle = (left + right) / 2;
  const half = ((right - left) / 2) * scale * growth;
  return {
    picture: group(picture, { transform: `scale(${fine(scale)}) translate(${short(-middle)} ${short(-foot)})` }),
    left: half,
    right: half,
    height: (foot - top) * scale * growth,
  };
}

/** A factor with enough figures to scale by. */
export const fine = (factor: number): string => String(Math.round(factor * 1e5) / 1e5);
