import { mix } from '../../colour.ts';
import { usbA, usbC } from '../../kinds/sockets.ts';
import { figures, figuresWidth } from '../../screen.ts';
import { circle, ellipse, group, line, moved, path, rect, repeat, roundedBox } from '../../shapes.ts';
import type { Art } from '../../sketch.ts';
import { type Detail, part } from './detail.ts';
import { boxEdge } from './edge.ts';

/** The sockets of a charger with its display, or with its plug. */
export function chargerFace(art: Art): Detail {
  const { pen, body, accent, shape } = art;
  const { usbC: small, usbA: large } =
    shape.ports ?? (art.line === 'multi' ? { usbC: 2, usbA: 1 } : { usbC: 1, usbA: 0 });
  const count = small + large;
  const face = pen.linear(
    [
      [0, body.light],
      [0.6, body.base],
      [1, mix(body.base, body.dark, 0.6)],
    ],
    [0, 0, 0.8, 1],
  );
  const watts = String(shape.watts ?? 65);
  const hasDisplay = art.line === 'multi';
  const top = hasDisplay ? 470 : 420;
  const step = Math.min(170, 620 / Math.max(1, count));
  const at = (index: number) => top + (hasDisplay ? 0 : 120) + index * step;
  const sockets = repeat(count, (i) =>
    group(rect(-62, -34, 124, 68, 30, '#05070a', { opacity: 0.14 }) + (i < small ? usbC(88) : usbA('#ff8a3d')), {
      transform: `translate(600 ${Math.round(at(i))}) scale(1.7)`,
    }),
  );
  const display = hasDisplay
    ? rect(420, 160, 360, 220, 40, '#0a0c10', { stroke: body.darker, 'stroke-width': 5 }) +
      figures(watts, 600 - figuresWidth(watts, 130) / 2, 205, 130, accent.lighter, 0.12)
    : '';
  const pin = (y: number) =>
    rect(
      1000,
      y,
      170,
      74,
      14,
      pen.linear([
        [0, '#f0f2f5'],
        [0.5, '#a5adba'],
        [1, '#6a7280'],
      ]),
      { stroke: '#59637a', 'stroke-width': 3 },
    );
  return {
    picture:
      ellipse(640, 1110, 460, 40, '#1b2536', { opacity: 0.25, filter: pen.blur(18) }) +
      pin(430) +
      pin(680) +
      path(roundedBox(850, 1000, 170, 585, 600), body.darker, { transform: 'translate(14 12)' }) +
      path(roundedBox(840, 1000, 170, 580, 600), face, {
        stroke: body.lighter,
        'stroke-width': 5,
        'stroke-opacity': 0.8,
      }) +
      path(roundedBox(780, 940, 140, 580, 600), 'none', { stroke: body.dark, 'stroke-width': 3, opacity: 0.4 }) +
      display +
      sockets,
    parts: [
      ...(hasDisplay ? [part('display', 480, 280)] : []),
      ...(small > 0 ? [part('usb-c', 540, at(0))] : []),
      ...(large > 0 ? [part('usb-a', 560, at(small))] : []),
      part('plug', 1060, 467),
    ],
  };
}

const ink = (art: Art) => mix(art.body.lighter, '#ffffff', 0.5);

/** The buttons on the top of a loudspeaker, around which a ring lights up. */
function roundTop(art: Art): Detail {
  const { pen, body, accent } = art;
  const isSmart = art.line === 'smart';
  const cap = pen.radial(
    [
      [0, mix(body.base, '#ffffff', 0.1)],
      [0.7, mix(body.darker, '#0d1017', 0.2)],
      [1, '#0b0d12'],
    ],
    0.4,
    0.34,
    0.75,
  );
  const cloth = pen.pattern(
    18,
    18,
    `<circle cx="9" cy="9" r="6" fill="${body.darker}"/><circle cx="7" cy="7" r="2" fill="${body.light}"/>`,
  );
  const sign = (d: string, x: number, y: number) =>
    moved(
      circle(0, 0, 84, '#ffffff', { opacity: 0.06 }) +
        path(d, 'none', {
          stroke: ink(art),
          'stroke-width': 18,
          'stroke-linecap': 'round',
          'stroke-linejoin': 'round',
        }),
      x,
      y,
    );
  const glow = isSmart ? 30 : 12;
  return {
    picture:
      ellipse(620, 640, 520, 500, '#1b2536', { opacity: 0.25, filter: pen.blur(24) }) +
      circle(600, 600, 510, body.base) +
      circle(600, 600, 510, cloth) +
      circle(600, 600, 430, cap) +
      circle(600, 600, 418, 'none', { stroke: accent.base, 'stroke-width': glow, filter: pen.blur(8), opacity: 0.9 }) +
      circle(600, 600, 418, 'none', { stroke: accent.lighter, 'stroke-width': glow / 3 }) +
      sign('M-38 0H38', 400, 600) +
      sign('M-38 0H38M0 -38V38', 800, 600) +
      sign('M-20 -34L36 0L-20 34z', 600, 600) +
      repeat(4, (i) => circle(564 + i * 24, 330, 8, '#05070a', { stroke: '#4a5262', 'stroke-width': 2 })) +
      circle(600, 850, 22, accent.light),
    parts: [part('volume', 420, 600), part('microphone', 564, 330), part('power', 622, 850), part('light', 1000, 480)],
  };
}

/** The knobs of a loudspeaker. */
function knobs(art: Art): Detail {
  const { pen, body, accent } = art;
  const panel = pen.linear([
    [0, body.light],
    [0.5, body.base],
    [1, body.darker],
  ]);
  const metal = pen.linear(
    [
      [0, '#f4e6c0'],
      [0.5, '#c9a35a'],
      [1, '#8a6a2e'],
    ],
    [0, 0, 1, 1],
  );
  const plain = pen.linear(
    [
      [0, '#6b7484'],
      [0.5, '#343b48'],
      [1, '#14171e'],
    ],
    [0, 0, 1, 1],
  );
  const paint = art.line === 'box' || art.line === 'brick' ? metal : plain;
  const knob = (x: number, y: number, r: number, turn: number) =>
    moved(
      circle(8, 16, r + 6, '#05080f', { opacity: 0.4 }) +
        repeat(11, (i) =>
          rect(-3, -r - 46, 6, 22, 3, ink(art), { opacity: 0.8, transform: `rotate(${i * 27 - 135})` }),
        ) +
        circle(0, 0, r, paint) +
        repeat(40, (i) => rect(-3, -r, 6, 20, 1, '#1d2129', { opacity: 0.5, transform: `rotate(${i * 9})` })) +
        circle(0, 0, r - 26, paint, { stroke: '#1d2129', 'stroke-width': 3, 'stroke-opacity': 0.5 }) +
        rect(-6, -r + 20, 12, 44, 5, '#ffffff', { transform: `rotate(${turn})` }),
      x,
      y,
    );
  const isParty = art.line === 'party';
  const dome = pen.radial(
    [
      [0, '#4a5262'],
      [1, '#14171e'],
    ],
    0.4,
    0.35,
    0.7,
  );
  const cloth = pen.pattern(
    20,
    20,
    `<rect width="20" height="20" fill="#14171e"/><path d="M0 0L20 20M20 0L0 20" stroke="${body.light}" stroke-width="3"/>`,
  );
  const cone =
    art.line === 'brick'
      ? rect(-20, 620, 1240, 660, 30, cloth)
      : circle(600, 1130, 460, '#0b0e14', {
          stroke: isParty ? accent.base : body.lighter,
          'stroke-width': isParty ? 26 : 10,
        }) +
        circle(600, 1130, 370, '#14171e', { stroke: '#2b303a', 'stroke-width': 12 }) +
        circle(600, 1130, 160, dome);
  return {
    picture:
      rect(-40, 120, 1280, 1200, 60, panel, { stroke: body.lighter, 'stroke-width': 5, 'stroke-opacity': 0.5 }) +
      rect(-40, 170, 1280, 430, 0, mix(body.darker, '#0b0d12', art.line === 'pair' ? 0.2 : 0.5), { opacity: 0.55 }) +
      knob(380, 390, 112, -40) +
      knob(650, 390, isParty ? 112 : 84, 30) +
      rect(828, 346, 130, 88, 20, '#14171e', { stroke: '#6b7484', 'stroke-width': 5 }) +
      circle(893, 390, 16, accent.light) +
      cone,
    parts: [part('volume', 360, 400), part('controls', 630, 390), part('power', 893, 390), part('driver', 560, 860)],
  };
}

/** What is operated on a loudspeaker; a sound bar has sockets on its rear. */
export function speakerControls(art: Art): Detail {
  if (art.line === 'soundbar') return boxEdge(art, ['hdmi'], 'optical');
  return art.line === 'portable' || art.line === 'smart' ? roundTop(art) : knobs(art);
}

/** The right side of a console that is held: stick, buttons and loudspeaker. */
function handheldControls(art: Art): Detail {
  const { pen, body, accent, line: form } = art;
  const shell = pen.linear(
    [
      [0, body.light],
      [0.5, body.base],
      [1, body.darker],
    ],
    [0, 0, 1, 1],
  );
  const colours =
    form === 'handheld-pc' || form === 'portal'
      ? ['#8b93a1', '#8b93a1', '#8b93a1', '#8b93a1']
      : ['#e5484d', '#f5a524', '#34c38f', '#3f74f6'];
  const button = (turn: number, index: number) =>
    group(
      circle(5, 9, 66, '#05080f', { opacity: 0.4 }) +
        circle(0, 0, 64, '#20242d', { stroke: '#4a5262', 'stroke-width': 4 }) +
        circle(0, 0, 30, 'none', { stroke: colours[index] ?? '#8b93a1', 'stroke-width': 9 }),
      { transform: `translate(${Math.round(640 + Math.cos(turn) * 128)} ${Math.round(380 + Math.sin(turn) * 128)})` },
    );
  const stickY = 800;
  const stick = moved(
    circle(0, 0, 190, '#0b0d12', { stroke: form === 'handheld-pc' ? accent.base : '#3b4252', 'stroke-width': 10 }) +
      circle(6, 12, 142, '#05080f', { opacity: 0.5 }) +
      circle(0, 0, 136, '#20242d') +
      repeat(60, (i) => rect(-3, -136, 6, 18, 1, '#3b4252', { transform: `rotate(${i * 6})` })) +
      circle(
        0,
        0,
        96,
        pen.radial([
          [0, '#14171e'],
          [0.8, '#2b303a'],
          [1, '#20242d'],
        ]),
      ),
    form === 'one-piece' ? 640 : 600,
    stickY,
  );
  return {
    picture:
      rect(-100, 40, 1080, 1240, 40, '#06080c') +
      rect(
        -100,
        90,
        420,
        1100,
        20,
        pen.linear([
          [0, accent.base],
          [1, mix(accent.dark, '#0b1030', 0.5)],
        ]),
      ) +
      path('M350 40H820C1040 40 1110 200 1110 420V860C1110 1080 1000 1240 820 1240H350z', shell, {
        stroke: body.lighter,
        'stroke-width': 4,
        'stroke-opacity': 0.5,
      }) +
      line('M350 40V1240', body.darker, 6) +
      [0, 90, 180, 270].map((turn, index) => button((turn * Math.PI) / 180, index)).join('') +
      stick +
      repeat(6, (row) => repeat(2, (column) => circle(900 + column * 40, 1000 + row * 28, 9, '#05070a'))) +
      rect(440, 140, 74, 18, 9, body.darker) +
      rect(468, 112, 18, 74, 9, body.darker),
    parts: [
      part('buttons', 520, 372),
      part('stick', form === 'one-piece' ? 680 : 640, stickY),
      part('speaker', 920, 1056),
      part('screen', 250, 640),
    ],
  };
}

/** What is operated on a console, or the sockets of one for the television. */
export function consoleControls(art: Art): Detail {
  if (art.line === 'tower') return boxEdge(art, ['usb-c', 'usb-a'], 'power');
  if (art.line === 'box') return boxEdge(art, ['hdmi', 'usb-a', 'lan'], 'power');
  if (art.line === 'slab') return boxEdge(art, ['hdmi', 'usb-a', 'usb-a', 'lan'], 'power');
  return handheldControls(art);
}
