import { mix } from '../colour.ts';
import { circle, ellipse, group, nameplate, path, rect, roundedBox, zoomed } from '../shapes.ts';
import type { Art, Sketch } from '../sketch.ts';
import { groundShadow } from '../studio.ts';

function gloss({ pen, body }: Art, vector: readonly [number, number, number, number] = [0, 0, 1, 1]): string {
  return pen.linear(
    [
      [0, body.lighter],
      [0.35, body.light],
      [0.7, body.base],
      [1, body.dark],
    ],
    vector,
  );
}

function round({ pen, body }: Art): string {
  return pen.radial(
    [
      [0, body.lighter],
      [0.45, body.light],
      [0.8, body.base],
      [1, body.dark],
    ],
    0.34,
    0.28,
    0.78,
  );
}

/** An earphone that leaves the ear open: a ball and a bean joined by a bow around the ear, or a hook over it. */
function openBud(art: Art): string {
  const { body } = art;
  const bow = (d: string, width: number) =>
    path(d, 'none', { stroke: body.dark, 'stroke-width': width, 'stroke-linecap': 'round' }) +
    path(d, 'none', { stroke: body.lighter, 'stroke-width': width * 0.3, 'stroke-linecap': 'round', opacity: 0.6 });
  if (art.line === 'hook')
    return (
      bow('M30 -50C-10 -190 130 -210 140 -70C146 20 118 96 96 150', 26) +
      path('M-66 -50C-30 -94 60 -96 82 -40S60 84 6 92S-70 60 -78 24S-84 -26 -66 -50z', round(art)) +
      ellipse(-84, 26, 26, 38, '#20252f', { transform: 'rotate(-16)' }) +
      ellipse(10, -6, 46, 58, gloss(art), { stroke: body.lighter, 'stroke-width': 2, 'stroke-opacity': 0.7 }) +
      path(nameplate(10, -6, 52), body.mark)
    );
  return (
    bow('M-52 34C-60 -120 96 -150 78 40', 24) +
    circle(-54, 66, 58, round(art)) +
    ellipse(-82, 84, 16, 26, '#20252f', { transform: 'rotate(-20 -82 84)' }) +
    rect(42, 8, 78, 128, 39, gloss(art), { stroke: body.lighter, 'stroke-width': 2, 'stroke-opacity': 0.7 }) +
    path(nameplate(81, 72, 44), body.mark) +
    ellipse(-72, 44, 16, 9, '#ffffff', { opacity: 0.55, transform: 'rotate(-40 -72 44)' })
  );
}

/** One earbud, its tip to the left, around (0, 0) and about 320 high (stem) or 220. */
function bud(art: Art): string {
  const { pen, body, accent } = art;
  const silicone = pen.linear(
    [
      [0, mix(body.lighter, '#ffffff', 0.3)],
      [0.5, mix(body.light, '#c9cfd8', 0.4)],
      [1, mix(body.dark, '#8a93a2', 0.4)],
    ],
    [0.2, 0, 0.4, 1],
  );
  const tip =
    art.shape.tips === false
      ? ellipse(-62, 12, 15, 30, '#20252f', { transform: 'rotate(-14)' })
      : group(
          ellipse(-64, 0, 40, 60, silicone) +
            ellipse(-92, 0, 22, 38, silicone) +
            ellipse(-103, 0, 10, 20, '#20252f') +
            ellipse(-103, 0, 6, 14, '#3d4656'),
          { transform: 'rotate(-16)' },
        );
  if (art.line === 'clip' || art.line === 'hook') return openBud(art);
  if (art.line === 'bud') {
    return (
      tip +
      path('M-56 -62C-20 -104 60 -112 96 -62S112 70 62 98S-40 96 -62 52S-84 -24 -56 -62z', round(art)) +
      ellipse(34, -6, 66, 76, gloss(art), { stroke: body.lighter, 'stroke-width': 2, 'stroke-opacity': 0.8 }) +
      ellipse(34, -6, 60, 70, 'none', { stroke: accent.base, 'stroke-width': 3, opacity: 0.75 }) +
      path(nameplate(34, -6, 62), body.mark) +
      ellipse(-26, -56, 24, 11, '#ffffff', { opacity: 0.5, filter: pen.blur(5, 1), transform: 'rotate(-44 -26 -56)' })
    );
  }
  return (
    tip +
    group(
      rect(4, -20, 56, 252, 28, gloss(art, [0, 0, 1, 0.1]), {
        stroke: body.dark,
        'stroke-width': 1,
        'stroke-opacity': 0.4,
      }) +
        rect(12, 20, 8, 176, 4, '#ffffff', { opacity: 0.55 }) +
        rect(10, 204, 44, 20, 10, '#a9b1bd') +
        rect(22, 210, 20, 7, 3.5, '#2b303a'),
      {
        transform: 'rotate(4)',
      },
    ) +
    path('M-58 -56C-24 -100 44 -104 66 -54S66 54 30 74S-46 74 -66 40S-80 -26 -58 -56z', round(art)) +
    rect(8, -42, 14, 46, 7, '#272c36', { transform: 'rotate(-14 15 -20)' }) +
    ellipse(-18, -58, 30, 12, '#ffffff', { opacity: 0.5, filter: pen.blur(5, 1), transform: 'rotate(-24 -18 -58)' })
  );
}

/** Width, height and corner of the closed case of a line. */
const CASES: Readonly<Record<string, readonly [number, number, number]>> = {
  stem: [430, 340, 118],
  clip: [436, 330, 140],
  hook: [520, 330, 165],
};

/** The closed case around (0, 0), 440 wide. */
function closedCase(art: Art): string {
  const { body } = art;
  const [width, height, r] = CASES[art.line] ?? [460, 300, 150];
  const shape = roundedBox(width, height, r);
  return (
    path(shape, round(art), { stroke: body.dark, 'stroke-width': 1.5, 'stroke-opacity': 0.5 }) +
    path('M-214 -48H214', 'none', { stroke: body.seam, 'stroke-width': 3, opacity: 0.65 }) +
    path('M-214 -45H214', 'none', { stroke: '#ffffff', 'stroke-width': 2, opacity: 0.5 }) +
    rect(-26, -54, 52, 12, 6, body.dark, { opacity: 0.5 }) +
    circle(0, 12, 6, '#46d18a') +
    path(nameplate(0, 82, 56), body.mark) +
    path('M-176 -96C-150 -140 -100 -148 -30 -150', 'none', {
      stroke: '#ffffff',
      'stroke-width': 12,
      'stroke-linecap': 'round',
      opacity: 0.42,
      filter: art.pen.blur(4),
    })
  );
}

function openCase(art: Art): string {
  const { pen, body } = art;
  const inner = pen.linear([
    [0, body.dark],
    [0.6, mix(body.base, body.dark, 0.5)],
    [1, body.darker],
  ]);
  const [w, r] = art.line === 'stem' ? [560, 140] : [600, 170];
  const lid =
    path(roundedBox(w, 330, r, 600, 520), round(art)) +
    path(roundedBox(w - 44, 290, r - 24, 600, 528), inner) +
    path(nameplate(600, 500, 60), body.base, { opacity: 0.6 });
  const hinge = rect(520, 660, 160, 26, 8, mix(body.dark, '#8a93a2', 0.4));
  const tray =
    ellipse(600, 706, w / 2 - 6, 62, body.dark) +
    ellipse(600, 704, w / 2 - 22, 50, mix(body.darker, '#10141c', 0.3)) +
    ellipse(470, 716, 92, 40, '#0d1017', { opacity: 0.55 }) +
    ellipse(730, 716, 92, 40, '#0d1017', { opacity: 0.55 });
  const left = zoomed(bud(art), 1.16, [0, 0], [452, 640]);
  const right = group(zoomed(bud(art), 1.16, [0, 0], [0, 0]), { transform: 'translate(748 640) scale(-1 1)' });
  const base = `M${600 - w / 2} 706C${600 - w / 2 + 40} 786 ${600 + w / 2 - 40} 786 ${600 + w / 2} 706V${990 - r}A${r} ${r} 0 0 1 ${600 + w / 2 - r} 990H${600 - w / 2 + r}A${r} ${r} 0 0 1 ${600 - w / 2} ${990 - r}z`;
  return (
    groundShadow(art, 600, 994, w * 0.44, 30) +
    lid +
    hinge +
    tray +
    left +
    right +
    path(base, gloss(art, [0.1, 0, 0.8, 1])) +
    path(`M${600 - w / 2} 706C${600 - w / 2 + 40} 786 ${600 + w / 2 - 40} 786 ${600 + w / 2} 706`, 'none', {
      stroke: '#ffffff',
      'stroke-width': 4,
      opacity: 0.7,
    }) +
    circle(600, 822, 7, '#46d18a') +
    path(nameplate(600, 896, 56), body.mark) +
    path(`M${600 - w / 2 + 34} 800C${600 - w / 2 + 36} 880 ${600 - w / 2 + 60} 920 ${600 - w / 2 + 100} 946`, 'none', {
      stroke: '#ffffff',
      'stroke-width': 12,
      'stroke-linecap': 'round',
      opacity: 0.36,
      filter: pen.blur(4),
    })
  );
}

function pair(art: Art): string {
  const low = art.line === 'stem' ? 1010 : 940;
  const apart = art.line === 'hook' ? 90 : 0;
  return (
    groundShadow(art, 590, 660, 250, 30, 0.9) +
    zoomed(closedCase(art), 1.22, [0, 170], [590, 660]) +
    groundShadow(art, 420, low - 6, 110, 24) +
    groundShadow(art, 830, low - 14, 110, 24) +
    zoomed(bud(art), 1.42, [0, 0], [400 - apart, art.line === 'stem' ? 690 : 800]) +
    group(bud(art), { transform: `translate(${820 + apart} ${art.line === 'stem' ? 680 : 790}) scale(-1.42 1.42)` })
  );
}

export const earbuds: Sketch = {
  lines: ['stem', 'bud', 'clip', 'hook'],
  views: ['front', 'angle', 'back', 'detail', 'box'],
  accessories: ['tips', 'cable'],
  retailBox: [380, 420, 150],
  paint(art, view) {
    if (view === 'angle') return pair(art);
    if (view === 'back') return groundShadow(art, 600, 880, 300, 34) + zoomed(closedCase(art), 1.7, [0, 0], [600, 610]);
    if (view === 'detail') return zoomed(bud(art), 3.2, [10, art.line === 'stem' ? 60 : 0]);
    return zoomed(openCase(art), 1.2, [600, 640]);
  },
};
