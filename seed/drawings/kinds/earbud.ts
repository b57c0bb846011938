import { METAL } from '../bodies.ts';
import { mix, tones } from '../colour.ts';
import { circle, ellipse, group, nameplate, path, rect } from '../shapes.ts';
import type { Art } from '../sketch.ts';

/** The paint of a glossy surface. */
export function gloss({ pen, body }: Art, vector: readonly [number, number, number, number] = [0, 0, 1, 1]): string {
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

/** The paint of a bulging surface. */
export function round({ pen, body }: Art): string {
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

/** The tones of what differs from the body. */
export const trimOf = ({ shape, accent }: Art) => (shape.earbuds?.trim ? tones(shape.earbuds.trim) : accent);

/** A rim around a surface. */
const rim = ({ body }: Art) => ({ stroke: body.lighter, 'stroke-width': 2, 'stroke-opacity': 0.75 });

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
      ellipse(10, -6, 46, 58, gloss(art), rim(art)) +
      path(nameplate(10, -6, 52), body.mark)
    );
  const isBean = art.shape.earbuds?.bud === 'bean';
  return (
    bow('M-52 34C-60 -120 96 -150 78 40', isBean ? 34 : 22) +
    circle(-54, 66, 58, round(art)) +
    ellipse(-82, 84, 16, 26, '#20252f', { transform: 'rotate(-20 -82 84)' }) +
    (isBean
      ? rect(28, -2, 104, 118, 30, gloss(art), rim(art)) + path(nameplate(80, 56, 60), body.mark)
      : rect(42, 8, 78, 128, 39, gloss(art), rim(art)) + path(nameplate(81, 72, 44), body.mark)) +
    ellipse(-72, 44, 16, 9, '#ffffff', { opacity: 0.55, transform: 'rotate(-40 -72 44)' })
  );
}

/** What goes into the ear: a tip of silicone, or an opening. */
function tip({ pen, body, shape }: Art): string {
  if (shape.tips === false) return ellipse(-62, 12, 15, 30, '#20252f', { transform: 'rotate(-14)' });
  const silicone = pen.linear(
    [
      [0, mix(body.lighter, '#ffffff', 0.3)],
      [0.5, mix(body.light, '#c9cfd8', 0.4)],
      [1, mix(body.dark, '#8a93a2', 0.4)],
    ],
    [0.2, 0, 0.4, 1],
  );
  return group(
    ellipse(-64, 0, 40, 60, silicone) +
      ellipse(-92, 0, 22, 38, silicone) +
      ellipse(-103, 0, 10, 20, '#20252f') +
      ellipse(-103, 0, 6, 14, '#3d4656'),
    { transform: 'rotate(-16)' },
  );
}

const shine = ({ pen }: Art, x: number, y: number, turn: number) =>
  ellipse(x, y, 26, 11, '#ffffff', { opacity: 0.5, filter: pen.blur(5, 1), transform: `rotate(${turn} ${x} ${y})` });

/** An earbud without a stem. */
function stemless(art: Art): string {
  const { body, pen, shape } = art;
  const trim = trimOf(art);
  const form = shape.earbuds?.bud ?? 'ring';
  const shell = path('M-56 -62C-20 -104 60 -112 96 -62S112 70 62 98S-40 96 -62 52S-84 -24 -56 -62z', round(art));
  const metal = pen.linear(
    [
      [0, METAL.lighter],
      [0.5, METAL.base],
      [1, METAL.dark],
    ],
    [0, 0, 1, 1],
  );
  const outside = {
    ring:
      ellipse(34, -6, 66, 76, gloss(art), rim(art)) +
      ellipse(34, -6, 60, 70, 'none', { stroke: trim.base, 'stroke-width': 4, opacity: 0.85 }) +
      path(nameplate(34, -6, 62), body.mark),
    dome:
      ellipse(30, -4, 72, 84, gloss(art, [0.2, 0, 0.8, 1]), rim(art)) +
      rect(22, -44, 20, 76, 10, '#1b1f27', { opacity: 0.85 }) +
      path(nameplate(34, 54, 34), body.mark),
    metal:
      ellipse(36, -6, 62, 72, metal, { stroke: body.darker, 'stroke-width': 5 }) +
      ellipse(36, -6, 40, 48, 'none', { stroke: METAL.dark, 'stroke-width': 3, opacity: 0.6 }) +
      path(nameplate(36, -6, 56), body.darker),
    wing:
      path('M0 -84C-14 -150 62 -168 92 -118C74 -128 50 -120 44 -84z', mix(body.dark, '#3d4656', 0.4)) +
      ellipse(34, 0, 62, 70, gloss(art), rim(art)) +
      path(nameplate(34, 0, 84), trim.light),
    bean:
      rect(-20, -70, 118, 140, 46, gloss(art), rim(art)) +
      circle(38, -26, 12, '#1b1f27') +
      path(nameplate(38, 30, 54), body.mark),
  }[form];
  return tip(art) + shell + outside + shine(art, -26, -56, -44);
}

/** The stem below the head of an earbud. */
function stem(art: Art): string {
  const { body, shape } = art;
  const edge = { stroke: body.dark, 'stroke-width': 1, 'stroke-opacity': 0.4 };
  const foot = (x: number, y: number, width: number) =>
    rect(x, y, width, 18, 9, '#a9b1bd') + rect(x + width / 2 - 10, y + 6, 20, 7, 3.5, '#2b303a');
  const parts = {
    round:
      rect(4, -20, 56, 252, 28, gloss(art, [0, 0, 1, 0.1]), edge) +
      rect(12, 20, 8, 176, 4, '#ffffff', { opacity: 0.55 }) +
      foot(10, 205, 44),
    short:
      rect(2, -20, 60, 176, 30, gloss(art, [0, 0, 1, 0.1]), edge) +
      rect(11, 16, 8, 104, 4, '#ffffff', { opacity: 0.55 }) +
      foot(10, 130, 44),
    flat:
      rect(-6, -30, 74, 226, 20, gloss(art, [0, 0, 1, 0.2]), edge) +
      rect(4, -6, 54, 170, 14, body.dark, { opacity: 0.35 }) +
      path(nameplate(31, 40, 50), trimOf(art).light) +
      foot(8, 172, 46),
    blade:
      path('M-2 -30L66 -30L46 236Q32 250 18 236z', gloss(art, [0, 0, 1, 0.1]), edge) +
      path('M32 -28L30 236L18 236L-2 -30z', body.dark, { opacity: 0.35 }) +
      rect(30, 36, 5, 150, 2.5, trimOf(art).light),
  };
  return group(parts[shape.earbuds?.stem ?? 'round'], { transform: 'rotate(4)' });
}

/** One earbud, its tip to the left, around (0, 0) and about 320 high (stem) or 220. */
export function bud(art: Art): string {
  if (art.line === 'clip' || art.line === 'hook') return openBud(art);
  if (art.line === 'bud') return stemless(art);
  return (
    tip(art) +
    stem(art) +
    path('M-58 -56C-24 -100 44 -104 66 -54S66 54 30 74S-46 74 -66 40S-80 -26 -58 -56z', round(art)) +
    rect(8, -42, 14, 46, 7, '#272c36', { transform: 'rotate(-14 15 -20)' }) +
    shine(art, -18, -58, -24)
  );
}
