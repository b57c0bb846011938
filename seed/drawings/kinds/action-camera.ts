import { mix } from '../colour.ts';
import { BACK, FRONT, type Projection, solid, TOP } from '../projection.ts';
import { figures, wallpaper } from '../screen.ts';
import { circle, group, moved, nameplate, path, rect, roundedBox } from '../shapes.ts';
import type { Art } from '../sketch.ts';
import { footShadow } from '../studio.ts';
import { cameraTrim } from './camera-body.ts';
import { frontGlass } from './optics.ts';

/** The painted metal of a camera's front. */
export function plate({ pen, body }: Art): string {
  return pen.linear(
    [
      [0, body.lighter],
      [0.35, body.base],
      [0.6, body.light],
      [1, body.dark],
    ],
    [0, 0, 0.8, 1],
  );
}

/** A small camera with a screen on both sides, from the front or from behind. */
export function actionCamera(art: Art, view: Projection, behind: boolean): string {
  const { pen, body, accent } = art;
  const form = art.shape.camera ?? {};
  const trim = cameraTrim(art);
  const [w, h] = form.face ?? [520, 370];
  const depth = 220;
  const hasScreen = form.hasFrontScreen ?? true;
  const frame = behind ? BACK : FRONT;
  const shell = solid(pen, view, {
    at: [0, h / 2, behind ? depth / 2 : -depth / 2],
    frame,
    outline: roundedBox(w, h, 62),
    depth,
    fill: pen.linear([
      [0, body.light],
      [0.2, body.dark],
      [1, body.darker],
    ]),
  });
  const ribs = pen.stripes(
    [
      [0, body.darker, 0.55],
      [0.42, body.darker, 0.55],
      [0.46, body.darker, 0],
      [1, body.darker, 0],
    ],
    0,
    12,
  );
  const skin =
    path(roundedBox(w, h, 62), plate(art), { stroke: body.lighter, 'stroke-width': 2.5, 'stroke-opacity': 0.6 }) +
    path(roundedBox(w - 40, h - 40, 46), mix(body.base, body.darker, 0.45)) +
    path(roundedBox(w - 40, h - 40, 46), ribs);
  const little = group(
    wallpaper(pen, 190, 150, accent, 'dunes') +
      circle(30, 30, 9, '#ff4d5e') +
      figures('4:28', 52, 19, 22, '#ffffff', 0.14),
    { 'clip-path': pen.clip(rect(0, 0, 190, 150, 12, '#000')), transform: 'translate(-222 -96)' },
  );
  const r = hasScreen ? 104 : Math.min(150, h * 0.36);
  const frameOf =
    form.lensFrame === 'round'
      ? circle(0, 0, r + 22, '#14171e', { stroke: trim.base, 'stroke-width': 6 })
      : path(roundedBox(2 * r + 28, 2 * r + 28, 48), '#14171e', { stroke: '#454c59', 'stroke-width': 3 });
  const front =
    skin +
    (hasScreen
      ? moved(
          rect(-107, -87, 214, 174, 18, '#07090e', { stroke: '#343a46', 'stroke-width': 2 }) +
            group(little, { transform: 'translate(127 21)' }),
          -w / 2 + 133,
          -21,
        )
      : '') +
    path(nameplate(hasScreen ? -w / 2 + 54 : -w / 2 + 74, h / 2 - 58, 52), trim.base) +
    group(frameOf + frontGlass(art, r), {
      transform: `translate(${hasScreen ? w / 2 - 148 : h > w * 0.9 ? 0 : w / 2 - r - 60} -18)`,
    });
  const rear =
    path(roundedBox(w, h, 62), plate(art)) +
    rect(-w / 2 + 26, -h / 2 + 26, w - 52, h - 52, 26, '#07090e') +
    group(
      wallpaper(pen, w - 84, h - 84, accent, 'ribbons') +
        circle(40, 40, 12, '#ff4d5e') +
        figures('4:28', 66, 26, 28, '#ffffff', 0.13) +
        rect(w - 164, 32, 50, 18, 6, '#ffffff', { opacity: 0.85 }) +
        circle((w - 84) / 2, h - 136, 30, 'none', { stroke: '#ffffff', 'stroke-width': 6 }) +
        circle((w - 84) / 2, h - 136, 20, '#ff4d5e'),
      {
        transform: `translate(${-w / 2 + 42} ${-h / 2 + 42})`,
        'clip-path': pen.clip(rect(0, 0, w - 84, h - 84, 14, '#000')),
      },
    );
  const shutter =
    solid(pen, view, {
      at: [-w * 0.21, h - 2, 0],
      frame: TOP,
      outline: roundedBox(124, 70, 34),
      depth: 12,
      fill: body.darker,
    }) +
    group(path(roundedBox(124, 70, 34), trim.base) + circle(0, 0, 12, '#ffffff', { opacity: 0.9 }), {
      transform: view.onto([-w * 0.21, h + 10, 0], TOP),
    });
  return (
    footShadow(art, view, w * 0.92, depth * 0.95, 50) +
    shell +
    shutter +
    group(behind ? rear : front, { transform: view.onto([0, h / 2, behind ? -depth / 2 : depth / 2], frame) })
  );
}
