import { mix, type Tones, tones } from '../colour.ts';
import { FRONT, projection, RIGHT, solid } from '../projection.ts';
import { glare } from '../screen.ts';
import { circle, group, line, path, rect, repeat, roundedBox, roundOutline, zoomed } from '../shapes.ts';
import type { Art, Sketch } from '../sketch.ts';
import { groundShadow, shapeShadow } from '../studio.ts';
import { dial } from './watch-dial.ts';

/** The case is metal in a hint of the strap's colour. */
function caseTones({ body }: Art): Tones {
  return tones(mix(body.base, '#b4bac4', 0.72));
}

const isRound = ({ line: name }: Art) => name === 'round' || name === 'sport';

/** Half the width of the case: where its crown and buttons are. */
const sideOf = (art: Art) => (isRound(art) ? 214 : art.line === 'band' ? 116 : 184);

function caseOutline(art: Art, grow = 0): string {
  if (isRound(art)) return roundOutline(218 + grow);
  return art.line === 'band'
    ? roundedBox(236 + grow * 2, 492 + grow * 2, 112 + grow)
    : roundedBox(372 + grow * 2, 440 + grow * 2, 108 + grow);
}

function steel(art: Art): string {
  const metal = caseTones(art);
  return art.pen.linear(
    [
      [0, metal.lighter],
      [0.25, metal.base],
      [0.45, metal.lighter],
      [0.7, metal.dark],
      [0.88, metal.light],
      [1, metal.darker],
    ],
    [0, 0, 0.9, 1],
  );
}

/** The polymer of a sturdy case. */
function sturdy({ pen, body }: Art): string {
  const t = tones(mix('#3a404b', body.base, 0.4));
  return pen.linear(
    [
      [0, t.lighter],
      [0.4, t.base],
      [1, t.darker],
    ],
    [0, 0, 0.9, 1],
  );
}

/** The outline of a sturdy case. */
const RUGGED = 'M-110 -258H110L186 -206L236 -112V112L186 206L110 258H-110L-186 206L-236 112V-112L-186 -206z';

function watchHead(art: Art): string {
  const { pen } = art;
  const metal = caseTones(art);
  const { watchCase } = art.shape;
  const screws = repeat(4, (i) =>
    group(circle(0, -232, 11, metal.darker) + rect(-8, -234, 16, 4, 1, metal.lighter), {
      transform: `rotate(${45 + i * 90})`,
    }),
  );
  const guard =
    watchCase === 'rugged'
      ? path(RUGGED, sturdy(art), { stroke: metal.darker, 'stroke-width': 4 }) + screws
      : watchCase === 'cushion'
        ? path(roundedBox(464, 464, 150), steel(art), { stroke: metal.lighter, 'stroke-width': 3 })
        : '';
  const rim =
    guard +
    path(caseOutline(art), steel(art)) +
    path(caseOutline(art, -5), 'none', { stroke: metal.lighter, 'stroke-width': 2.5, opacity: 0.8 });
  const shape = isRound(art)
    ? circle(192, 206, 186, '#000')
    : art.line === 'band'
      ? rect(82, -14, 208, 460, 98, '#000')
      : rect(14, 10, 344, 412, 94, '#000');
  const shine = group(group(glare(pen, 372, 420, 0.75), { 'clip-path': pen.clip(shape) }), {
    transform: isRound(art) ? 'translate(-192 -206)' : 'translate(-186 -216)',
  });
  const bezel = isRound(art)
    ? circle(0, 0, 203, art.line === 'sport' ? '#1d2129' : '#11141b', { stroke: metal.dark, 'stroke-width': 2 })
    : '';
  return rim + bezel + dial(art) + shine;
}

function strapPaint({ pen, body }: Art): string {
  return pen.linear(
    [
      [0, body.dark],
      [0.14, body.light],
      [0.5, body.base],
      [0.86, body.dark],
      [1, body.darker],
    ],
    [0, 0, 1, 0],
  );
}

function flatStraps(art: Art): string {
  const { pen, body } = art;
  const upper =
    'M-140 -170C-134 -250 -122 -330 -114 -490Q-112 -522 -82 -522H82Q112 -522 114 -490C122 -330 134 -250 140 -170z';
  const lower = 'M-140 170C-134 250 -122 330 -114 490Q-112 522 -82 522H82Q112 522 114 490C122 330 134 250 140 170z';
  const fade = (top: boolean) =>
    pen.linear(
      [
        [0, '#05080f', top ? 0.5 : 0],
        [0.3, '#05080f', top ? 0.1 : 0],
        [0.7, '#05080f', top ? 0 : 0.1],
        [1, '#05080f', top ? 0 : 0.5],
      ],
      [0, 0, 0, 1],
    );
  const holes = [300, 346, 392, 438].map((y) => rect(-8, y, 16, 24, 8, body.darker)).join('');
  const stitch = (d: string) => line(d, body.seam, 2.5, { 'stroke-dasharray': '13 9', opacity: 0.6 });
  const seams =
    art.line === 'round'
      ? stitch('M-116 -240C-108 -330 -104 -400 -100 -510M116 -240C108 -330 104 -400 100 -510') +
        stitch('M-116 240C-108 330 -104 400 -100 510M116 240C108 330 104 400 100 510')
      : '';
  return (
    path(upper, strapPaint(art)) +
    path(upper, fade(true)) +
    path(lower, strapPaint(art)) +
    path(lower, fade(false)) +
    seams +
    holes
  );
}

/** Straps scaled to the width of the case. */
const straps = (art: Art) =>
  art.line === 'band' ? group(flatStraps(art), { transform: 'scale(.68 1.04)' }) : flatStraps(art);

/** The crown and the button of a watch, the five buttons of a sports watch; a band has none. */
function crown(art: Art): string {
  const metal = caseTones(art);
  const x = sideOf(art) - 2;
  if (art.line === 'band') return '';
  if (art.line === 'sport') {
    const button = (turn: number) =>
      group(rect(206, -26, 32, 52, 9, steel(art), { stroke: metal.darker, 'stroke-width': 2 }), {
        transform: `rotate(${turn}) translate(${art.shape.watchCase ? 22 : 0} 0)`,
      });
    return [-32, 32, 148, 180, 212].map(button).join('');
  }
  const knurl = [0, 1, 2, 3, 4, 5]
    .map((i) => rect(x + 2, -86 + i * 9, 18, 3, 1, metal.darker, { opacity: 0.7 }))
    .join('');
  return rect(x - 2, -92, 24, 62, 8, steel(art)) + knurl + rect(x - 2, 26, 12, 74, 6, metal.dark);
}

/** Half the width of the straps' shadow. */
const castOf = (art: Art) => (art.line === 'band' ? 84 : 124);

function flat(art: Art): string {
  const shadow = shapeShadow(
    art,
    group(path(caseOutline(art), '#0b111c') + rect(-castOf(art), -500, castOf(art) * 2, 1000, 40, '#0b111c'), {
      transform: 'translate(600 600)',
    }),
    22,
    20,
  );
  return shadow + group(straps(art) + crown(art) + watchHead(art), { transform: 'translate(600 600)' });
}

function backFace(art: Art): string {
  const metal = caseTones(art);
  const sensor =
    circle(
      0,
      0,
      142,
      art.pen.radial([
        [0, '#2a303c'],
        [0.7, '#12161e'],
        [1, '#07090d'],
      ]),
      { stroke: metal.light, 'stroke-width': 3 },
    ) +
    circle(0, 0, 104, 'none', { stroke: metal.base, 'stroke-width': 12, opacity: 0.75, 'stroke-dasharray': '142 21' }) +
    [0, 1, 2, 3]
      .map(
        (i) =>
          circle(
            Math.cos((i * Math.PI) / 2) * 52,
            Math.sin((i * Math.PI) / 2) * 52,
            19,
            i % 2 === 0 ? '#0d2b1c' : '#2b0d12',
            { stroke: '#3b4252', 'stroke-width': 2 },
          ) +
          circle(
            Math.cos((i * Math.PI) / 2) * 52,
            Math.sin((i * Math.PI) / 2) * 52,
            7,
            i % 2 === 0 ? '#3df08f' : '#ff4d5e',
          ),
      )
      .join('') +
    circle(0, 0, 15, '#1a1f29', { stroke: '#3b4252', 'stroke-width': 2 });
  return (
    path(caseOutline(art), steel(art)) +
    path(caseOutline(art, -22), mix(metal.base, metal.light, 0.4), { stroke: metal.dark, 'stroke-width': 2 }) +
    (art.line === 'band' ? group(sensor, { transform: 'scale(.6)' }) : sensor)
  );
}

function angled(art: Art): string {
  const { pen, body } = art;
  const metal = caseTones(art);
  const view = projection(-40, 15, 560, 610, 1.24);
  const reach = art.line === 'band' ? 76 : 104;
  const loop = `${roundOutline(215, 285)}${roundOutline(196, 266)}`;
  const strap = solid(pen, view, {
    at: [-reach, -20, -205],
    frame: RIGHT,
    outline: loop,
    depth: reach * 2,
    fill: (t) => (t > 0.97 || t < 0.03 ? body.light : mix(body.darker, body.base, 0.5 + 0.5 * t)),
  });
  const rim = group(
    path(
      loop,
      pen.linear([
        [0, body.lighter],
        [0.5, body.base],
        [1, body.dark],
      ]),
      { 'fill-rule': 'evenodd' },
    ),
    { transform: view.onto([reach, -20, -205], RIGHT) },
  );
  const head = solid(pen, view, {
    at: [0, 0, -24],
    frame: FRONT,
    outline: caseOutline(art),
    depth: 66,
    fill: steel(art),
    profile: (t) => 0.93 + 0.07 * Math.sin(Math.PI * (0.15 + 0.7 * t)),
  });
  const side = sideOf(art) - 2;
  const knob = (y: number) =>
    solid(pen, view, {
      at: [side - (y === 62 ? 0 : 26), y, 8],
      frame: RIGHT,
      outline: roundOutline(24),
      depth: 20,
      fill: metal.dark,
    }) +
    group(circle(0, 0, 24, steel(art)) + circle(0, 0, 14, 'none', { stroke: art.accent.base, 'stroke-width': 4 }), {
      transform: view.onto([side + (y === 62 ? 20 : -6), y, 8], RIGHT),
    });
  const button = art.line === 'band' ? '' : art.line === 'sport' ? knob(120) + knob(-120) : knob(62);
  const [x, y] = view.point([0, -300, -205]);
  return (
    groundShadow(art, x, y + 6, 200, 40) +
    strap +
    rim +
    head +
    button +
    group(watchHead(art), { transform: view.onto([0, 0, 42], FRONT, 0.975) })
  );
}

export const watch: Sketch = {
  lines: ['square', 'round', 'band', 'sport'],
  views: ['front', 'angle', 'back', 'detail', 'box'],
  accessories: ['pad', 'strap'],
  retailBox: [300, 560, 120],
  paint(art, view) {
    if (view === 'angle') return angled(art);
    if (view === 'detail') return zoomed(angled(art), 1.9, [570, 560]);
    if (view === 'back') {
      const shadow = shapeShadow(
        art,
        group(path(caseOutline(art), '#0b111c') + rect(-castOf(art), -500, castOf(art) * 2, 1000, 40, '#0b111c'), {
          transform: 'translate(600 600)',
        }),
        22,
        20,
      );
      return (
        shadow +
        group(straps(art) + group(crown(art), { transform: 'scale(-1 1)' }) + backFace(art), {
          transform: 'translate(600 600)',
        })
      );
    }
    return flat(art);
  },
};
