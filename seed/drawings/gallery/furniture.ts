import { mix } from '../colour.ts';
import type { Pen } from '../pen.ts';
import { circle, ellipse, group, line, path, rect } from '../shapes.ts';

/** All furniture is drawn in millimetres, standing on its origin unless said otherwise. */

/** A coffee cup, 95 high. */
export function cup(pen: Pen, colour: string): string {
  const glaze = pen.linear(
    [
      [0, mix(colour, '#ffffff', 0.3)],
      [0.45, colour],
      [1, mix(colour, '#1a2233', 0.34)],
    ],
    [0, 0, 1, 0],
  );
  return (
    ellipse(6, 0, 46, 6, '#1b2536', { opacity: 0.22 }) +
    path('M36 -74C66 -78 68 -30 32 -24', 'none', { stroke: mix(colour, '#1a2233', 0.14), 'stroke-width': 9 }) +
    path('M-40 -92L-35 -8Q-34 0 -26 0H26Q34 0 35 -8L40 -92z', glaze) +
    ellipse(0, -92, 40, 7, mix(colour, '#ffffff', 0.45)) +
    ellipse(0, -91.5, 35, 5.4, '#5a3a28')
  );
}

/** A desk lamp, about 440 high, that shines to the right. */
export function lamp(pen: Pen): string {
  const metal = '#39414f';
  const glow = pen.radial([
    [0, '#fff3cf', 0.85],
    [0.5, '#ffe9b0', 0.28],
    [1, '#ffe9b0', 0],
  ]);
  return (
    circle(150, -330, 170, glow) +
    ellipse(4, 0, 76, 8, '#1b2536', { opacity: 0.24 }) +
    path('M-64 0Q-62 -14 -40 -15H40Q62 -14 64 0z', metal) +
    line('M0 -12L-58 -210L76 -398', metal, 10) +
    circle(-58, -210, 11, '#59637424') +
    circle(-58, -210, 9, '#596374') +
    group(path('M-26 -34Q0 -48 26 -34L56 26H-56z', '#f2c14e') + ellipse(0, 26, 56, 9, '#fff6da'), {
      transform: 'translate(98 -392) rotate(-24)',
    })
  );
}

/** Three books that lie on each other, 78 high. */
export function books(colours: readonly [string, string, string]): string {
  const [one, two, three] = colours;
  return (
    ellipse(4, 0, 118, 8, '#1b2536', { opacity: 0.2 }) +
    rect(-112, -30, 220, 30, 3, one) +
    rect(-104, -26, 210, 22, 1, '#f7f4ec') +
    rect(-112, -30, 10, 30, 3, mix(one, '#0b1220', 0.25)) +
    rect(-96, -54, 196, 24, 3, two) +
    rect(-86, -50.5, 184, 17, 1, '#f1ede3') +
    rect(-78, -78, 170, 24, 3, three) +
    rect(-70, -74.5, 160, 17, 1, '#f7f4ec')
  );
}

/** A potted plant; `height` is 300 for one on a desk, more than 1000 for one on the floor. */
export function plant(pen: Pen, height: number): string {
  const k = height / 300;
  const leaf = (turn: number, length: number, colour: string) =>
    path(
      `M0 0C-26 ${-length * 0.4} -20 ${-length * 0.8} 0 ${-length}C20 ${-length * 0.8} 26 ${-length * 0.4} 0 0z`,
      colour,
      {
        transform: `translate(0 -96) rotate(${turn})`,
      },
    );
  const pot = pen.linear(
    [
      [0, '#f4f1ea'],
      [0.5, '#e3ddd0'],
      [1, '#b9b1a2'],
    ],
    [0, 0, 1, 0],
  );
  return group(
    ellipse(4, 0, 60, 7, '#1b2536', { opacity: 0.22 }) +
      leaf(-52, 150, '#3f7d58') +
      leaf(50, 156, '#3a7452') +
      leaf(-28, 190, '#4c9068') +
      leaf(27, 186, '#478a62') +
      leaf(0, 208, '#57a077') +
      path('M-52 -104H52L42 -8Q40 0 32 0H-32Q-40 0 -42 -8z', pot),
    { transform: `scale(${Math.round(k * 100) / 100})` },
  );
}

/** A sideboard of the given width, 460 high, with its top at the origin's height minus that. */
export function sideboard(pen: Pen, width: number): string {
  const oak = pen.linear([
    [0, '#d8b48c'],
    [1, '#b98f65'],
  ]);
  const doors = Math.max(2, Math.round(width / 460));
  const step = (width - 24) / doors;
  return (
    ellipse(0, 0, width / 2 + 30, 22, '#1b2536', { opacity: 0.2 }) +
    [-1, 1].map((side) => rect(side * (width / 2 - 130) - 16, -90, 32, 90, 4, '#5d4632')).join('') +
    rect(-width / 2, -460, width, 372, 8, oak) +
    rect(-width / 2, -460, width, 26, 8, '#e6c7a3') +
    Array.from({ length: doors }, (_, i) => {
      const x = -width / 2 + 12 + i * step;
      return (
        rect(x + 4, -424, step - 8, 326, 4, '#c79f76', { stroke: '#a47c55', 'stroke-width': 3 }) +
        rect(x + step / 2 - 30, -400, 60, 9, 4.5, '#7c5c3e')
      );
    }).join('')
  );
}

/** A person of 1680, seen from behind, who looks at what hangs on the wall. */
export function person(): string {
  const [skin, hair, shirt, trousers] = ['#d8a57e', '#3b2c27', '#5b86c4', '#39435a'];
  return (
    ellipse(10, 0, 210, 26, '#1b2536', { opacity: 0.24 }) +
    path('M-150 -20Q-150 -44 -100 -46H-22L-18 0H-140Q-152 0 -150 -20z', '#2a2f3a') +
    path('M150 -20Q150 -44 100 -46H22L18 0H140Q152 0 150 -20z', '#2a2f3a') +
    path('M-152 -860L-128 -30H-30L-4 -640H4L30 -30H128L152 -860z', trousers) +
    path('M-4 -640L-14 -300M4 -640L14 -300', 'none', { stroke: '#2c3448', 'stroke-width': 6 }) +
    // Arms hang at the sides.
    path('M-196 -1330C-236 -1240 -250 -1040 -238 -800C-236 -770 -196 -770 -192 -800L-160 -1180z', shirt) +
    path('M196 -1330C236 -1240 250 -1040 238 -800C236 -770 196 -770 192 -800L160 -1180z', shirt) +
    path('M-238 -806C-246 -740 -228 -716 -212 -716S-186 -744 -192 -806z', skin) +
    path('M238 -806C246 -740 228 -716 212 -716S186 -744 192 -806z', skin) +
    path(
      'M-60 -1420C-130 -1402 -196 -1380 -206 -1310C-196 -1180 -166 -1040 -158 -820H158C166 -1040 196 -1180 206 -1310C196 -1380 130 -1402 60 -1420z',
      mix(shirt, '#ffffff', 0.08),
    ) +
    path('M-158 -1180C-150 -1040 -150 -920 -158 -820M158 -1180C150 -1040 150 -920 158 -820', 'none', {
      stroke: mix(shirt, '#0b1220', 0.25),
      'stroke-width': 6,
    }) +
    rect(-44, -1470, 88, 74, 24, skin) +
    path(
      'M-96 -1560C-100 -1660 -60 -1690 0 -1690S100 -1660 96 -1560C94 -1486 60 -1440 0 -1440S-94 -1486 -96 -1560z',
      hair,
    )
  );
}
