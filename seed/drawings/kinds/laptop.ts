import { mix } from '../colour.ts';
import {
  type Frame,
  LEFT,
  leaning,
  type Projection,
  projection,
  RIGHT,
  shifted,
  solid,
  TOP,
  type Vector,
} from '../projection.ts';
import { circle, group, path, rect, roundedBox, zoomed } from '../shapes.ts';
import type { Art, Sketch } from '../sketch.ts';
import { footShadow, groundShadow } from '../studio.ts';
import { keyboardDeck } from './keycaps.ts';
import { LID, laptopScreen, lidBack, WIDTH } from './laptop-lid.ts';

const DEPTH = 530;
const LID_THICKNESS = 13;

function thickness(art: Art): number {
  return art.line === 'gaming' ? 40 : 25;
}

function aluminium({ pen, body }: Art): string {
  return pen.linear(
    [
      [0, body.lighter],
      [0.35, body.base],
      [0.7, body.light],
      [1, body.dark],
    ],
    [0, 0, 1, 0.6],
  );
}

interface Pose {
  /** How far the lid leans back, in degrees from upright. */
  lean: number;
}

function lidFrame({ lean }: Pose): { frame: Frame; middle: Vector } {
  const frame = leaning(lean);
  const up: Vector = [0, -frame.v[1], -frame.v[2]];
  return { frame, middle: shifted([0, 0, -DEPTH / 2 + 6], up, LID / 2 + 8) };
}

function sidePorts(art: Art): string {
  const { line } = art;
  const hole = (x: number, w: number, h = 9) =>
    rect(x - w / 2, -h / 2, w, h, h / 2.4, '#0a0d13', { stroke: art.body.darker, 'stroke-width': 1.2 });
  if (line === 'gaming')
    return (
      hole(-190, 46, 14) +
      hole(-120, 46, 14) +
      hole(-40, 28, 10) +
      [0, 1, 2, 3, 4, 5, 6, 7].map((i) => rect(110 + i * 16, -9, 8, 18, 2, '#0a0d13')).join('')
    );
  return hole(-200, 26) + hole(-150, 26) + circle(-98, 0, 5.5, '#0a0d13');
}

function base(art: Art, view: Projection): string {
  const { pen, body } = art;
  const thick = thickness(art);
  const shell = solid(pen, view, {
    at: [0, 0, 0],
    frame: TOP,
    outline: roundedBox(WIDTH, DEPTH, art.line === 'gaming' ? 20 : 30),
    depth: thick,
    fill: (t) => mix(body.darker, t > 0.9 ? body.lighter : body.base, 0.2 + 0.8 * t),
    layers: 14,
  });
  const deck = group(keyboardDeck(art, WIDTH, DEPTH), { transform: view.onto([0, thick, 0], TOP) });
  const notch = group(rect(-62, -4, 124, 8, 4, body.darker, { opacity: 0.6 }), {
    transform: view.onto([0, thick - 3, DEPTH / 2], leaning(0)),
  });
  const slope = view.point([100, 0, 0])[1] - view.point([0, 0, 0])[1];
  const sides = Math.abs(slope) < 1 ? [] : [slope > 0 ? RIGHT : LEFT];
  const ports = sides.map((frame) =>
    group(sidePorts(art), { transform: view.onto([(frame.n[0] * WIDTH) / 2, thick / 2, 0], frame) }),
  );
  return shell + deck + notch + ports.join('');
}

function open(art: Art, view: Projection, pose: Pose): string {
  const { pen, body } = art;
  const thick = thickness(art);
  const { frame, middle } = lidFrame(pose);
  const at = shifted(middle, [0, 1, 0], thick);
  const lid = solid(pen, view, {
    at: shifted(at, frame.n, -LID_THICKNESS),
    frame,
    outline: roundedBox(WIDTH, LID, 24),
    depth: LID_THICKNESS,
    fill: aluminium(art),
  });
  const hinge = solid(pen, view, {
    at: [-WIDTH * 0.4, thick + 3, -DEPTH / 2 + 8],
    frame: RIGHT,
    outline: roundedBox(20, 22, 10),
    depth: WIDTH * 0.8,
    fill: mix(body.darker, '#0b0d12', 0.4),
  });
  return base(art, view) + hinge + lid + group(laptopScreen(art), { transform: view.onto(at, frame) });
}

/** From behind: the lid hides the keyboard. */
function fromBehind(art: Art, view: Projection): string {
  const { pen } = art;
  const { frame, middle } = lidFrame({ lean: 12 });
  const at = shifted(middle, [0, 1, 0], thickness(art));
  const away: Frame = { u: [-1, 0, 0], v: frame.v, n: [0, -frame.n[1], -frame.n[2]] };
  const lid = solid(pen, view, {
    at,
    frame: away,
    outline: roundedBox(WIDTH, LID, 24),
    depth: LID_THICKNESS,
    fill: aluminium(art),
  });
  const vents =
    art.line === 'gaming'
      ? [-1, 1]
          .map((side) =>
            group([...Array(9).keys()].map((i) => rect(-108 + i * 25, -9, 15, 18, 3, '#090c12')).join(''), {
              transform: view.onto([side * 230, 20, -DEPTH / 2], { u: [-1, 0, 0], v: [0, -1, 0], n: [0, 0, -1] }),
            }),
          )
          .join('')
      : '';
  return (
    base(art, view) +
    vents +
    lid +
    group(lidBack(art), { transform: view.onto(shifted(at, away.n, LID_THICKNESS), away) })
  );
}

/** A convertible standing like a tent, its pen beside it. */
function tent(art: Art): string {
  const { pen, body } = art;
  const view = projection(-20, 10, 585, 890, 1.12 * sizeOf(art));
  const slope = leaning(24);
  const back: Frame = { u: [1, 0, 0], v: [0, -slope.v[1] * -1, slope.v[2]], n: [0, slope.n[1], -slope.n[2]] };
  const height = LID / 2 + 10;
  const middle: Vector = [0, -slope.v[1] * height, 0];
  const rear: Vector = [0, middle[1], -slope.v[2] * LID - 12];
  const shell = solid(pen, view, {
    at: shifted(rear, [0, 0, -1], 0),
    frame: { ...back, v: [0, slope.v[1], -slope.v[2]] },
    outline: roundedBox(WIDTH, LID, 30),
    depth: 22,
    fill: aluminium(art),
  });
  const lid = solid(pen, view, {
    at: shifted(middle, slope.n, -12),
    frame: slope,
    outline: roundedBox(WIDTH, LID, 24),
    depth: 14,
    fill: aluminium(art),
  });
  const [x, y] = view.point([0, 0, -60]);
  const stylus = group(
    rect(
      -8,
      -8,
      16,
      420,
      8,
      pen.linear(
        [
          [0, body.light],
          [0.5, body.lighter],
          [1, body.dark],
        ],
        [0, 0, 1, 0],
      ),
    ) +
      path('M-8 404L0 436L8 404z', body.darker) +
      rect(-3, 40, 6, 54, 3, body.darker),
    { transform: 'translate(700 982) rotate(82)' },
  );
  return (
    groundShadow(art, x + 10, y + 8, 460, 66) +
    shell +
    lid +
    group(laptopScreen(art), { transform: view.onto(shifted(middle, slope.n, 2), slope) }) +
    groundShadow(art, 500, 1020, 210, 18, 0.7) +
    stylus
  );
}

/** How large a laptop with a screen of the given diagonal is, as a share of one of 15.6 inches. */
const sizeOf = ({ shape }: Art) => Math.max(0.84, Math.min(1.05, 0.4 + (0.6 * (shape.inches ?? 15.6)) / 15.6));

function angled(art: Art): string {
  const view = projection(-32, 21, 575, 830, 1.06 * sizeOf(art));
  return footShadow(art, view, WIDTH, DEPTH) + open(art, view, { lean: 18 });
}

export const laptop: Sketch = {
  lines: ['thin', 'gaming', 'convertible'],
  views: ['front', 'angle', 'back', 'detail', 'box'],
  accessories: ['plug', 'leaflet'],
  retailBox: [560, 470, 110],
  paint(art, view) {
    if (view === 'angle') return angled(art);
    if (view === 'detail') return zoomed(angled(art), 2.3, [500, 800]);
    if (view === 'back') {
      const scene = projection(152, 14, 585, 850, 1.02);
      return footShadow(art, scene, WIDTH, DEPTH) + fromBehind(art, scene);
    }
    if (art.line === 'convertible') return tent(art);
    const scene = projection(21, 20, 612, 815, 1.12 * sizeOf(art));
    return footShadow(art, scene, WIDTH, DEPTH) + open(art, scene, { lean: 14 });
  },
};
