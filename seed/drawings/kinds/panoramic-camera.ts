import { block } from '../bodies.ts';
import { mix } from '../colour.ts';
import { FRONT, type Projection, solid, type Vector } from '../projection.ts';
import { wallpaper } from '../screen.ts';
import { circle, group, moved, nameplate, path, rect, repeat, roundOutline } from '../shapes.ts';
import type { Art } from '../sketch.ts';
import { footShadow } from '../studio.ts';
import { cameraTrim } from './camera-body.ts';
import { frontGlass } from './optics.ts';

const DEPTH = 120;

/** A slim camera with a wide lens on each side, which records all around it. */
export function panoramicCamera(art: Art, view: Projection, behind: boolean): string {
  const { pen, body, accent } = art;
  const [width, height] = art.shape.camera?.face ?? [260, 520];
  const trim = cameraTrim(art);
  const ribs = repeat(5, (i) =>
    rect(-width / 2 + 24, height / 2 - 190 + i * 26, width - 48, 9, 4.5, mix(body.darker, '#0b0d12', 0.4)),
  );
  const screen =
    rect(-86, -40, 172, 236, 18, '#05070a') +
    moved(
      group(wallpaper(pen, 156, 220, accent, 'dunes'), { 'clip-path': pen.clip(rect(0, 0, 156, 220, 12, '#000')) }),
      -78,
      -32,
    ) +
    circle(0, 226, 17, '#e0433c', { stroke: '#ffffff', 'stroke-width': 3 });
  const face = (isBack: boolean) =>
    circle(0, -height / 2 + 118, 108, mix(body.darker, '#0b0d12', 0.6)) +
    (isBack ? screen : ribs + path(nameplate(0, 10, 54), body.mark) + circle(0, height / 2 - 36, 9, trim.base));
  const middle: Vector = [0, height - 118, behind ? -DEPTH / 2 : DEPTH / 2];
  const frame = behind ? { u: [-1, 0, 0] as const, v: [0, -1, 0] as const, n: [0, 0, -1] as const } : FRONT;
  const dome = solid(pen, view, {
    at: middle,
    frame,
    outline: roundOutline(98),
    depth: 56,
    fill: (t) => mix('#0b0d12', '#39404c', t),
    profile: (t) => 1 - 0.22 * t ** 2.4,
  });
  const glass = group(frontGlass(art, 76), {
    transform: view.onto([middle[0], middle[1], middle[2] + frame.n[2] * 56], frame),
  });
  return (
    footShadow(art, view, width, DEPTH, 40) +
    block(art, view, {
      size: [width, height, DEPTH],
      r: 56,
      soft: 0.02,
      faces: { front: face(false), back: face(true) },
    }) +
    dome +
    glass
  );
}
