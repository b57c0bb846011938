import { BACK, type Projection, projection, solid, standing } from '../projection.ts';
import { figures, wallpaper } from '../screen.ts';
import { circle, group, path, rect, zoomed } from '../shapes.ts';
import type { Art, Sketch } from '../sketch.ts';
import { footShadow } from '../studio.ts';
import { chosen } from '../variety.ts';
import { actionCamera, plate } from './action-camera.ts';
import { cameraBody, plateTones } from './camera-body.ts';
import { cameraFront, dials, leather } from './camera-front.ts';
import { panoramicCamera } from './panoramic-camera.ts';

function wholeBack(art: Art, view: Projection): string {
  const { pen, accent } = art;
  const body = plateTones(art);
  const { outline, depth, finder, half } = cameraBody(art);
  const [w, h] = [430, 290];
  const button = (x: number, y: number, r: number) =>
    circle(x, y, r, '#2a2f39', { stroke: '#565d6a', 'stroke-width': 2 });
  const display =
    rect(-w / 2 - 14, -h / 2 - 14, w + 28, h + 28, 14, '#0a0c10', { stroke: '#3b414d', 'stroke-width': 2 }) +
    group(
      wallpaper(pen, w, h, accent, 'dunes') +
        rect(20, 20, 84, 12, 6, '#ffffff', { opacity: 0.85 }) +
        figures('250', w - 96, 18, 24, '#ffffff', 0.13) +
        path(
          `M${w / 2 - 44} ${h / 2 - 12}v-22h24M${w / 2 + 44} ${h / 2 - 12}v-22h-24M${w / 2 - 44} ${h / 2 + 12}v22h24M${w / 2 + 44} ${h / 2 + 12}v22h-24`,
          'none',
          { stroke: '#ffd60a', 'stroke-width': 4 },
        ),
      {
        transform: `translate(${-w / 2} ${-h / 2})`,
        'clip-path': pen.clip(rect(0, 0, w, h, 6, '#000')),
      },
    );
  const wheel =
    circle(0, 0, 54, '#1d2027', { stroke: '#565d6a', 'stroke-width': 3 }) +
    circle(0, 0, 24, '#343a45', { stroke: '#0a0c10', 'stroke-width': 3 }) +
    circle(0, -39, 4, '#cfd5de') +
    circle(0, 39, 4, '#cfd5de');
  const shell = solid(pen, view, {
    at: [0, 0, 0],
    frame: BACK,
    outline,
    depth,
    fill: pen.linear([
      [0, body.light],
      [0.3, body.base],
      [1, body.darker],
    ]),
  });
  const face =
    path(outline, plate({ ...art, body }), { stroke: body.lighter, 'stroke-width': 2.5, 'stroke-opacity': 0.7 }) +
    path(`M${-half} -130H${half}V186H${-half}z`, '#1a1d24') +
    leather(art, `M${-half} -130H${half}V186H${-half}z`) +
    (finder === 'hump'
      ? rect(-50, -268, 160, 108, 24, '#0d0f14', { stroke: '#3b414d', 'stroke-width': 3 }) +
        rect(-26, -248, 112, 68, 10, '#1b2340')
      : finder === 'window'
        ? rect(-336, -186, 120, 62, 16, '#0d0f14', { stroke: '#3b414d', 'stroke-width': 3 }) +
          rect(-318, -172, 84, 36, 8, '#1b2340')
        : '') +
    group(display, { transform: 'translate(-84 34)' }) +
    group(
      group(wheel, { transform: 'translate(268 92)' }) +
        button(224, -76, 17) +
        button(300, -86, 20) +
        button(210, 0, 14) +
        button(326, 0, 14),
      half < 370 ? { transform: 'translate(4 0) scale(.92)' } : {},
    );
  return (
    footShadow(art, standing(view, [0, -230, -60]), 740, 200, 40) +
    shell +
    dials(art, view) +
    group(face, { transform: view.onto([0, 0, -depth], BACK) })
  );
}

/** By how many degrees the cameras on cards are turned. */
const TURNS = [-15, -11, 12, -18, 9] as const;

function picture(art: Art, yaw: number, behind = false): string {
  const pitch = yaw === -34 ? 17 : 10;
  if (art.line === 'action') return actionCamera(art, projection(yaw, pitch, 590, 930, 1.5), behind);
  if (art.line === 'panoramic') return panoramicCamera(art, projection(yaw, pitch, 600, 985, 1.55), behind);
  const view = projection(yaw, pitch, yaw === -34 ? 620 : 600, 700, yaw === -34 ? 1.16 : 1.2);
  const size = art.shape.camera?.size ?? 1;
  return zoomed(behind ? wholeBack(art, view) : cameraFront(art, view), size, [600, 975], [600, 975 - 60 * (1 - size)]);
}

export const camera: Sketch = {
  lines: ['mirrorless', 'rangefinder', 'compact', 'action', 'panoramic'],
  views: ['front', 'angle', 'back', 'detail', 'box'],
  accessories: ['cable', 'leaflet'],
  retailBox: [440, 430, 200],
  paint(art, view) {
    if (view === 'angle') return picture(art, -34);
    if (view === 'back') return picture(art, 180, true);
    if (view === 'detail')
      return zoomed(
        picture(art, -34),
        2,
        art.line === 'action' ? [700, 610] : art.line === 'panoramic' ? [620, 420] : [530, 690],
      );
    return picture(art, chosen(TURNS, art.seed, 1));
  },
};
