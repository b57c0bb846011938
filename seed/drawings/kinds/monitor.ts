import { mix } from '../colour.ts';
import type { Projection } from '../projection.ts';
import { BACK, FRONT, projection, silhouette, solid, TOP } from '../projection.ts';
import { figures, glare, iconRow, wallpaper } from '../screen.ts';
import { circle, group, line, moved, nameplate, path, polygon, rect, roundedBox, zoomed } from '../shapes.ts';
import type { Art, Sketch } from '../sketch.ts';
import { groundShadow } from '../studio.ts';
import { panelBack, panelFittings, pedestal, satin } from './stand-screen.ts';

const HEIGHT = 530;
const LIFT = 150;
const DEPTH = 34;

/** The colours of the code on the screen. */
const CODE = ['#7dd3fc', '#f9a8d4', '#fde68a', '#86efac'];

function panelWidth(art: Art): number {
  return art.line === 'curved' ? 1060 : 930;
}

/** What the screen shows, from (0, 0). */
function picture(art: Art, w: number, h: number): string {
  const { pen, accent } = art;
  if (art.line === 'gaming') {
    return (
      wallpaper(pen, w, h, accent, 'prism') +
      path(nameplate(w * 0.5, h * 0.47, 260), '#ffffff', { opacity: 0.93 }) +
      rect(26, 24, 190, 12, 6, '#000000', { opacity: 0.35 }) +
      rect(26, 24, 130, 12, 6, '#5fe36a') +
      circle(w - 92, h - 92, 62, '#070b16', { opacity: 0.5 }) +
      path(`M${w - 126} ${h - 70}l24 -46l22 30l26 -34`, 'none', {
        stroke: '#ffffff',
        'stroke-width': 6,
        'stroke-linejoin': 'round',
      }) +
      figures('240', w - 126, 28, 34, '#ffffff', 0.12)
    );
  }
  const bars = [52, 84, 66, 118, 98, 140, 126];
  const sheet =
    rect(w * 0.1, 66, w * 0.44, h * 0.62, 14, '#ffffff', { opacity: 0.95 }) +
    rect(w * 0.1 + 24, 92, 130, 13, 6, '#1f2a3d') +
    rect(w * 0.1 + 24, 116, 84, 9, 4, '#b6bfcd') +
    bars
      .map((bar, i) =>
        rect(w * 0.1 + 30 + i * 48, 340 - bar * 1.3, 28, bar * 1.3, 6, i % 2 === 0 ? accent.light : accent.base),
      )
      .join('') +
    rect(w * 0.58, 110, w * 0.3, h * 0.5, 14, '#10182b', { opacity: 0.82 }) +
    [120, 90, 150, 70, 110, 60, 96]
      .map((length, i) =>
        rect(w * 0.58 + 26 + (i % 3) * 18, 138 + i * 30, length, 9, 4, CODE[i % CODE.length] ?? '#ffffff', {
          opacity: 0.9,
        }),
      )
      .join('');
  const dock =
    rect(w / 2 - 170, h - 54, 340, 44, 14, '#ffffff', { opacity: 0.26 }) +
    iconRow(pen, w / 2 - 155, h - 48, 32, 14, [
      '#34c38f',
      accent.base,
      '#f5a524',
      '#f0546c',
      '#8b5cf6',
      '#38bdf8',
      '#e2e8f0',
    ]);
  return (
    wallpaper(pen, w, h, accent, art.line === 'curved' ? 'dunes' : 'ribbons') +
    (art.line === 'curved' ? '' : sheet) +
    dock
  );
}

function flatScreen(art: Art): string {
  const width = panelWidth(art);
  const [w, h] = [width - 18, HEIGHT - 34];
  return (
    path(roundedBox(width, HEIGHT, 12), '#080a0f') +
    moved(
      group(picture(art, w, h) + glare(art.pen, w, h, 0.45), {
        'clip-path': art.pen.clip(rect(0, 0, w, h, 4, '#000')),
      }),
      -w / 2,
      -HEIGHT / 2 + 9,
    ) +
    path(roundedBox(width - 2, HEIGHT - 2, 12), 'none', {
      stroke: art.body.light,
      'stroke-width': 2,
      'stroke-opacity': 0.55,
    }) +
    circle(width / 2 - 34, HEIGHT / 2 - 12, 3.5, art.line === 'gaming' ? art.accent.light : '#7dd3a8')
  );
}

/** How deep the curved panel stands forward at a share (-1 to 1) of its half width. */
const bow = (share: number) => 96 * share * share;

function curvedScreen(art: Art, view: Projection): string {
  const { pen, body } = art;
  const width = panelWidth(art);
  const steps = Array.from({ length: 41 }, (_, i) => -1 + i / 20);
  const edge = (inset: number, y: number, z = 0) =>
    steps.map((s) => view.point([s * (width / 2 - inset), y, bow(s) + z]));
  const band = (inset: number, bottom: number, top: number, z = 0) =>
    polygon([...edge(inset, top, z), ...edge(inset, bottom, z).reverse()]);
  const [low, high] = [LIFT, LIFT + 470];
  const rear = band(0, low, high, -DEPTH) + band(0, low, high, -DEPTH / 2);
  const glass = band(10, low + 22, high - 10);
  const xs = edge(10, high).map(([x]) => x);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const ys = [...edge(10, high - 10), ...edge(10, low + 22)].map(([, y]) => y);
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const content = moved(picture(art, right - left, bottom - top), left, top);
  const shade = pen.linear(
    [
      [0, '#000000', 0.28],
      [0.35, '#ffffff', 0.1],
      [0.6, '#000000', 0],
      [1, '#000000', 0.26],
    ],
    [0, 0, 1, 0],
  );
  return (
    path(rear, body.darker) +
    path(band(0, low, high), '#080a0f', { stroke: body.light, 'stroke-width': 2.5, 'stroke-opacity': 0.8 }) +
    group(content, { 'clip-path': pen.clip(path(glass, '#000')) }) +
    path(glass, shade)
  );
}

/** The curved panel from behind. */
function curvedBack(art: Art, view: Projection): string {
  const { pen, body } = art;
  const width = panelWidth(art);
  const edge = (y: number, z: number) =>
    Array.from({ length: 41 }, (_, i) => -1 + i / 20).map((s) => view.point([(s * width) / 2, y, bow(s) + z]));
  const band = (z: number, [low, high]: readonly [number, number]) =>
    polygon([...edge(high, z), ...edge(low, z).reverse()]);
  const [low, high] = [LIFT, LIFT + 470];
  const shell = pen.linear(
    [
      [0, body.dark],
      [0.3, body.light],
      [0.5, body.base],
      [0.8, body.dark],
      [1, body.darker],
    ],
    [0, 0, 1, 0.1],
  );
  return (
    path(silhouette([low, high].flatMap((y) => [...edge(y, 0), ...edge(y, -DEPTH)])), body.darker) +
    path(band(-DEPTH, [low, high]), shell, { stroke: body.lighter, 'stroke-width': 2, 'stroke-opacity': 0.6 }) +
    group(panelFittings(art, width * 0.56, 440), { transform: view.onto([0, (low + high) / 2, -DEPTH - 2], BACK) })
  );
}

function legs(art: Art, view: Projection): string {
  const { pen, body, accent } = art;
  const foot = 'M0 -150L34 -150L250 120L196 128L0 -84L-196 128L-250 120L-34 -150z';
  return (
    solid(pen, view, { at: [0, 0, 0], frame: TOP, outline: foot, depth: 16, fill: body.darker }) +
    group(
      path(foot, satin(art), { stroke: body.lighter, 'stroke-width': 1.5, 'stroke-opacity': 0.6 }) +
        line('M-214 118L-14 -128H14L214 118', accent.base, 4),
      { transform: view.onto([0, 16, 0], TOP) },
    )
  );
}

function whole(art: Art, view: Projection, behind = false): string {
  const { pen, body } = art;
  const width = panelWidth(art);
  const frame = behind ? BACK : FRONT;
  const stand =
    (art.line === 'gaming' ? legs(art, view) : '') +
    pedestal(
      art,
      view,
      art.line === 'gaming' ? 120 : art.line === 'curved' ? 330 : 300,
      art.line === 'gaming' ? 100 : 240,
      LIFT + 190,
      behind,
    );
  const [x, y] = view.point([0, 0, 0]);
  const shadow = groundShadow(art, x + 10, y + 4, art.line === 'gaming' ? 280 : 190, 62);
  if (art.line === 'curved' && !behind) return shadow + stand + curvedScreen(art, view);
  if (art.line === 'curved') return shadow + curvedBack(art, view) + stand;
  const panel = solid(pen, view, {
    at: [0, LIFT + HEIGHT / 2, behind ? 0 : -DEPTH],
    frame,
    outline: roundedBox(width, HEIGHT, 12),
    depth: DEPTH,
    fill: mix(body.dark, body.darker, 0.4),
  });
  const place = view.onto([0, LIFT + HEIGHT / 2, behind ? -DEPTH : 0], frame);
  if (!behind) return shadow + stand + panel + group(flatScreen(art), { transform: place });
  const glow =
    art.line === 'gaming'
      ? circle(0, 70, 92, 'none', { stroke: art.accent.base, 'stroke-width': 26, filter: pen.blur(10), opacity: 0.8 }) +
        circle(0, 70, 92, 'none', { stroke: art.accent.lighter, 'stroke-width': 7 })
      : '';
  return shadow + panel + group(panelBack(art, width, HEIGHT) + glow, { transform: place }) + stand;
}

function angled(art: Art): string {
  return whole(art, projection(-33, 13, 580, 930, art.line === 'curved' ? 1.06 : 1.14));
}

export const monitor: Sketch = {
  lines: ['office', 'curved', 'gaming'],
  views: ['front', 'angle', 'back', 'detail', 'box'],
  accessories: ['cable', 'leaflet'],
  retailBox: [600, 440, 130],
  paint(art, view) {
    if (view === 'angle') return angled(art);
    if (view === 'back') return whole(art, projection(152, 12, 600, 930, 1.06), true);
    if (view === 'detail') return zoomed(angled(art), 2.4, [760, 720]);
    return whole(art, projection(0, 9, 600, 940, art.line === 'curved' ? 0.98 : 1.06));
  },
};
