import { mix } from '../colour.ts';
import { type Projection, projection, solid, TOP, type Vector } from '../projection.ts';
import { circle, group, line, moved, nameplate, path, polygon, rect, zoomed } from '../shapes.ts';
import type { Art, Sketch } from '../sketch.ts';
import { shapeShadow } from '../studio.ts';
import { rainbow } from './keycaps.ts';
import { verticalMouse } from './vertical-mouse.ts';

const OUTLINES: Record<string, string> = {
  office:
    'M0 -290C110 -290 168 -232 172 -120C176 -20 186 70 184 140C180 240 110 300 0 300S-180 240 -184 140C-186 70 -176 -20 -172 -120C-168 -232 -110 -290 0 -290z',
  gaming:
    'M-60 -300L60 -300C130 -296 176 -262 180 -190C184 -110 158 -50 166 20C176 90 200 130 194 190C184 262 100 304 0 304S-184 262 -194 190C-200 130 -176 90 -166 20C-158 -50 -184 -110 -180 -190C-176 -262 -130 -296 -60 -300z',
  trackball:
    'M-10 -290C90 -292 150 -250 156 -160C160 -60 190 60 188 140C184 250 100 304 -10 304S-214 250 -222 130C-230 20 -226 -60 -200 -150C-170 -250 -90 -288 -10 -290z',
  slim: 'M-104 -300H104C156 -300 172 -262 172 -214V206C172 270 120 300 0 300S-172 270 -172 206V-214C-172 -262 -156 -300 -104 -300z',
};

function outlineOf(art: Art): string {
  return OUTLINES[art.line] ?? '';
}

function wheel({ pen, accent }: Art): string {
  const ribs = [...Array(9).keys()].map((i) => rect(-15, -42 + i * 10, 30, 4, 2, '#0a0c10')).join('');
  return (
    rect(-24, -60, 48, 120, 24, '#07090d') +
    rect(
      -17,
      -48,
      34,
      96,
      15,
      pen.linear([
        [0, '#14171e'],
        [0.5, '#5b6270'],
        [1, '#14171e'],
      ]),
    ) +
    ribs +
    rect(-17, -4, 34, 8, 2, accent.base)
  );
}

/** Whether a mouse for games has lights around it. */
const isLit = ({ shape }: Art) => shape.lighting !== 'none';

const buttonsOf = ({ shape }: Art) => shape.buttons ?? 6;

/** A mouse with one button has no wheel. */
const hasWheel = (art: Art) => buttonsOf(art) > 1;

/** The ball under the thumb, in its ring. */
function ball({ pen, accent, body }: Art, r: number): string {
  const paint = pen.radial(
    [
      [0, accent.lighter],
      [0.4, accent.base],
      [1, accent.darker],
    ],
    0.38,
    0.32,
    0.7,
  );
  return (
    circle(0, 0, r + 12, body.darker) +
    circle(0, 0, r, paint) +
    circle(-r * 0.3, -r * 0.36, r * 0.2, '#ffffff', { opacity: 0.6 })
  );
}

/** The cable of a wired mouse, from the middle of its front edge upwards. */
function cable({ shape, body }: Art): string {
  if (!shape.wired) return '';
  const way = 'M0 -290C-6 -370 40 -400 30 -450';
  return line(way, body.darker, 20) + line(way, body.base, 14) + rect(-17, -326, 34, 54, 12, body.darker);
}

/** The mouse from above, around (0, 0), its buttons up. */
function above(art: Art): string {
  const { pen, body, accent, line: name } = art;
  const d = outlineOf(art);
  const dome = pen.radial(
    [
      [0, body.lighter],
      [0.35, body.light],
      [0.72, body.base],
      [1, body.dark],
    ],
    0.4,
    0.34,
    0.68,
  );
  const gaming = art.line === 'gaming';
  const grips = gaming
    ? [-1, 1]
        .map((side) =>
          group(
            path(
              'M180 -130C186 -70 160 -40 166 20C176 90 200 130 194 190C188 222 168 246 140 264C150 150 120 20 138 -120z',
              mix(body.darker, '#0b0d12', 0.5),
            ) +
              path('M170 40L148 60M176 76L150 96M182 112L152 132M187 148L154 168', 'none', {
                stroke: body.light,
                'stroke-width': 4,
                opacity: 0.35,
              }),
            { transform: `scale(${side} 1)` },
          ),
        )
        .join('')
    : '';
  const logo = gaming
    ? path(nameplate(0, 150, 110), accent.base, { filter: pen.blur(9), opacity: 0.9 }) +
      path(nameplate(0, 150, 110), accent.lighter)
    : path(nameplate(0, 170, 64), body.mark);
  return (
    path(d, dome, { stroke: body.lighter, 'stroke-width': 3, 'stroke-opacity': 0.5 }) +
    grips +
    (hasWheel(art)
      ? ''
      : path('M-172 -170C-60 -150 60 -150 172 -170', 'none', { stroke: body.dark, 'stroke-width': 3, opacity: 0.5 })) +
    path(
      !hasWheel(art)
        ? ''
        : gaming
          ? 'M0 -300V-20M-176 -40C-110 10 110 10 176 -40'
          : `M0 -290V-10M${name === 'slim' ? '-171' : '-177'} -20C-100 20 100 20 ${name === 'slim' ? 171 : 177} -20`,
      'none',
      { stroke: body.darker, 'stroke-width': 4.5 },
    ) +
    path(!hasWheel(art) ? '' : gaming ? 'M3 -298V-20' : 'M3 -288V-10', 'none', {
      stroke: body.lighter,
      'stroke-width': 2,
      opacity: 0.6,
    }) +
    (hasWheel(art) ? group(wheel(art), { transform: 'translate(0 -168)' }) : '') +
    (buttonsOf(art) > 3
      ? rect(-13, -78, 26, 40, 10, body.darker) + rect(-10, -75, 20, 16, 8, mix(body.dark, body.light, 0.4))
      : '') +
    (art.line === 'trackball' ? moved(ball(art, 68), -142, -46) : '') +
    logo +
    path('M-130 -180C-118 -240 -90 -262 -52 -270', 'none', {
      stroke: '#ffffff',
      'stroke-width': 14,
      'stroke-linecap': 'round',
      opacity: 0.35,
      filter: pen.blur(6),
    }) +
    (gaming && isLit(art)
      ? path('M-172 210C-120 288 120 288 172 210', 'none', {
          stroke: rainbow(pen),
          'stroke-width': 7,
          'stroke-linecap': 'round',
        })
      : '')
  );
}

const FOOT = 26;

/** How high a mouse arches over the hand. */
const humpOf = ({ line: name }: Art) => (name === 'slim' ? 92 : name === 'trackball' ? 200 : 168);

function angled(art: Art, view: Projection): string {
  const hump = humpOf(art);
  /** The height of the hull where the outline has shrunk to a share of its size. */
  const heightAt = (share: number) => FOOT + (hump - FOOT) * (1 - share ** 2.4);
  const { pen, body, accent } = art;
  const d = outlineOf(art);
  const gaming = art.line === 'gaming';
  const shade = (t: number) => {
    const facing = Math.round(Math.sqrt(t) * 50) / 50;
    const tint = (share: number) =>
      share < 0.5 ? mix(body.darker, body.base, share * 2) : mix(body.base, body.lighter, Math.min(1, share * 2 - 1));
    return pen.linear(
      [
        [0, tint(0.42 + 0.42 * facing)],
        [0.5, tint(0.24 + 0.5 * facing)],
        [1, tint(0.02 + 0.66 * facing)],
      ],
      [0, 0.2, 1, 0.6],
    );
  };
  const hull = solid(pen, view, {
    at: [0, FOOT, 0],
    frame: TOP,
    outline: d,
    depth: hump - FOOT,
    fill: shade,
    profile: (t) => 1 - 0.985 * t,
    rise: (t) => 1 - (1 - t) ** 2.4,
    layers: 90,
  });
  const foot = solid(pen, view, {
    at: [0, 4, 0],
    frame: TOP,
    outline: d,
    depth: FOOT - 4,
    fill: mix(body.darker, '#0b0d12', 0.5),
    profile: (t) => 0.93 + 0.07 * t,
  });
  const glow =
    gaming && isLit(art)
      ? group(path(d, 'none', { stroke: rainbow(pen), 'stroke-width': 18 }), {
          transform: view.onto([0, FOOT - 8, 0], TOP),
        })
      : '';
  const over = (points: readonly (readonly [number, number])[]) =>
    polygon(
      points.map(([x, z]) => {
        const share = Math.min(1, Math.hypot(x / 182, z / 297));
        const at: Vector = [x, heightAt(share) + 1, z];
        return view.point(at);
      }),
      true,
    );
  const along = Array.from({ length: 24 }, (_, i) => [0, -236 + i * 10.5] as const);
  const reach = gaming ? 150 : 170;
  const across = Array.from(
    { length: 25 },
    (_, i) => [reach * (i / 14 - 0.76), 8 - 34 * (i / 14 - 0.76) ** 2] as const,
  );
  const spot = (z: number) => [0, heightAt(Math.abs(z) / 297) + 3, z] as const;
  const tilt = { u: [1, 0, 0] as const, v: [0, -0.34, 0.94] as const, n: [0, 0.94, 0.34] as const };
  const rest = { u: [1, 0, 0] as const, v: [0, -0.3, 0.95] as const, n: [0, 0.95, 0.3] as const };
  const logo = gaming ? path(nameplate(0, 0, 110), accent.lighter) : path(nameplate(0, 0, 74), body.mark);
  const thumb = view.point([-128, heightAt(0.74) - 10, -10]);
  const sideKeys =
    line(
      over([
        [150, -70],
        [153, -20],
        [154, 0],
      ]),
      body.darker,
      14,
    ) +
    line(
      over([
        [154, 22],
        [155, 60],
        [154, 90],
      ]),
      body.darker,
      14,
    );
  return (
    shapeShadow(art, group(path(d, '#0b111c'), { transform: view.onto([0, 0, 0], TOP) }), 12, 18) +
    foot +
    glow +
    hull +
    (hasWheel(art) ? line(over(along), body.darker, 4) : '') +
    line(over(across), body.darker, 4) +
    (buttonsOf(art) > 4 ? sideKeys : '') +
    (art.line === 'trackball' ? moved(ball(art, 62), ...thumb) : '') +
    (hasWheel(art)
      ? group(wheel(art), { transform: view.onto(spot(-160), { ...tilt, v: [0, 0.3, 0.95], n: [0, 0.95, -0.3] }) })
      : '') +
    group(logo, { transform: view.onto(spot(150), rest) }) +
    (buttonsOf(art) > 3 ? circle(...view.point(spot(-60)), 6, accent.base) : '')
  );
}

export const mouse: Sketch = {
  lines: ['office', 'gaming', 'vertical', 'trackball', 'slim'],
  views: ['front', 'angle', 'detail', 'box'],
  accessories: ['dongle', 'cable'],
  retailBox: [340, 420, 150],
  paint(art, view) {
    if (art.line === 'vertical') return verticalMouse(art, view);
    if (view === 'front') {
      const place = 'translate(600 590) scale(1.38)';
      return (
        shapeShadow(art, group(path(outlineOf(art), '#0b111c'), { transform: place }), 22, 32) +
        group(cable(art) + above(art), { transform: place })
      );
    }
    const picture = angled(art, projection(-32, 44, 590, 650, 1.42));
    return view === 'detail' ? zoomed(picture, 2.1, [650, 500]) : picture;
  },
};
