import { mix } from '../colour.ts';
import { FRONT, type Projection, projection, RIGHT, solid, TOP } from '../projection.ts';
import { circle, group, line, nameplate, path, roundOutline } from '../shapes.ts';
import type { Art } from '../sketch.ts';
import { footShadow, groundShadow } from '../studio.ts';
import { barrel, drum, topButtons, trimOf, turned } from './speaker-turned.ts';

/** A speaker like a can that stands on its end. */
function standingCan(art: Art): string {
  const { pen, body } = art;
  const cap = mix(body.darker, '#0d1017', 0.35);
  const scene = projection(0, 17, 600, 990, 1.2);
  const [r, h] = [205, 640];
  const core = turned(art, scene, [0, 26, 0], TOP, r, h - 52, barrel, drum(art));
  const ends = [0, h - 30].map((y) =>
    solid(pen, scene, {
      at: [0, y, 0],
      frame: TOP,
      outline: roundOutline(r * 0.93),
      depth: 30,
      fill: cap,
      profile: (t) => (y === 0 ? 0.94 + 0.06 * t : 1 - 0.05 * t * t),
    }),
  );
  const lid = group(
    circle(
      0,
      0,
      r * 0.86,
      pen.linear([
        [0, mix(cap, '#ffffff', 0.16)],
        [1, cap],
      ]),
      { stroke: trimOf(art).base, 'stroke-width': 6 },
    ) + topButtons(art),
    { transform: scene.onto([0, h, 0], TOP) },
  );
  const badge = path(nameplate(600, 640, 170), body.mark, { opacity: 0.94 });
  const strap =
    art.shape.speaker?.carry === 'none' ? '' : line('M836 330C900 350 908 470 838 500', trimOf(art).base, 20);
  return groundShadow(art, 600, 1002, 250, 62) + strap + (ends[0] ?? '') + core + (ends[1] ?? '') + lid + badge;
}

/** By what a lying speaker is carried: behind it, and before it. */
function carrier(art: Art, view: Projection, r: number, w: number): readonly [behind: string, before: string] {
  const t = trimOf(art);
  const at = (x: number, y: number, z: number) => view.point([x, y, z]).map(Math.round).join(' ');
  const strap = (d: string, width: number) => line(d, t.darker, width) + line(d, t.base, width * 0.7);
  switch (art.shape.speaker?.carry) {
    case 'handle': {
      const d = `M${at(-w * 0.36, 2 * r - 24, 0)}C${at(-w * 0.3, 2 * r + 150, 0)} ${at(w * 0.3, 2 * r + 150, 0)} ${at(w * 0.36, 2 * r - 24, 0)}`;
      return [strap(d, 34), ''];
    }
    case 'strap': {
      const d = `M${at(-w * 0.42, 2 * r - 20, 0)}C${at(-w * 0.7, 2 * r + 250, 0)} ${at(w * 0.5, 2 * r + 250, 0)} ${at(w * 0.42, 2 * r - 20, 0)}`;
      const hook = (x: number) => {
        const [cx, cy] = view.point([x, 2 * r - 8, 0]);
        return circle(cx, cy, 26, '#3b414d') + circle(cx, cy, 14, '#0d0f14');
      };
      return [strap(d, 30), hook(-w * 0.42) + hook(w * 0.42)];
    }
    case 'none':
      return ['', ''];
    default: {
      const [x, y] = view.point([-w / 2 + 20, 2 * r - 40, 0]);
      return [strap(`M${x} ${y}C${x - 110} ${y - 60} ${x - 120} ${y + 120} ${x - 4} ${y + 130}`, 22), ''];
    }
  }
}

/** A speaker like a can that lies, one end towards the viewer. */
function lyingCan(art: Art, isAngle: boolean): string {
  const { pen, body } = art;
  const t = trimOf(art);
  const cap = mix(body.darker, '#0d1017', 0.35);
  const scene = isAngle ? projection(-44, 15, 590, 790, 1.16) : projection(-27, 13, 590, 830, 1.2);
  const [r, w] = art.shape.speaker?.size ? [art.shape.speaker.size[1] / 2, art.shape.speaker.size[0]] : [205, 660];
  const core = turned(
    art,
    scene,
    [-w / 2, r, 0],
    RIGHT,
    r,
    w - 24,
    barrel,
    pen.linear([
      [0, body.light],
      [0.25, body.lighter],
      [0.5, body.base],
      [1, body.darker],
    ]),
  );
  const end = solid(pen, scene, {
    at: [w / 2 - 30, r, 0],
    frame: RIGHT,
    outline: roundOutline(r * 0.93),
    depth: 30,
    fill: cap,
    profile: (share) => 1 - 0.06 * share * share,
  });
  const radiator = group(
    circle(0, 0, r * 0.84, '#0b0e14', { stroke: t.base, 'stroke-width': 7 }) +
      circle(
        0,
        0,
        r * 0.7,
        pen.radial(
          [
            [0, '#39404e'],
            [0.7, '#1a1e27'],
            [1, '#0a0c11'],
          ],
          0.4,
          0.35,
          0.7,
        ),
      ) +
      circle(0, 0, r * 0.48, 'none', { stroke: '#454d5d', 'stroke-width': 4 }) +
      path(nameplate(0, 0, 130), '#c9d0db'),
    { transform: scene.onto([w / 2, r, 0], RIGHT) },
  );
  const badge = group(path(nameplate(0, 0, 190), body.mark), { transform: scene.onto([-40, r, r * 0.99], FRONT) });
  const [behind, before] = carrier(art, scene, r, w);
  return footShadow(art, scene, w * 0.98, r * 1.1, 40) + behind + core + end + radiator + badge + before;
}

/** A round speaker to take along. */
export function portable(art: Art, view: 'front' | 'angle'): string {
  const pose = art.shape.speaker?.pose;
  if (view === 'front') return pose === 'lying' ? lyingCan(art, false) : standingCan(art);
  return lyingCan(art, true);
}
