import { facePaint, sidePaint } from '../bodies.ts';
import type { Fold } from '../model-shape.ts';
import type { Pen } from '../pen.ts';
import {
  type Frame,
  leaning,
  type Projection,
  projection,
  shifted,
  solid,
  turned,
  type Vector,
} from '../projection.ts';
import { figures, glare, wallpaper } from '../screen.ts';
import { group, moved, path, rect, zoomed } from '../shapes.ts';
import type { Art, View } from '../sketch.ts';
import { footShadow, groundShadow, shapeShadow } from '../studio.ts';
import { lens } from './optics.ts';
import { backGlass, flashlight, metal, phoneBack } from './phone-body.ts';
import { CORNER, HEIGHT, WIDTH } from './phone-cameras.ts';
import { homeScreen, phoneFront, phoneScene } from './phone-screen.ts';

/** The width of an opened book. */
const OPEN = 792;
/** The height of a closed compact. */
const CLOSED = 446;
const PANEL_DEPTH = 20;

type Corners = readonly [topLeft: number, topRight: number, bottomRight: number, bottomLeft: number];

/** Path data of a box around (0, 0) with a radius for each corner. */
function panelOutline(width: number, height: number, [tl, tr, br, bl]: Corners): string {
  const [w, h] = [width / 2, height / 2];
  const corner = (r: number, dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx * r} ${dy * r}`;
  return (
    `M${-w + tl} ${-h}H${w - tr}${corner(tr, 1, 1)}V${h - br}${corner(br, -1, 1)}` +
    `H${-w + bl}${corner(bl, -1, -1)}V${-h + tl}${corner(tl, 1, -1)}z`
  );
}

/** The soft shade of the fold across a screen of (0, 0) to (w, h). */
function crease(pen: Pen, w: number, h: number, fold: Fold): string {
  const shade = pen.linear(
    [
      [0, '#000000', 0],
      [0.42, '#000000', 0.22],
      [0.5, '#ffffff', 0.28],
      [0.58, '#000000', 0.2],
      [1, '#000000', 0],
    ],
    fold === 'book' ? [0, 0, 1, 0] : [0, 0, 0, 1],
  );
  return fold === 'book' ? rect(w / 2 - 34, 0, 68, h, 0, shade) : rect(0, h / 2 - 34, w, 68, 0, shade);
}

/** The inner screen of a foldable with its frame, opened flat, from (0, 0). */
function opened(art: Art, fold: Fold): string {
  const [w, h] = [fold === 'book' ? OPEN : WIDTH, HEIGHT];
  const hinge = art.body.darker;
  return (
    (fold === 'book'
      ? rect(0, 0, w, h, CORNER, metal(art)) +
        rect(6, 6, w - 12, h - 12, CORNER - 6, '#05070b') +
        moved(homeScreen(art, w - 38, h - 38, CORNER - 17), 19, 19) +
        rect(w / 2 - 18, -2, 36, 8, 3, hinge) +
        rect(w / 2 - 18, h - 6, 36, 8, 3, hinge)
      : phoneFront(art) + rect(-3, h / 2 - 18, 8, 36, 3, hinge) + rect(w - 5, h / 2 - 18, 8, 36, 3, hinge)) +
    moved(crease(art.pen, w - 38, h - 38, fold), 19, 19)
  );
}

/** The outer screen of a compact with its cameras, upright as it is closed, from (0, 0); `clock` is shown on it. */
function coverScreen(art: Art, clock = ''): string {
  const { pen, accent, shape } = art;
  const [w, h] = [WIDTH - 24, CLOSED - 34];
  const count = shape.lenses ?? 2;
  const lenses = Array.from({ length: count }, (_, index) =>
    moved(lens(pen, 46, art.body), w - 54 - index * 108, h - 62),
  );
  return moved(
    group(wallpaper(pen, w, h, accent, phoneScene(art)) + clock + glare(pen, w, h, 0.5), {
      'clip-path': pen.clip(rect(0, 0, w, h, CORNER - 14, '#000')),
    }) +
      lenses.join('') +
      flashlight(w - 60 - count * 108 + 18, h - 62),
    12,
    12,
  );
}

/** A closed compact, from (0, 0). */
function closedCompact(art: Art): string {
  const clock = figures('10:28', 36, 46, 84, '#ffffff', 0.09) + rect(38, 164, 150, 11, 5, '#ffffff', { opacity: 0.75 });
  return (
    rect(0, 0, WIDTH, CLOSED, CORNER - 2, metal(art)) +
    rect(8, 8, WIDTH - 16, CLOSED - 26, CORNER - 10, '#05070b') +
    coverScreen(art, clock) +
    rect(0, -4, WIDTH, 16, 8, art.body.dark) +
    rect(24, -2, WIDTH - 48, 5, 2.5, art.body.lighter, { opacity: 0.6 })
  );
}

/** The outer screen of an opened compact, seen from behind, where the phone's left top is (0, 0). */
export function compactCover(art: Art): string {
  return group(rect(8, 8, WIDTH - 16, CLOSED - 26, CORNER - 10, '#05070b') + coverScreen(art), {
    transform: `translate(${WIDTH} ${CLOSED - 14}) rotate(180)`,
  });
}

/** The back of an opened compact: the outer screen above the hinge, the plain half below it. */
function compactBack(art: Art): string {
  const { body } = art;
  return (
    backGlass(art) +
    compactCover(art) +
    rect(0, HEIGHT / 2 - 11, WIDTH, 22, 0, body.dark) +
    rect(0, HEIGHT / 2 - 6, WIDTH, 5, 0, body.lighter, { opacity: 0.6 })
  );
}

interface Panel {
  frame: Frame;
  at: Vector;
  width: number;
  height: number;
  corners: Corners;
  /** Where the panel's middle lies on the inner screen. */
  middle: readonly [x: number, y: number];
}

/** One half of a half-opened foldable with its part of the inner screen. */
function panel(
  art: Art,
  view: Projection,
  screen: string,
  { frame, at, width, height, corners, middle }: Panel,
): string {
  const { pen, body } = art;
  const outline = panelOutline(width, height, corners);
  const shrunk = corners.map((r) => Math.max(0, r - 12)) as unknown as Corners;
  const glass = pen.clip(path(panelOutline(width - 26, height - 26, shrunk), '#000'));
  const shell = solid(pen, view, {
    at: shifted(at, frame.n, -PANEL_DEPTH),
    frame,
    outline,
    depth: PANEL_DEPTH,
    fill: sidePaint(pen, body),
  });
  const face =
    path(outline, facePaint(pen, body)) +
    path(panelOutline(width - 10, height - 10, corners), '#05070b') +
    group(`<use href="#${screen}" transform="translate(${-middle[0]} ${-middle[1]})"/>`, { 'clip-path': glass });
  return shell + group(face, { transform: view.onto(at, frame) });
}

function halfOpened(art: Art, fold: Fold): string {
  const { pen } = art;
  const [w, h] = [fold === 'book' ? OPEN : WIDTH, HEIGHT];
  const screen = pen.define((id) => `<g id="${id}">${moved(homeScreen(art, w - 30, h - 30, 40), 15, 15)}</g>`);
  if (fold === 'book') {
    const view = projection(-16, 12, 590, 600, 0.98);
    const half = w / 2;
    const [left, right] = [turned(30), turned(-30)];
    const corners = [CORNER, 0, 0, CORNER] as const;
    const mirrored = [0, CORNER, CORNER, 0] as const;
    const foot = {
      point: view.point,
      onto: (at: Vector, frame: Frame, scale?: number) => view.onto(shifted(at, [0, -1, 0], h / 2), frame, scale),
    };
    return (
      footShadow(art, foot, w * 0.86, 200, 40) +
      panel(art, view, screen, {
        frame: left,
        at: shifted([0, 0, 0], left.u, -half / 2),
        width: half,
        height: h,
        corners,
        middle: [half / 2, h / 2],
      }) +
      panel(art, view, screen, {
        frame: right,
        at: shifted([0, 0, 0], right.u, half / 2),
        width: half,
        height: h,
        corners: mirrored,
        middle: [half * 1.5, h / 2],
      })
    );
  }
  const view = projection(-30, 22, 610, 800, 1.12);
  const half = h / 2;
  const [upper, lower] = [leaning(14), leaning(88)];
  const hinge: Vector = [0, PANEL_DEPTH, -110];
  return (
    footShadow(art, view, w * 0.98, half * 0.9, 40) +
    panel(art, view, screen, {
      frame: lower,
      at: shifted(hinge, lower.v, half / 2),
      width: w,
      height: half,
      corners: [0, 0, CORNER, CORNER],
      middle: [w / 2, half * 1.5],
    }) +
    panel(art, view, screen, {
      frame: upper,
      at: shifted(hinge, upper.v, -half / 2),
      width: w,
      height: half,
      corners: [CORNER, CORNER, 0, 0],
      middle: [w / 2, half / 2],
    })
  );
}

function placed(art: Art, face: string, [x, y]: readonly [number, number], width: number, height: number): string {
  return groundShadow(art, x + width / 2, y + height + 6, width * 0.5, 24) + moved(face, x, y);
}

/** A phone that folds: opened before its back or beside its closed self. */
export function foldablePhone(art: Art, fold: Fold, view: Exclude<View, 'box'>): string {
  if (view === 'angle') return halfOpened(art, fold);
  if (view === 'detail') return zoomed(halfOpened(art, fold), 2.1, fold === 'book' ? [600, 420] : [610, 720]);
  if (fold === 'flip') {
    if (view === 'back') return placed(art, compactBack(art), [390, 146], WIDTH, HEIGHT);
    const cast = shapeShadow(art, rect(250, 602, WIDTH, CLOSED - 10, CORNER, '#0b111c'), 14, 10, 1.3);
    const open = placed(art, opened(art, fold), [560, 130], WIDTH, HEIGHT);
    return open + cast + placed(art, closedCompact(art), [230, 598], WIDTH, CLOSED);
  }
  if (view === 'back')
    return (
      placed(art, phoneBack(art), [160, 146], WIDTH, HEIGHT) + placed(art, phoneFront(art), [620, 146], WIDTH, HEIGHT)
    );
  const cast = shapeShadow(art, rect(350, 160, OPEN, HEIGHT - 20, CORNER, '#0b111c'), -14, 10, 1.3);
  const picture =
    placed(art, phoneBack(art), [120, 128], WIDTH, HEIGHT) +
    cast +
    placed(art, opened(art, fold), [350, 160], OPEN, HEIGHT);
  return zoomed(picture, 0.94, [630, 1030], [600, 1030]);
}
