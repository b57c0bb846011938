import { FRONT, type Projection, shifted, solid, standing, TOP, type Vector } from '../projection.ts';
import { circle, group, nameplate, path, rect, repeat, roundedBox, roundOutline } from '../shapes.ts';
import type { Art } from '../sketch.ts';
import { footShadow } from '../studio.ts';
import { plate } from './action-camera.ts';
import { cameraBody, cameraTrim, plateTones } from './camera-body.ts';
import { optics, secondLens } from './camera-optics.ts';
import { weave } from './texture.ts';

/** The window of the finder at the corner of a body without a hump. */
const finderWindow =
  rect(196, -174, 132, 62, 10, '#0d0f14', { stroke: '#5b6270', 'stroke-width': 3 }) +
  rect(208, -164, 108, 42, 6, '#26345c') +
  rect(214, -160, 40, 34, 4, '#ffffff', { opacity: 0.16 });

/** The grain of a covering. */
export function leather({ pen }: Art, shape: string): string {
  return weave(pen, shape, '#07090c', '#7a828f', 4);
}

/** What stands on the top plate. */
export function dials(art: Art, view: Projection): string {
  const { pen, shape } = art;
  const { top, finder, half } = cameraBody(art);
  const form = shape.camera ?? {};
  const trim = cameraTrim(art);
  const kind = form.dials ?? (finder === 'none' ? 'few' : 'modern');
  const material = kind === 'metal' ? plateTones(art) : undefined;
  const metal = pen.linear(
    [
      [0, material?.dark ?? '#20242c'],
      [0.25, material?.lighter ?? '#565d6a'],
      [0.5, material?.base ?? '#2a2f39'],
      [1, material?.darker ?? '#0d0f14'],
    ],
    [0, 0, 1, 0],
  );
  const dial = (x: number, z: number, r: number, height: number, face: string) =>
    solid(pen, view, { at: [x, top, z], frame: TOP, outline: roundOutline(r), depth: height, fill: metal }) +
    group(circle(0, 0, r, material?.base ?? '#1b1f27', { stroke: '#5b6270', 'stroke-width': 2.5 }) + face, {
      transform: view.onto([x, top + height, z], TOP),
    });
  const marks = repeat(12, (i) =>
    rect(-1.5, -40, 3, 9, 1, kind === 'metal' ? '#1b1f27' : '#cfd5de', { transform: `rotate(${i * 30})` }),
  );
  const shoe = group(rect(-44, -34, 88, 68, 4, '#2a2f39') + rect(-32, -24, 64, 58, 2, '#0d0f14'), {
    transform: view.onto([31, finder === 'hump' ? 283 : top + 1, -70], TOP),
  });
  const z = finder === 'hump' ? -110 : -70;
  const openings =
    form.microphone === 'openings'
      ? group(
          rect(-92, -30, 184, 60, 12, '#0d0f14') +
            repeat(3, (i) => circle(-56 + i * 56, 0, 19, '#2a2f39', { stroke: '#5b6270', 'stroke-width': 3 })),
          { transform: view.onto([-96, top + 2, -60], TOP) },
        )
      : '';
  const muff =
    form.microphone === 'muff'
      ? solid(pen, view, {
          at: [-60, top, -60],
          frame: TOP,
          outline: roundedBox(220, 96, 46),
          depth: 72,
          fill: (t) => (t > 0.6 ? '#3b414d' : '#262b34'),
          profile: (t) => Math.sqrt(1 - t * t * 0.8),
        })
      : '';
  if (kind === 'few')
    return (
      openings +
      muff +
      dial(-half * 0.68, -60, 42, 20, circle(0, 0, 26, '#343a46')) +
      (form.microphone
        ? circle(...view.point([half * 0.42, top + 4, -50]), 15, '#d7413b')
        : dial(-half * 0.36, -60, 26, 12, '')) +
      dial(half * 0.72, -60, 40, 24, marks)
    );
  if (kind === 'metal')
    return (
      (finder === 'none' ? '' : shoe) +
      dial(226, z, 52, 46, marks) +
      dial(320, z + 20, 34, 26, '') +
      dial(-232, z, 54, 46, marks) +
      dial(-320, z + 10, 28, 22, circle(0, 0, 14, trim.base))
    );
  return (
    openings +
    shoe +
    dial(270, z, 48, 40, marks) +
    dial(-250, z - 6, 42, 30, circle(0, 0, 20, '#343a46')) +
    (finder === 'hump' ? dial(-290, 20, 30, 26, circle(0, 0, 21, trim.base, { opacity: 0.9 })) : '')
  );
}

/** The grip under the right hand. */
function grip(art: Art, view: Projection): string {
  const { pen, line, shape } = art;
  const kind = shape.camera?.grip ?? (line === 'mirrorless' ? 'deep' : 'none');
  if (kind === 'none') return '';
  const { half } = cameraBody(art);
  const [width, height, depth] = kind === 'deep' ? [148, 392, 84] : [92, 330, 40];
  const at: Vector = [-half + (kind === 'deep' ? 78 : 62), -4, 0];
  const skin = roundedBox(width - 20, height - 52, width * 0.38);
  const paint = pen.linear(
    [
      [0, '#343a45'],
      [0.5, '#22262e'],
      [1, '#14161b'],
    ],
    [0, 0, 1, 0.4],
  );
  return (
    solid(pen, view, {
      at,
      frame: FRONT,
      outline: roundedBox(width, height, width * 0.44),
      depth,
      fill: (t) => (t > 0.5 ? '#232730' : '#14171d'),
      profile: (t) => 1 - 0.14 * t ** 3,
    }) + group(path(skin, paint) + leather(art, skin), { transform: view.onto(shifted(at, FRONT.n, depth), FRONT) })
  );
}

/** What is on the front of the body. */
function face(art: Art): string {
  const { shape, body } = art;
  const { outline, cover: ends, half, finder } = cameraBody(art);
  const form = shape.camera ?? {};
  const t = plateTones(art);
  const cover = `M${-half} ${ends[0]}H${half}V${ends[1]}H${-half}z`;
  const isGrained = form.isLeather ?? art.line !== 'compact';
  const threads = form.hasThreads
    ? [-210, 210].map((x) => circle(x, -146, 13, '#07090d', { stroke: '#8b93a1', 'stroke-width': 4 })).join('') +
      circle(300, 40, 12, '#d7413b')
    : '';
  const lights =
    finder === 'hump'
      ? circle(216, -140, 15, '#20242c', { stroke: '#5b6270', 'stroke-width': 2 }) +
        circle(216, -140, 7, '#ffb36b') +
        rect(292, -156, 52, 22, 6, '#ffffff', { opacity: 0.14 })
      : finder === 'window'
        ? finderWindow
        : form.microphone || form.hasThreads
          ? circle(half - 60, ends[0] - 40, 10, '#d7413b')
          : art.line === 'compact'
            ? rect(half - 128, ends[0] - 58, 92, 36, 8, '#e9edf2', { stroke: '#5b6270', 'stroke-width': 3 })
            : circle(half - 70, ends[0] - 44, 13, '#20242c', { stroke: '#5b6270', 'stroke-width': 3 });
  return (
    path(outline, plate({ ...art, body: t }), { stroke: t.lighter, 'stroke-width': 2.5, 'stroke-opacity': 0.7 }) +
    path(cover, isGrained ? '#1a1d24' : body.dark, isGrained ? {} : { opacity: 0.55 }) +
    (isGrained ? leather(art, cover) : '') +
    path(`M${-half} ${ends[0]}H${half}M${-half} ${ends[1]}H${half}`, 'none', {
      stroke: '#05070b',
      'stroke-width': 3,
      opacity: 0.6,
    }) +
    path(
      nameplate(finder === 'hump' ? 31 : -half + 74, finder === 'hump' ? -232 : -144, finder === 'hump' ? 52 : 40),
      t.mark,
    ) +
    lights +
    threads
  );
}

/** A camera from the front. */
export function cameraFront(art: Art, view: Projection): string {
  const { pen } = art;
  const { outline, depth } = cameraBody(art);
  const t = plateTones(art);
  const shell = solid(pen, view, {
    at: [0, 0, -depth],
    frame: FRONT,
    outline,
    depth,
    fill: pen.linear([
      [0, t.light],
      [0.3, t.base],
      [1, t.darker],
    ]),
  });
  return (
    footShadow(art, standing(view, [0, -230, -60]), 740, 200, 40) +
    shell +
    dials(art, view) +
    group(face(art), { transform: view.onto([0, 0, 0], FRONT) }) +
    grip(art, view) +
    optics(art, view) +
    (art.shape.camera?.secondLens ? secondLens(art, view) : '')
  );
}
