import { mix } from '../../colour.ts';
import { plateFill, plateOutline } from '../../kinds/phone-body.ts';
import { cameraLayout } from '../../kinds/phone-cameras.ts';
import type { Pen } from '../../pen.ts';
import { circle, ellipse, group, line, moved, path, polygon, rect, repeat, zoomed } from '../../shapes.ts';
import type { Art } from '../../sketch.ts';
import { type Detail, part } from './detail.ts';

const around = (r: number, degrees: number): readonly [number, number] => [
  Math.cos((degrees * Math.PI) / 180) * r,
  Math.sin((degrees * Math.PI) / 180) * r,
];

/** A lens so near that its glasses, the blades of its iris and the ring around it are seen, of radius `r` around (0, 0). */
function nearLens(pen: Pen, r: number, ring: { lighter: string; light: string; dark: string; darker: string }): string {
  const rim = pen.linear(
    [
      [0, ring.lighter],
      [0.3, ring.dark],
      [0.6, ring.light],
      [1, ring.darker],
    ],
    [0, 0, 1, 1],
  );
  const glass = pen.radial(
    [
      [0, '#35406c'],
      [0.45, '#161d39'],
      [0.8, '#080b14'],
      [1, '#020306'],
    ],
    0.42,
    0.38,
    0.66,
  );
  const coating = pen.radial([
    [0, '#86a6ff', 0.75],
    [0.5, '#7a4fe0', 0.38],
    [1, '#3b2a8a', 0],
  ]);
  const blades = repeat(7, (i) => {
    const [from, to, out] = [
      around(r * 0.3, i * 51.4),
      around(r * 0.3, i * 51.4 + 51.4),
      around(r * 0.5, i * 51.4 + 66),
    ];
    return path(polygon([from, to, out]), i % 2 === 0 ? '#0c111f' : '#10172a', {
      stroke: '#29334f',
      'stroke-width': r * 0.008,
    });
  });
  const knurl = repeat(48, (i) =>
    rect(-r * 0.006, -r * 0.985, r * 0.012, r * 0.06, 0, ring.darker, {
      opacity: 0.5,
      transform: `rotate(${i * 7.5})`,
    }),
  );
  return (
    circle(0, 0, r, rim) +
    knurl +
    circle(0, 0, r * 0.9, '#06080c', { stroke: ring.lighter, 'stroke-width': r * 0.014, 'stroke-opacity': 0.6 }) +
    circle(0, 0, r * 0.8, '#11151f', { stroke: '#2a303d', 'stroke-width': r * 0.02 }) +
    circle(0, 0, r * 0.72, 'none', { stroke: '#3a4356', 'stroke-width': r * 0.012 }) +
    circle(0, 0, r * 0.64, glass, { stroke: '#000308', 'stroke-width': r * 0.03 }) +
    circle(0, 0, r * 0.5, '#0a0e1b') +
    blades +
    path(polygon(Array.from({ length: 7 }, (_, i) => around(r * 0.3, i * 51.4))), '#020308') +
    ellipse(r * 0.14, r * 0.18, r * 0.42, r * 0.36, coating) +
    ellipse(-r * 0.26, -r * 0.3, r * 0.19, r * 0.11, '#ffffff', { opacity: 0.75, transform: 'rotate(-42)' }) +
    circle(r * 0.28, r * 0.34, r * 0.045, '#ffffff', { opacity: 0.55 }) +
    line(`M${-r * 0.66} ${r * 0.32}A${r * 0.73} ${r * 0.73} 0 0 1 ${-r * 0.32} ${-r * 0.66}`, '#ffffff', r * 0.022, {
      opacity: 0.35,
    })
  );
}

function nearFlash(r: number): string {
  return (
    circle(0, 0, r, '#e9e3d2', { stroke: '#b3ad9d', 'stroke-width': r * 0.12 }) +
    rect(-r * 0.56, -r * 0.56, r * 1.12, r * 1.12, r * 0.2, '#fff8dc', {
      stroke: '#d8cd9c',
      'stroke-width': r * 0.06,
    }) +
    repeat(3, (row) =>
      repeat(3, (column) => circle((column - 1) * r * 0.3, (row - 1) * r * 0.3, r * 0.1, '#f2d66a', { opacity: 0.9 })),
    )
  );
}

/** The cameras on the back of a phone. */
export function phoneCameras(art: Art): Detail {
  const { pen, body } = art;
  const { plate, lenses, flash } = cameraLayout(art.line, art.shape.lenses);
  const all = [...lenses, [...flash, 16] as const];
  const [left, right] = [Math.min(...all.map(([x, , r]) => x - r)), Math.max(...all.map(([x, , r]) => x + r))];
  const [top, bottom] = [Math.min(...all.map(([, y, r]) => y - r)), Math.max(...all.map(([, y, r]) => y + r))];
  const scale = Math.min(3.1, 700 / (right - left), 760 / (bottom - top));
  const [midX, midY] = [(left + right) / 2, (top + bottom) / 2];
  const glass = pen.linear(
    [
      [0, body.light],
      [0.45, body.base],
      [1, body.dark],
    ],
    [0.1, 0, 0.9, 1],
  );
  const frame = pen.linear(
    [
      [0, body.lighter],
      [0.3, body.light],
      [0.5, body.dark],
      [1, body.darker],
    ],
    [0, 0, 1, 0.4],
  );
  const lift = { filter: pen.blur(9), opacity: 0.32 };
  const island = plate
    ? moved(
        group(path(plateOutline(plate), '#0b111c', { transform: 'translate(5 9)' }), lift) +
          path(plateOutline({ ...plate, width: plate.width + 5, height: plate.height + 5, r: plate.r + 2 }), frame) +
          path(plateOutline(plate), plateFill(art, plate.dark), {
            stroke: body.lighter,
            'stroke-width': 1.2,
            'stroke-opacity': 0.6,
          }),
        plate.cx,
        plate.cy,
      )
    : '';
  const ringOf = plate?.dark ? { lighter: '#9aa3b2', light: '#6b7484', dark: '#2b303a', darker: '#14171e' } : body;
  const cameras = lenses.map(([x, y, r]) =>
    moved(circle(2, 4, r + 3, '#05080f', { opacity: 0.35 }) + nearLens(pen, r, ringOf), x, y),
  );
  const rear =
    rect(0, 0, 420, 868, 66, frame) +
    rect(6, 6, 408, 856, 60, glass, {
      stroke: mix(body.light, '#ffffff', 0.3),
      'stroke-width': 1.2,
      'stroke-opacity': 0.5,
    }) +
    island +
    cameras.join('') +
    moved(nearFlash(15), ...flash);
  const at = ([x, y]: readonly [number, number, ...unknown[]]) =>
    [600 + (x - midX) * scale, 600 + (y - midY) * scale] as const;
  const numbers = [1, 2, 3, 4] as const;
  const named = lenses.flatMap((lens, index) => {
    const number = numbers[index];
    return number ? [part(`lens-${number}`, ...at(lens))] : [];
  });
  return {
    picture: zoomed(rear, scale, [midX, midY]),
    parts: [...named, part('flash', ...at(flash))].slice(0, 4),
  };
}

/** A camera from above: its dials, its shoe and its lens. */
export function cameraTop(art: Art): Detail {
  const { pen, body } = art;
  const isSmall = art.line === 'compact';
  const plate = pen.linear([
    [0, body.light],
    [0.4, body.base],
    [1, body.darker],
  ]);
  const barrel = pen.linear(
    [
      [0, '#0d1017'],
      [0.25, '#3a4150'],
      [0.45, '#20242d'],
      [0.8, '#14171e'],
      [1, '#2b303a'],
    ],
    [0, 0, 1, 0],
  );
  const dial = (x: number, y: number, r: number) =>
    moved(
      circle(4, 10, r + 4, '#05080f', { opacity: 0.4 }) +
        circle(0, 0, r, '#14171e') +
        repeat(40, (i) => rect(-2, -r, 4, 14, 1, '#4a5262', { transform: `rotate(${i * 9})` })) +
        circle(0, 0, r - 16, '#20242d', { stroke: '#4a5262', 'stroke-width': 2 }) +
        repeat(7, (i) => rect(-4, -r + 26, 8, 20, 3, '#e8ecf2', { transform: `rotate(${i * 40 - 120})` })) +
        circle(0, 0, r * 0.3, '#14171e', { stroke: '#3b4252', 'stroke-width': 2 }),
      x,
      y,
    );
  const rib = (y: number) => repeat(26, (i) => rect(362 + i * 18.4, y, 9, 64, 3, '#0a0c11'));
  const width = isSmall ? 200 : 260;
  const lens =
    rect(600 - width - 6, 560, width * 2 + 12, 620, 26, barrel) +
    rect(600 - width + 20, 700, width * 2 - 40, 90, 8, '#1d212a') +
    group(rib(716), { transform: `translate(${600 - width} 0) scale(${(width * 2 - 40) / 478} 1) translate(-342 0)` }) +
    rect(600 - width, 860, width * 2, 10, 5, art.accent.base) +
    line(`M${600 - width} 930H${600 + width}`, '#4a5262', 4);
  const shoe =
    art.line === 'compact'
      ? rect(500, 250, 200, 90, 18, '#14171e', { stroke: '#4a5262', 'stroke-width': 3 })
      : rect(490, 230, 220, 130, 10, '#8b93a1', { stroke: '#4a5262', 'stroke-width': 4 }) +
        rect(512, 256, 176, 104, 4, '#343b48') +
        repeat(4, (i) => circle(552 + i * 32, 320, 7, '#d4a843'));
  const shutterX = art.line === 'rangefinder' ? 812 : 840;
  const shutter =
    circle(shutterX + 5, 446, 66, '#05080f', { opacity: 0.4 }) +
    circle(shutterX, 436, 64, '#20242d', { stroke: '#4a5262', 'stroke-width': 5 }) +
    circle(
      shutterX,
      436,
      44,
      pen.radial(
        [
          [0, '#e4e8ee'],
          [1, '#8b93a1'],
        ],
        0.4,
        0.35,
        0.7,
      ),
    );
  const dialX = art.line === 'mirrorless' ? 380 : 360;
  const grip = art.line === 'mirrorless' ? rect(770, 470, 300, 220, 90, body.darker) : '';
  return {
    picture:
      rect(-60, 190, 1320, 430, art.line === 'rangefinder' ? 26 : 80, '#1b2536', {
        opacity: 0.25,
        transform: 'translate(8 22)',
      }) +
      grip +
      rect(-60, 180, 1320, 420, art.line === 'rangefinder' ? 26 : 80, plate, {
        stroke: body.lighter,
        'stroke-width': 3,
        'stroke-opacity': 0.5,
      }) +
      rect(-60, 540, 1320, 60, 20, '#14171e') +
      lens +
      shoe +
      dial(dialX, 400, isSmall ? 82 : 104) +
      shutter,
    parts: [
      part('mode-dial', dialX, 390),
      part('hot-shoe', 590, 292),
      part('shutter', shutterX, 436),
      part('lens', 640, 750),
    ].filter(({ part: name }) => !(isSmall && name === 'hot-shoe')),
  };
}

/** The lens of a camera for sports with what is around it. */
export function actionLens(art: Art): Detail {
  const { pen, body } = art;
  const isTall = art.line === 'panoramic';
  const front = pen.linear(
    [
      [0, body.light],
      [0.5, body.base],
      [1, body.darker],
    ],
    [0, 0, 1, 1],
  );
  const ring = { lighter: '#9aa3b2', light: '#6b7484', dark: '#2b303a', darker: '#14171e' };
  const [x, y] = isTall ? [600, 430] : [680, 520];
  return {
    picture:
      rect(isTall ? 250 : 120, 120, isTall ? 700 : 1200, 1200, isTall ? 240 : 120, front, {
        stroke: body.lighter,
        'stroke-width': 4,
        'stroke-opacity': 0.5,
      }) +
      rect(isTall ? 280 : 150, 150, isTall ? 640 : 1140, 1140, isTall ? 220 : 100, 'none', {
        stroke: body.darker,
        'stroke-width': 3,
        opacity: 0.6,
      }) +
      rect(x - 290, y - 290, 580, 580, 120, '#0d1017', { stroke: '#3b4252', 'stroke-width': 5 }) +
      moved(nearLens(pen, 250, ring), x, y) +
      repeat(5, (i) => circle(x - 60 + i * 30, 900, 8, '#05070a')) +
      rect(x - 190, 960, 260, 150, 24, '#080a0f', { stroke: '#3b4252', 'stroke-width': 4 }) +
      circle(x + 190, 1010, 34, '#c2313b', { stroke: body.darker, 'stroke-width': 6 }),
    parts: [part('lens', x + 20, y), part('microphone', x - 60, 900), part('shutter', x + 190, 1010)],
  };
}
