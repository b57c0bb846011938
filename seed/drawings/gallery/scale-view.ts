import type { Kind } from '../kind.ts';
import { HEIGHT as PHONE_HEIGHT, WIDTH as PHONE_WIDTH } from '../kinds/phone-cameras.ts';
import { phoneFront } from '../kinds/phone-screen.ts';
import { HEIGHT as TABLET_HEIGHT, tabletFront, widthOf as tabletWidth } from '../kinds/tablet.ts';
import { HEIGHT as TV_HEIGHT, WIDTH as TV_WIDTH, tvScreen } from '../kinds/tv.ts';
import { circle, ellipse, group, path, rect } from '../shapes.ts';
import type { Art, Measures, Sketch } from '../sketch.ts';
import { backdrop } from '../studio.ts';
import { grip, openHand, thumbSide, wrist } from './hand.ts';
import { fine, lifeSize } from './life-size.ts';
import { inRoom, onDesk, onFloor } from './places.ts';

/** Where a product is shown to scale. */
export type Place = 'hand' | 'palm' | 'side' | 'two-hands' | 'wrist' | 'desk' | 'room' | 'floor';

/** Places by kind; a line of its own place is found under `kind line`. */
const PLACES: Readonly<Record<string, Place>> = {
  phone: 'hand',
  'power-bank': 'hand',
  tablet: 'side',
  earbuds: 'palm',
  charger: 'palm',
  'camera action': 'palm',
  'camera panoramic': 'palm',
  'camera compact': 'palm',
  camera: 'desk',
  watch: 'wrist',
  headphones: 'desk',
  laptop: 'desk',
  monitor: 'desk',
  tv: 'room',
  speaker: 'desk',
  'speaker soundbar': 'room',
  'speaker party': 'floor',
  'console handheld': 'two-hands',
  'console one-piece': 'two-hands',
  'console handheld-pc': 'two-hands',
  'console portal': 'two-hands',
  console: 'desk',
};

/** The share of the picture's width that a product on a desk takes, by kind: the larger, the smaller what is beside it. */
const SHARES: Partial<Record<Kind, number>> = {
  laptop: 0.5,
  monitor: 0.6,
  headphones: 0.3,
  camera: 0.26,
  speaker: 0.3,
  console: 0.4,
};

/** Where a product of a kind and a line is shown to scale, if it is. */
export const placeOf = (kind: Kind, line: string): Place | undefined => PLACES[`${kind} ${line}`] ?? PLACES[kind];

/** Whether a kind is shown to scale. */
export const isShownToScale = (kind: Kind): boolean => PLACES[kind] !== undefined;

const at = (content: string, x: number, y: number, scale: number, turn = 0) =>
  group(content, { transform: `translate(${x} ${y}) rotate(${turn}) scale(${fine(scale)})` });

/** The front of a flat device in millimetres around (0, 0). */
function flatFront(art: Art, kind: Kind, sketch: Sketch, { width, height }: Measures): string {
  if (kind === 'phone') {
    const scale = `scale(${fine(width / PHONE_WIDTH)} ${fine(height / PHONE_HEIGHT)})`;
    return group(phoneFront(art), { transform: `${scale} translate(${-PHONE_WIDTH / 2} ${-PHONE_HEIGHT / 2})` });
  }
  if (kind === 'tablet')
    return group(tabletFront(art), {
      transform: `scale(${fine(width / tabletWidth(art))} ${fine(height / TABLET_HEIGHT)})`,
    });
  const { picture, height: shown } = lifeSize(art, kind, sketch, true);
  return group(picture, { transform: `translate(0 ${Math.round(shown * 5) / 10})` });
}

function inHand(art: Art, kind: Kind, sketch: Sketch, measures: Measures): string {
  const { behind, before } = grip(art, measures.width, measures.height);
  const device = flatFront(art, kind, sketch, measures);
  return at(behind + device + before, 580, 490, 5, 5);
}

function atSide(art: Art, kind: Kind, sketch: Sketch, measures: Measures): string {
  const low = measures.height * 0.32;
  const { behind, before } = thumbSide(art, measures.width / 2, low);
  const scale = Math.min(3.3, 830 / measures.height);
  return at(behind + flatFront(art, kind, sketch, measures) + before, 540, 560, scale, -4);
}

function inTwoHands(art: Art, kind: Kind, sketch: Sketch, measures: Measures): string {
  const { behind, before } = thumbSide(art, measures.width / 2, 74);
  const both = (side: string) => side + group(side, { transform: 'scale(-1 1)' });
  return at(both(behind) + flatFront(art, kind, sketch, measures) + both(before), 600, 520, 880 / measures.width);
}

function onPalm(art: Art, kind: Kind, sketch: Sketch): string {
  const { picture, height, right } = lifeSize(art, kind, sketch, true);
  const soft = art.pen.radial([
    [0, '#4a2416', 0.6],
    [0.6, '#4a2416', 0.32],
    [1, '#4a2416', 0],
  ]);
  const middle = Math.round(height / 2);
  const shade = ellipse(4, middle * 0.5, right * 1.25, height * 0.52, soft);
  const held = group(picture, { transform: `translate(0 ${middle})` });
  return at(openHand(art) + shade + held, 545, 660, 4.4, -8);
}

function onWrist(art: Art, kind: Kind, sketch: Sketch): string {
  const { pen } = art;
  const { picture, height } = lifeSize(art, kind, sketch, true);
  // The strap ends where it bends around the wrist.
  const strap = group(group(picture, { transform: `translate(0 ${Math.round(height / 2)})` }), {
    'clip-path': pen.clip(rect(-60, -31, 120, 62, 9, '#000')),
  });
  const shade = rect(-19, -31, 40, 62, 8, '#4a2416', { opacity: 0.25, transform: 'translate(3 1)' });
  return at(wrist(art) + shade + strap, 470, 640, 4.3, -14);
}

function mountedScreen(art: Art, { width, height }: Measures): string {
  const shadow = rect(-width / 2 + 12, -height / 2 + 26, width, height, 10, '#1b2536', { opacity: 0.28 });
  const scale = `scale(${fine(width / TV_WIDTH)} ${fine(height / TV_HEIGHT)})`;
  return shadow + group(tvScreen(art), { transform: scale });
}

/** A sound bar seen straight on, standing on its origin. */
function soundbar({ pen, body }: Art, { width, height }: Measures): string {
  const cloth = pen.linear([
    [0, body.light],
    [0.4, body.base],
    [1, body.darker],
  ]);
  const [x, y] = [-width / 2, -height];
  return (
    ellipse(0, 0, width / 2 + 10, 8, '#1b2536', { opacity: 0.3 }) +
    rect(x, y, width, height, 16, cloth) +
    path(weaveLines(width, height), 'none', { stroke: body.darker, 'stroke-width': 3, opacity: 0.5 }) +
    [0, 1, 2].map((i) => circle(width / 2 - 110 + i * 26, y + height / 2, 6, '#f2f4f7', { opacity: 0.85 })).join('')
  );
}

/** Upright lines of a cloth that covers a bar. */
function weaveLines(width: number, height: number): string {
  const count = Math.floor((width - 40) / 14);
  return Array.from({ length: count }, (_, i) => `M${-width / 2 + 24 + i * 14} ${-height + 8}v${height - 16}`).join('');
}

/** The height of the middle of a screen on the wall, in millimetres. */
const EYE_LEVEL = 1150;

function atHome(art: Art, kind: Kind, measures: Measures): string {
  const { pen } = art;
  if (kind === 'tv') return inRoom(pen, mountedScreen(art, measures), EYE_LEVEL);
  const tv = { width: 1230, height: 700 };
  const dark =
    rect(-tv.width / 2, -tv.height / 2, tv.width, tv.height, 10, '#10131a') +
    circle(0, tv.height / 2 - 16, 5, '#7b8494');
  return inRoom(pen, dark, EYE_LEVEL, soundbar(art, measures));
}

/** The product beside something whose size everybody knows, on a ground of its own. */
export function paintToScale(art: Art, kind: Kind, sketch: Sketch): string {
  const place = placeOf(kind, art.line);
  const { measures, pen } = art;
  if (!place || !measures) throw new Error(`A ${kind} is not shown to scale.`);
  switch (place) {
    case 'desk':
      return onDesk(pen, lifeSize(art, kind, sketch, false), SHARES[kind] ?? 0.4);
    case 'floor':
      return onFloor(pen, lifeSize(art, kind, sketch, true));
    case 'room':
      return atHome(art, kind, measures);
    case 'hand':
      return backdrop(pen) + inHand(art, kind, sketch, measures);
    case 'side':
      return backdrop(pen) + atSide(art, kind, sketch, measures);
    case 'two-hands':
      return backdrop(pen) + inTwoHands(art, kind, sketch, measures);
    case 'palm':
      return backdrop(pen) + onPalm(art, kind, sketch);
    case 'wrist':
      return backdrop(pen) + onWrist(art, kind, sketch);
  }
}
