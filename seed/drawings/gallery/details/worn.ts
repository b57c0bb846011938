import { mix, tones } from '../../colour.ts';
import { cupHeight, cupOutline, cupWidth } from '../../kinds/headphone-cups.ts';
import { paintSocket } from '../../kinds/sockets.ts';
import { circle, ellipse, group, line, moved, path, rect, repeat, zoomed } from '../../shapes.ts';
import type { Art } from '../../sketch.ts';
import { type Detail, type DetailPart, part } from './detail.ts';

/** The side of a watch: glass, crown, buttons and the sensor below. */
export function watchSide(art: Art): Detail {
  const { pen, body, line: form } = art;
  const metal = tones(mix(body.base, '#b4bac4', 0.72));
  const steel = pen.linear([
    [0, metal.lighter],
    [0.3, metal.base],
    [0.55, metal.light],
    [0.85, metal.dark],
    [1, metal.darker],
  ]);
  const strap = pen.linear([
    [0, body.light],
    [0.5, body.base],
    [1, body.darker],
  ]);
  const half = form === 'band' ? 250 : form === 'square' ? 330 : 370;
  const high = form === 'sport' ? 240 : form === 'band' ? 170 : 200;
  const [top, low] = [600 - high / 2, 600 + high / 2];
  const glass =
    path(
      `M${600 - half + 50} ${top + 6}C${600 - half + 90} ${top - 62} ${600 + half - 90} ${top - 62} ${600 + half - 50} ${top + 6}z`,
      '#10131a',
      {
        stroke: '#8ea6c8',
        'stroke-width': 4,
      },
    ) +
    line(
      `M${600 - half + 120} ${top - 26}C${600 - 80} ${top - 44} ${600 + 40} ${top - 44} ${600 + 130} ${top - 38}`,
      '#ffffff',
      7,
      { opacity: 0.6 },
    );
  const sensor =
    path(
      `M${600 - half * 0.62} ${low - 6}C${600 - half * 0.5} ${low + 58} ${600 + half * 0.5} ${low + 58} ${600 + half * 0.62} ${low - 6}z`,
      '#20242d',
      {
        stroke: '#4a5262',
        'stroke-width': 3,
      },
    ) +
    ellipse(600, low + 34, half * 0.24, 10, '#3df08f', { opacity: 0.75, filter: pen.blur(6, 1) }) +
    repeat(3, (i) => circle(560 + i * 40, low + 34, 8, i === 1 ? '#ff4d5e' : '#3df08f'));
  const band = (side: number) =>
    path(
      `M${600 + side * (half - 40)} ${top + 40}C${600 + side * (half + 150)} ${top + 40} ${600 + side * (half + 330)} ${low + 120} ${600 + side * (half + 400)} ${low + 520}` +
        `L${600 + side * (half + 250)} ${low + 540}C${600 + side * (half + 200)} ${low + 230} ${600 + side * (half + 60)} ${low - 10} ${600 + side * (half - 40)} ${low - 20}z`,
      strap,
      { stroke: body.darker, 'stroke-width': 3 },
    );
  const crown = moved(
    circle(6, 8, 82, '#05080f', { opacity: 0.35 }) +
      circle(0, 0, 80, steel, { stroke: metal.darker, 'stroke-width': 4 }) +
      repeat(36, (i) => rect(-3, -80, 6, 20, 2, metal.darker, { opacity: 0.7, transform: `rotate(${i * 10})` })) +
      circle(
        0,
        0,
        54,
        pen.radial(
          [
            [0, metal.lighter],
            [1, metal.base],
          ],
          0.4,
          0.35,
          0.7,
        ),
      ) +
      circle(0, 0, 54, 'none', { stroke: art.accent.base, 'stroke-width': 6 }),
    660,
    600,
  );
  const button = rect(400, 574, 130, 52, 26, steel, { stroke: metal.darker, 'stroke-width': 4 });
  const screws =
    form === 'sport'
      ? circle(780, 600, 26, '#8b93a1', { stroke: '#3f4652', 'stroke-width': 5 }) + line('M766 600H794', '#3f4652', 6)
      : '';
  const hasCrown = form !== 'band';
  return {
    picture:
      band(-1) +
      band(1) +
      sensor +
      glass +
      rect(600 - half, top, half * 2, high, form === 'sport' ? 44 : high / 2.4, steel, {
        stroke: metal.darker,
        'stroke-width': 3,
      }) +
      line(`M${600 - half + 40} ${top + 34}H${600 + half - 40}`, metal.lighter, 5, { opacity: 0.7 }) +
      screws +
      (hasCrown ? crown + button : rect(540, 580, 120, 40, 20, steel, { stroke: metal.darker, 'stroke-width': 4 })),
    parts: [
      part('glass', 470, top - 34),
      ...(hasCrown ? [part('crown', 680, 600)] : []),
      part('button', hasCrown ? 440 : 640, 600),
      part('sensor', hasCrown ? 600 : 560, low + 34),
    ],
  };
}

/** The ear cup of headphones from its outer side: its cushion, controls, microphone and socket. */
export function earCup(art: Art): Detail {
  const { pen, body, accent, line: form } = art;
  const zoom = form === 'on-ear' ? 3.2 : 2.7;
  const [rx, ry] = [cupWidth(art) * zoom, cupHeight(art) * zoom];
  const outline = (grow: number, fill: string, attributes: Record<string, string | number> = {}, [x, y] = [600, 610]) =>
    group(path(cupOutline(art, grow / zoom), fill, attributes), { transform: `translate(${x} ${y}) scale(${zoom})` });
  const shell = pen.linear(
    [
      [0, body.lighter],
      [0.35, body.light],
      [0.65, body.base],
      [1, body.darker],
    ],
    [0.1, 0, 0.9, 1],
  );
  const leather = pen.linear(
    [
      [0, mix(body.darker, '#3a404c', 0.5)],
      [1, '#0d1017'],
    ],
    [0, 0, 0, 1],
  );
  const seams = outline(46, 'none', {
    stroke: mix(body.light, '#8b93a1', 0.5),
    'stroke-width': 2.6,
    'stroke-linecap': 'round',
    'stroke-dasharray': '0 20',
  });
  const yoke = rect(556, -60, 88, 330, 30, shell, { stroke: body.darker, 'stroke-width': 3 });
  const ring =
    form === 'gaming'
      ? outline(rx * -0.3, 'none', { stroke: accent.base, 'stroke-width': 12, filter: pen.blur(4), opacity: 0.8 }) +
        outline(rx * -0.3, 'none', { stroke: accent.lighter, 'stroke-width': 3.4 })
      : outline(rx * -0.28, 'none', { stroke: body.lighter, 'stroke-width': 1.5, opacity: 0.6 });
  const mesh = form === 'studio' || form === 'gaming';
  const dots = pen.pattern(8, 8, `<circle cx="4" cy="4" r="2.2" fill="${body.darker}"/>`);
  const controls = repeat(3, (i) =>
    rect(600 + rx - 92 + (i === 1 ? 14 : 0), 470 + i * 104, 46, 86, 22, mix(body.darker, '#0b0d12', 0.4), {
      stroke: body.lighter,
      'stroke-width': 3,
    }),
  );
  const low = 610 + ry - 70;
  const socket = group(
    form === 'studio' || form === 'gaming' ? paintSocket('headphones', '') : paintSocket('usb-c', ''),
    {
      transform: `translate(530 ${low}) rotate(12) scale(1.1)`,
    },
  );
  const holes = repeat(3, (i) => circle(690 + i * 22, low - 30 - i * 12, 6, '#05070a'));
  return {
    picture:
      yoke +
      outline(94, '#1b2536', { opacity: 0.25, filter: pen.blur(8) }, [616, 640]) +
      outline(82, leather) +
      seams +
      outline(0, shell, { stroke: body.darker, 'stroke-width': 1.8 }) +
      outline(-14, 'none', { stroke: body.lighter, 'stroke-width': 1.5, opacity: 0.7 }) +
      ring +
      (mesh ? outline(rx * -0.4, dots) : '') +
      controls +
      socket +
      holes,
    parts: [
      part('cushion', 600 - rx - 44, 520),
      part('controls', 600 + rx - 66, 560),
      part(form === 'studio' || form === 'gaming' ? 'headphones' : 'usb-c', 530, low),
      part('microphone', 712, low - 42),
    ],
  };
}

/** An earphone so near that its tip, its touch area, its microphone and its contacts are seen. */
export function nearEarbud(art: Art): Detail {
  const { pen, body, accent, shape, line: form } = art;
  const gloss = pen.radial(
    [
      [0, body.lighter],
      [0.45, body.light],
      [0.8, body.base],
      [1, body.dark],
    ],
    0.36,
    0.3,
    0.8,
  );
  const rubber = pen.linear(
    [
      [0, mix(body.light, '#dfe4ea', 0.5)],
      [1, mix(body.darker, '#8b93a1', 0.5)],
    ],
    [0, 0, 1, 1],
  );
  const hasTip = shape.tips !== false && form !== 'clip';
  const tip = hasTip
    ? group(
        path('M-40 -118C-150 -150 -236 -96 -240 0S-150 150 -40 118z', rubber, {
          stroke: body.dark,
          'stroke-width': 3,
        }) +
          ellipse(-226, 0, 30, 62, mix(body.darker, '#0b0d12', 0.6)) +
          repeat(4, (i) => line(`M-238 ${-36 + i * 24}h24`, '#6b7484', 4)),
        { transform: 'translate(452 430) rotate(-14)' },
      )
    : group(
        ellipse(-70, 0, 60, 110, mix(body.darker, '#0b0d12', 0.5)) +
          repeat(7, (i) => circle(-76, -66 + i * 22, 7, '#6b7484')),
        { transform: 'translate(452 430) rotate(-14)' },
      );
  const stem =
    form === 'stem'
      ? path('M560 470C600 640 604 800 590 1010Q588 1070 650 1070T716 1010C724 800 730 640 790 500z', gloss, {
          stroke: body.dark,
          'stroke-width': 3,
        }) +
        rect(618, 1034, 66, 22, 11, '#d4a843') +
        rect(700, 700, 20, 160, 10, body.dark, { opacity: 0.6 })
      : '';
  const hook =
    form === 'hook'
      ? line('M760 300C900 90 1130 220 1040 560C1010 690 950 780 900 860', body.base, 54) +
        line('M760 300C900 90 1130 220 1040 560C1010 690 950 780 900 860', body.lighter, 12, { opacity: 0.5 })
      : form === 'clip'
        ? line('M760 330C960 330 1010 760 760 880', body.base, 70) +
          line('M760 330C960 330 1010 760 760 880', body.lighter, 14, { opacity: 0.5 }) +
          circle(730, 880, 110, gloss, { stroke: body.dark, 'stroke-width': 3 })
        : '';
  const head =
    ellipse(640, 460, 250, 232, gloss, { stroke: body.dark, 'stroke-width': 3 }) +
    ellipse(570, 370, 90, 46, '#ffffff', { opacity: 0.4, filter: pen.blur(12, 1), transform: 'rotate(-30 570 370)' });
  const vent = rect(600, 300, 110, 26, 13, '#0b0d12', {
    transform: 'rotate(14 655 313)',
    stroke: body.dark,
    'stroke-width': 3,
  });
  const pad =
    form === 'stem' ? '' : circle(680, 470, 104, 'none', { stroke: accent.base, 'stroke-width': 6, opacity: 0.7 });
  const contacts =
    form === 'stem'
      ? ''
      : repeat(2, (i) => circle(600 + i * 54, 646, 16, '#d4a843', { stroke: '#8a6a1e', 'stroke-width': 3 }));
  const bud = hook + stem + tip + head + vent + pad + contacts;
  const shadow = ellipse(640, 1090, 300, 40, '#1b2536', { opacity: 0.22, filter: pen.blur(16) });
  // A stem fills the height; what has none is shown larger.
  const [scale, from, to] =
    form === 'stem' ? ([1, [0, 0], [0, 0]] as const) : ([1.36, [620, form === 'bud' ? 470 : 540], [600, 590]] as const);
  const at = (name: DetailPart, x: number, y: number) =>
    part(name, to[0] + (x - from[0]) * scale, to[1] + (y - from[1]) * scale);
  return {
    picture: shadow + zoomed(bud, scale, from, to),
    parts: [
      hasTip ? at('ear-tip', 330, 470) : at('driver', 380, 450),
      at('microphone', 660, 314),
      at('touch', form === 'stem' ? 710 : 700, form === 'stem' ? 780 : 470),
      at('contacts', form === 'stem' ? 650 : 628, form === 'stem' ? 1045 : 646),
    ],
  };
}
