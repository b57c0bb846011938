import { block, cord, faces, GRAPHITE, lamp, tube } from '../bodies.ts';
import { mix, tones } from '../colour.ts';
import { FRONT, type Projection, TOP } from '../projection.ts';
import { figures, wallpaper } from '../screen.ts';
import { circle, group, line, moved, nameplate, path, rect, repeat, roundedBox } from '../shapes.ts';
import type { Art } from '../sketch.ts';
import { staged } from '../staging.ts';
import { footShadow } from '../studio.ts';
import { frontGlass } from './optics.ts';

const [W, H, D] = [560, 330, 130];

function display(art: Art): string {
  const { pen, accent } = art;
  const [w, h] = [W - 70, H - 80];
  const road =
    wallpaper(pen, w, h, accent, 'dunes') +
    path(`M0 ${h}L${w * 0.44} ${h * 0.58}H${w * 0.56}L${w} ${h}z`, '#1b202b') +
    line(`M${w / 2} ${h * 0.62}V${h * 0.7}M${w / 2} ${h * 0.78}V${h * 0.92}`, '#ffd60a', 9);
  return (
    path(roundedBox(W - 36, H - 40, 30), '#080a0f') +
    moved(
      group(
        road +
          circle(32, 32, 9, '#f0546c') +
          rect(50, 25, 60, 14, 7, '#ffffff') +
          figures('10:28', w - 118, 22, 26, '#ffffff', 0.13),
        {
          'clip-path': pen.clip(rect(0, 0, w, h, 10, '#000')),
        },
      ),
      -w / 2,
      -h / 2 - 8,
    ) +
    repeat(5, (i) => circle(-120 + i * 60, H / 2 - 38, 9, '#2b303a', { stroke: '#566074', 'stroke-width': 2 }))
  );
}

function scene(art: Art, view: Projection): string {
  const { pen, body, accent } = art;
  const front = faces(view, FRONT.n);
  const grille = repeat(7, (i) => rect(-230 + i * 18, -70, 8, 140, 4, body.darker, { opacity: 0.8 }));
  const face =
    path(roundedBox(W - 36, H - 40, 40), mix(body.base, '#0b0e14', 0.35), { stroke: body.seam, 'stroke-width': 2 }) +
    grille +
    path(nameplate(194, -70, 64), '#f4f6fa') +
    lamp(pen, 194, 60, 7, '#f0546c') +
    rect(168, 88, 52, 10, 5, accent.base);
  const bar = block(art, view, { at: [0, H + 16, 0], size: [110, 64, 70], r: 18, tones: GRAPHITE, layers: 18 });
  const mount = block(art, view, {
    at: [0, H + 80, 0],
    size: [220, 26, 150],
    r: 30,
    round: 'top',
    tones: GRAPHITE,
    layers: 10,
    faces: { top: path(roundedBox(190, 120, 22), '#3a404c') },
  });
  const hull = block(art, view, {
    at: [0, 20, 0],
    size: [W, H, D],
    r: 64,
    soft: 0.016,
    faces: { front: face, back: display(art) },
  });
  const stage = (from: number, length: number, r: number, t = GRAPHITE) =>
    tube(art, view, { at: [-10, 20 + H / 2, from], frame: FRONT, r, length, tones: t });
  const optics =
    stage(D / 2 - 4, 16, 128, tones('#5b6270')) +
    stage(D / 2 + 10, 60, 118) +
    stage(D / 2 + 66, 8, 112, accent) +
    group(frontGlass(art, 108), { transform: view.onto([-10, 20 + H / 2, D / 2 + 74], FRONT) });
  const lead = cord(
    view,
    [
      [W / 2 - 20, 190, -20],
      [W / 2 + 110, 200, -40],
      [W / 2 + 120, 60, -20],
      [W / 2 + 40, 14, 60],
      [W / 2 - 60, 12, 170],
    ],
    22,
    GRAPHITE,
  );
  const knob = tube(art, view, { at: [0, 6, 0], frame: TOP, r: 60, length: 18, tones: GRAPHITE });
  return (
    footShadow(art, view, W * 0.8, D * 1.3, 40) +
    (front ? lead + knob + bar + mount + hull + optics : lead + knob + hull + bar + mount)
  );
}

/** A cylinder that hangs from its mount and turns, its lens to the front. */
function cylinder(art: Art, view: Projection): string {
  const { pen, body, accent } = art;
  const front = faces(view, FRONT.n);
  const eye = tube(art, view, { at: [0, 170, 96], frame: FRONT, r: 84, length: 34, tones: GRAPHITE });
  const glass = group(frontGlass(art, 76), { transform: view.onto([0, 170, 131], FRONT) });
  const print = group(path(nameplate(0, 0, 56), body.mark), { transform: view.onto([0, 306, 118], FRONT) });
  return (
    footShadow(art, view, 240, 240, 120) +
    tube(art, view, { at: [0, 8, 0], frame: TOP, r: 108, length: 26, tones: GRAPHITE }) +
    tube(art, view, { at: [0, 34, 0], frame: TOP, r: 122, length: 320 }) +
    tube(art, view, { at: [0, 352, 0], frame: TOP, r: 124, length: 12, tones: accent }) +
    tube(art, view, { at: [0, 364, 0], frame: TOP, r: 90, length: 50, tones: GRAPHITE }) +
    block(art, view, { at: [0, 414, 0], size: [230, 26, 150], r: 40, round: 'top', tones: GRAPHITE, layers: 10 }) +
    (front ? eye + glass + print : '') +
    lamp(pen, ...view.point([70, 60, front ? 100 : -100]), 5, '#f0546c')
  );
}

export const dashCam = staged({
  lines: ['standard', 'cylinder', 'mini'],
  accessories: ['cable', 'plug'],
  retailBox: [400, 360, 160],
  stage: (line) => ({
    size: line === 'cylinder' ? [260, 440, 260] : [W + 120, H + 106, 240],
    front: [0, 14],
    angle: [-34, 20],
    back: [156, 14],
    focus: [0, 190, 120],
    fillSize: line === 'cylinder' ? 780 : line === 'mini' ? 560 : 880,
  }),
  scene: (art, view) => (art.line === 'cylinder' ? cylinder(art, view) : scene(art, view)),
});
