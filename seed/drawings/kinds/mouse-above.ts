import { METAL } from '../bodies.ts';
import { mix } from '../colour.ts';
import { circle, group, line, moved, nameplate, path, rect, repeat } from '../shapes.ts';
import type { Art } from '../sketch.ts';
import { rainbow } from './keycaps.ts';
import { buttonsOf, hasWheel, mouseForm, outlineOf, trimOf } from './mouse-outlines.ts';

/** The wheel between the buttons, around (0, 0). */
export function wheel(art: Art): string {
  const paint = art.pen.linear([
    [0, '#14171e'],
    [0.5, '#5b6270'],
    [1, '#14171e'],
  ]);
  return (
    rect(-24, -60, 48, 120, 24, '#07090d') +
    rect(-17, -48, 34, 96, 15, paint) +
    repeat(9, (i) => rect(-15, -42 + i * 10, 30, 4, 2, '#0a0c10')) +
    rect(-17, -4, 34, 8, 2, trimOf(art).base)
  );
}

/** The ball under the thumb, in its ring. */
export function ball(art: Art, r: number): string {
  const trim = trimOf(art);
  const paint = art.pen.radial(
    [
      [0, trim.lighter],
      [0.4, trim.base],
      [1, trim.darker],
    ],
    0.38,
    0.32,
    0.7,
  );
  return (
    circle(0, 0, r + 12, art.body.darker) +
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

/** Rubber at both sides. */
function grips({ body }: Art): string {
  const grip = (side: number) =>
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
    );
  return grip(-1) + grip(1);
}

/** Holes over the palm. */
function holes({ pen, body }: Art): string {
  const tile =
    `<path d="M12 4l9 5v10l-9 5-9-5V9z" fill="${mix(body.darker, '#07090d', 0.6)}"/>` +
    `<path d="M34 22l9 5v10l-9 5-9-5V27z" fill="${mix(body.darker, '#07090d', 0.6)}"/>`;
  return path(
    'M-122 10C-80 40 80 40 122 10C146 90 156 170 140 220C90 286 -90 286 -140 220C-156 170 -146 90 -122 10z',
    pen.pattern(44, 36, tile),
  );
}

/** The seams between the buttons, and between them and the palm. */
function seams(art: Art): string {
  const { body } = art;
  const { outline, hasSplitButtons } = mouseForm(art);
  if (!hasWheel(art))
    return path('M-144 -170C-60 -150 60 -150 144 -170', 'none', { stroke: body.dark, 'stroke-width': 3, opacity: 0.5 });
  const isGaming = art.line === 'gaming';
  const across = isGaming
    ? 'M-166 -30C-110 14 110 14 166 -30'
    : outline === 'pebble'
      ? 'M-180 -34C-100 4 100 4 180 -34'
      : 'M-172 -20C-100 20 100 20 172 -20';
  const along = isGaming ? 'M0 -300V-12' : 'M0 -290V-2';
  const gaps = hasSplitButtons ? 'M-40 -292L-44 -6M40 -292L44 -6' : '';
  return (
    path(outline === 'pebble' ? along : `${along}${across}`, 'none', { stroke: body.darker, 'stroke-width': 4.5 }) +
    path('M3 -288V-10', 'none', { stroke: body.lighter, 'stroke-width': 2, opacity: 0.6 }) +
    (gaps
      ? path(`M-40 -292L-44 -6H44L40 -292z`, body.dark) + path(gaps, 'none', { stroke: body.darker, 'stroke-width': 7 })
      : '')
  );
}

/** What is under the thumb: buttons, and a wheel of its own or a wing. */
function thumbSide(art: Art): string {
  const { body, pen } = art;
  const { outline, hasThumbWheel } = mouseForm(art);
  const buttons = buttonsOf(art);
  if (buttons < 5 || outline === 'trackball') return '';
  const x = { symmetric: -150, waisted: -156, ergonomic: -164, angular: -168, shelf: -164 }[outline as string] ?? -160;
  const keys =
    line(`M${x} -96C${x + 6} -70 ${x + 8} -50 ${x + 9} -24`, body.darker, 17) +
    line(`M${x + 9} 4C${x + 8} 30 ${x + 4} 50 ${x + 1} 72`, body.darker, 17) +
    line(`M${x - 1} -94C${x + 5} -70 ${x + 7} -50 ${x + 8} -26`, body.light, 4, { opacity: 0.5 });
  const side = pen.linear(
    [
      [0, METAL.dark],
      [0.5, METAL.lighter],
      [1, METAL.dark],
    ],
    [0, 0, 0, 1],
  );
  return (
    keys +
    (hasThumbWheel ? rect(-190, -44, 34, 92, 15, '#14171e') + rect(-186, -38, 26, 80, 12, side) : '') +
    (outline === 'shelf'
      ? path('M-176 -60C-200 -10 -226 30 -230 90C-232 160 -200 210 -152 232C-172 140 -164 20 -176 -60z', body.darker, {
          opacity: 0.65,
        })
      : '') +
    (outline === 'angular'
      ? path('M-192 -16L-230 48L-236 138L-194 204L-150 250L-160 120z', body.darker, { opacity: 0.7 }) +
        line('M-142 -286L-150 -150', body.darker, 12) +
        line('M-112 -292L-118 -170', body.darker, 12)
      : '')
  );
}

/** The mark on the palm, and lights. */
function lights(art: Art): string {
  const { pen, body } = art;
  const { lights: where } = mouseForm(art);
  const trim = trimOf(art);
  if (where === 'none') return path(nameplate(0, art.line === 'gaming' ? 150 : 176, 70), body.mark);
  const glowing =
    path(nameplate(0, 150, 110), trim.base, { filter: pen.blur(9), opacity: 0.9 }) +
    path(nameplate(0, 150, 110), trim.lighter);
  if (where === 'logo') return glowing;
  return (
    path(nameplate(0, 150, 90), body.mark) +
    (where === 'strip'
      ? path('M-150 214C-110 292 110 292 150 214', 'none', {
          stroke: rainbow(pen),
          'stroke-width': 8,
          'stroke-linecap': 'round',
        })
      : '')
  );
}

/** The mouse from above, around (0, 0), its buttons up. */
export function mouseAbove(art: Art): string {
  const { pen, body } = art;
  const d = outlineOf(art);
  const { shell, lights: where, outline } = mouseForm(art);
  const isFlat = outline === 'flat' || outline === 'long' || outline === 'pebble';
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
  const edge =
    where === 'outline'
      ? path(d, 'none', { stroke: rainbow(pen), 'stroke-width': 34, opacity: 0.6, filter: pen.blur(10) }) +
        path(d, 'none', { stroke: rainbow(pen), 'stroke-width': 16 })
      : '';
  const [x, y] = [outline === 'long' ? -100 : -126, -180];
  return (
    cable(art) +
    edge +
    path(d, dome, { stroke: body.lighter, 'stroke-width': 3, 'stroke-opacity': 0.5 }) +
    (shell === 'grips' ? grips(art) : shell === 'holes' ? holes(art) : '') +
    group(seams(art), { 'clip-path': pen.clip(path(d, '#000')) }) +
    thumbSide(art) +
    (hasWheel(art) ? group(wheel(art), { transform: `translate(0 -168)${isFlat ? ' scale(.86)' : ''}` }) : '') +
    (buttonsOf(art) > 5
      ? rect(-13, -78, 26, 40, 10, body.darker) + rect(-10, -75, 20, 16, 8, mix(body.dark, body.light, 0.4))
      : '') +
    (art.line === 'trackball' ? moved(ball(art, 68), -142, -46) : '') +
    lights(art) +
    path(`M${x} ${y}C${x + 12} ${y - 60} ${x + 40} ${y - 82} ${x + 78} ${y - 90}`, 'none', {
      stroke: '#ffffff',
      'stroke-width': 14,
      'stroke-linecap': 'round',
      opacity: 0.35,
      filter: pen.blur(6),
    })
  );
}
