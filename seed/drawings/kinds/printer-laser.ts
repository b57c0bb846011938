import { block, GRAPHITE } from '../bodies.ts';
import { mix } from '../colour.ts';
import { type Projection, solid, TOP, type Vector } from '../projection.ts';
import { wallpaper } from '../screen.ts';
import { circle, group, moved, nameplate, path, rect, repeat, roundedBox } from '../shapes.ts';
import type { Art } from '../sketch.ts';
import { footShadow } from '../studio.ts';

/** Printed lines on a sheet of the given size, around (0, 0). */
function page(width: number, height: number): string {
  const lines = Math.floor((height - 70) / 26);
  return (
    rect(-width / 2, -height / 2, width, height, 3, '#ffffff', { stroke: '#d5dae3', 'stroke-width': 2 }) +
    rect(-width / 2 + 26, -height / 2 + 28, width * 0.42, 13, 6, '#1f2a3d') +
    repeat(lines, (i) =>
      rect(-width / 2 + 26, -height / 2 + 58 + i * 26, width * (i % 3 === 2 ? 0.52 : 0.82), 7, 3, '#b6bfcd'),
    )
  );
}

/** A cube that puts its sheets out on its top, with a drawer of paper below and, if it copies, a scanner above. */
export function laserPrinter(art: Art, view: Projection): string {
  const { body, accent } = art;
  const [w, h, d] = [680, 380, 520];
  const front =
    rect(-w / 2 + 24, h / 2 - 124, w - 48, 100, 10, mix(body.base, body.dark, 0.35), {
      stroke: body.seam,
      'stroke-width': 2,
    }) +
    rect(-90, h / 2 - 106, 180, 20, 10, mix(body.darker, '#0b0d12', 0.4)) +
    rect(-w / 2 + 24, -h / 2 + 96, w - 48, 3, 0, body.seam, { opacity: 0.6 }) +
    rect(w / 2 - 200, -h / 2 + 22, 170, 58, 12, '#0d1017') +
    rect(w / 2 - 190, -h / 2 + 32, 84, 38, 5, mix(accent.dark, '#0b2a4a', 0.5)) +
    circle(w / 2 - 84, -h / 2 + 51, 13, '#1a1e27', { stroke: '#4dd58c', 'stroke-width': 3 }) +
    circle(w / 2 - 50, -h / 2 + 51, 7, accent.light) +
    path(nameplate(-w / 2 + 60, -h / 2 + 50, 44), body.mark);
  const hull = block(art, view, {
    size: [w, h, d],
    r: 34,
    layers: 46,
    faces: {
      front,
      top:
        rect(-230, -d / 2 + 90, 460, d - 130, 24, GRAPHITE.darker) +
        rect(-214, -d / 2 + 104, 428, d - 158, 18, GRAPHITE.base),
    },
  });
  const sheet: Vector = [0, h + 34, -20];
  const paper = group(page(380, 330), {
    transform: view.onto(sheet, { u: [1, 0, 0], v: [0, -0.22, 0.975], n: [0, 0.975, 0.22] }),
  });
  if (!art.shape.scanner) return footShadow(art, view, w, d, 34) + hull + paper;
  const post = (x: number) => block(art, view, { at: [x, h, -60], size: [70, 110, d - 160], r: 10, layers: 24 });
  const scanner = block(art, view, {
    at: [0, h + 110, -30],
    size: [w, 96, d - 70],
    r: 26,
    layers: 40,
    faces: {
      front: rect(-w / 2 + 30, 20, w - 60, 3, 0, body.seam, { opacity: 0.7 }),
      top: path(roundedBox(w - 90, d - 180, 20), mix(body.base, body.dark, 0.3), {
        stroke: body.lighter,
        'stroke-width': 2,
      }),
    },
  });
  return footShadow(art, view, w, d, 34) + hull + paper + post(-w / 2 + 40) + post(w / 2 - 40) + scanner;
}

/** A small printer of photographs: a cassette of paper before it, and a photograph on its way out. */
export function photoPrinter(art: Art, view: Projection): string {
  const { pen, body, accent } = art;
  const [w, h, d] = [560, 250, 400];
  const top =
    rect(-90, -80, 300, 170, 16, '#0d1017') +
    moved(
      group(wallpaper(pen, 276, 148, accent, 'aurora'), { 'clip-path': pen.clip(rect(0, 0, 276, 148, 8, '#000')) }),
      -78,
      -69,
    ) +
    circle(-170, -30, 34, mix(body.light, '#ffffff', 0.3), { stroke: body.dark, 'stroke-width': 3 }) +
    circle(-170, 56, 16, accent.base) +
    path(nameplate(-232, -120, 40), body.mark);
  const front = rect(-214, 10, 428, 86, 10, '#07090d');
  const cassette = block(art, view, {
    at: [0, 12, d / 2 + 110],
    size: [400, 56, 230],
    r: 16,
    round: 'top',
    tones: GRAPHITE,
  });
  const photo: Vector = [0, 88, d / 2 + 96];
  const print =
    solid(pen, view, { at: photo, frame: TOP, outline: roundedBox(348, 240, 3), depth: 3, fill: '#dfe3ea' }) +
    group(
      rect(-174, -120, 348, 240, 3, '#ffffff') +
        moved(
          group(
            wallpaper(pen, 320, 212, accent, 'dunes') +
              path('M0 212L90 110L150 168L220 90L320 212z', '#0b0f2c', { opacity: 0.5 }),
            {
              'clip-path': pen.clip(rect(0, 0, 320, 212, 2, '#000')),
            },
          ),
          -160,
          -106,
        ),
      { transform: view.onto([0, 92, d / 2 + 96], TOP) },
    );
  return (
    footShadow(art, view, w, d, 40) +
    block(art, view, { size: [w, h, d], r: 44, soft: 0.02, faces: { front, top } }) +
    cassette +
    print
  );
}

/** Bottles' worth of ink in windows of a tank, around (0, 0). */
export function inkTank(art: Art): string {
  const inks = ['#16181d', '#14a3d8', '#d8348c', '#f2c31b'];
  return (
    path(roundedBox(196, 150, 14), mix(art.body.darker, '#0b0d12', 0.45), {
      stroke: art.body.light,
      'stroke-width': 2,
    }) +
    inks
      .map((ink, i) => {
        const [x, high] = [-78 + i * 42, [88, 64, 96, 72][i] ?? 80];
        return rect(x, -58, 32, 116, 6, '#dfe5ee', { opacity: 0.9 }) + rect(x + 2, 56 - high, 28, high, 5, ink);
      })
      .join('')
  );
}
