import { mix } from '../colour.ts';
import { FRONT, type Projection, projection, ring, silhouette, solid, TOP, type Vector } from '../projection.ts';
import { figures } from '../screen.ts';
import { circle, group, line, moved, nameplate, path, rect, roundOutline } from '../shapes.ts';
import type { Art } from '../sketch.ts';
import { footShadow, groundShadow } from '../studio.ts';
import { barrel, drum, topButtons, trimOf, turned } from './speaker-turned.ts';
import { weave } from './texture.ts';

/** A round lid in the colour of glass with light around its buttons. */
function glowingLid(art: Art, view: Projection, y: number, r: number): string {
  const { pen } = art;
  const t = trimOf(art);
  const paint = pen.linear([
    [0, '#2b313d'],
    [1, '#0e1117'],
  ]);
  const glow =
    circle(0, 0, r * 0.86, 'none', { stroke: t.base, 'stroke-width': 26, filter: pen.blur(9), opacity: 0.9 }) +
    circle(0, 0, r * 0.86, 'none', { stroke: t.lighter, 'stroke-width': 9 });
  return group(circle(0, 0, r, paint) + glow + group(topButtons(art), { transform: 'scale(.72)' }), {
    transform: view.onto([0, y, 0], TOP),
  });
}

/** A flat round speaker that stands on its edge, with a hollow for the hand at its top. */
function disc(art: Art, pitch: number): string {
  const { pen, body } = art;
  const scene = projection(-18, pitch, 590, 975, 1.24);
  const [r, d] = [310, 190];
  const at: Vector = [0, r + 10, -d / 2];
  const hull = solid(pen, scene, {
    at,
    frame: FRONT,
    outline: roundOutline(r),
    depth: d,
    fill: drum(art),
    profile: (t) => 1 - 0.1 * Math.abs(2 * t - 1) ** 4,
  });
  const cloth = roundOutline(r * 0.88);
  const face =
    path(cloth, body.base) +
    weave(pen, cloth, body.darker, body.lighter, 6) +
    path('M-150 -206Q0 -262 150 -206Q0 -172 -150 -206z', '#07090d') +
    path('M-150 -206Q0 -262 150 -206', 'none', { stroke: '#aeb5c0', 'stroke-width': 9 }) +
    path(nameplate(0, 40, 120), body.mark);
  return footShadow(art, scene, 330, d, 60) + hull + group(face, { transform: scene.onto([0, r + 10, d / 2], FRONT) });
}

/** A clear dome on a base with a ring of light. */
function dome(art: Art, pitch: number): string {
  const { pen, body } = art;
  const scene = projection(0, pitch, 600, 975, 1.3);
  const base = turned(
    art,
    scene,
    [0, 10, 0],
    TOP,
    258,
    200,
    (t) => 0.84 + 0.16 * Math.sin(Math.min(1, t * 1.1) * 1.57),
    drum(art),
  );
  const points = [0, 0.2, 0.4, 0.6, 0.75, 0.88, 0.96, 1].flatMap((t) =>
    ring(scene, [0, 205 + 300 * t, 0], TOP, 256 * Math.sqrt(Math.max(0, 1 - t * t * 0.99))),
  );
  const shape = silhouette(points);
  const glass = pen.linear(
    [
      [0, '#8b93a1', 0.55],
      [0.25, '#c9d0db', 0.3],
      [0.6, '#3b414d', 0.4],
      [1, '#1b1f27', 0.6],
    ],
    [0, 0, 1, 0.5],
  );
  const t = trimOf(art);
  const light =
    circle(0, 0, 206, 'none', { stroke: t.base, 'stroke-width': 40, filter: pen.blur(14) }) +
    circle(0, 0, 206, 'none', { stroke: t.lighter, 'stroke-width': 10 });
  const cone = solid(pen, scene, {
    at: [0, 206, 0],
    frame: TOP,
    outline: roundOutline(150),
    depth: 120,
    fill: (share) => mix('#0d0f14', '#3b414d', share),
    profile: (share) => 1 - 0.82 * share,
  });
  const [x, y] = scene.point([-120, 420, 0]);
  return (
    groundShadow(art, 600, 984, 260, 60) +
    base +
    group(circle(0, 0, 250, body.darker) + light, { transform: scene.onto([0, 206, 0], TOP) }) +
    cone +
    path(shape, glass, { stroke: '#dfe4ea', 'stroke-width': 4, 'stroke-opacity': 0.8 }) +
    line(`M${x} ${y - 20}C${x - 70} ${y + 60} ${x - 84} ${y + 130} ${x - 88} ${y + 190}`, '#ffffff', 16, {
      opacity: 0.5,
    })
  );
}

/** A low cylinder with the time on its front. */
function clock(art: Art, pitch: number): string {
  const scene = projection(0, pitch, 600, 900, 1.34);
  const [r, h] = [225, 330];
  const core = turned(art, scene, [0, 14, 0], TOP, r, h, barrel, drum(art));
  const [x, y] = scene.point([0, h * 0.52, r * 0.9]);
  const plate =
    rect(-150, -62, 300, 124, 30, '#07090e', { opacity: 0.82 }) +
    moved(figures('10:24', 0, 0, 62, '#ffffff', 0.13), -92, -31);
  return groundShadow(art, 600, 906, 240, 54) + core + glowingLid(art, scene, h + 12, r * 0.9) + moved(plate, x, y);
}

/** A speaker that stands in a room, from above by `pitch` degrees. */
export function smart(art: Art, pitch: number): string {
  const form = art.shape.speaker?.body ?? 'sphere';
  if (form === 'disc') return disc(art, pitch);
  if (form === 'dome') return dome(art, pitch);
  if (form === 'clock') return clock(art, pitch);
  const scene = projection(0, pitch, 600, 960, 1.34);
  const isDrum = form === 'drum';
  const [r, h] = isDrum ? [222, 520] : [252, 420];
  const profile = isDrum
    ? (t: number) => (1 - 0.34 * Math.abs(2 * t - 1) ** 6) * 1.02
    : (t: number) => Math.sqrt(Math.max(0, 1 - (1.62 * t - 0.72) ** 2 * 0.9));
  const core = turned(art, scene, [0, 14, 0], TOP, r, h, profile, drum(art));
  const foot = solid(art.pen, scene, {
    at: [0, 0, 0],
    frame: TOP,
    outline: roundOutline(r * 0.66),
    depth: 30,
    fill: art.body.darker,
  });
  return groundShadow(art, 600, 966, 260, 60) + foot + core + glowingLid(art, scene, h + 14, r * profile(1));
}
