import { block, facePaint, sidePaint } from '../bodies.ts';
import { mix, tones } from '../colour.ts';
import { leaning, type Projection, shifted, solid, type Vector } from '../projection.ts';
import { figures, figuresWidth, wallpaper } from '../screen.ts';
import { circle, group, line, moved, nameplate, path, rect, repeat, roundedBox, roundOutline } from '../shapes.ts';
import type { Art } from '../sketch.ts';
import { staged } from '../staging.ts';
import { footShadow } from '../studio.ts';
import { phoneBack } from './phone-body.ts';
import { CORNER, cameraLayout, HEIGHT, WIDTH } from './phone-cameras.ts';

const FRAME = leaning(14);

/** What a film protects: its size and corners, and the border around its screen. */
interface Protected {
  width: number;
  height: number;
  r: number;
  depth: number;
  border: number;
}

const PHONE: Protected = { width: 360, height: 740, r: 64, depth: 36, border: 14 };
const TABLET: Protected = { width: 560, height: 740, r: 42, depth: 28, border: 30 };
const WATCH: Protected = { width: 440, height: 520, r: 140, depth: 90, border: 34 };
const BACK: Protected = { width: WIDTH, height: HEIGHT, r: CORNER, depth: 40, border: 0 };

function protectedBy(name: string): Protected {
  if (name === 'tablet') return TABLET;
  if (name === 'watch') return WATCH;
  return name === 'lens' ? BACK : PHONE;
}

/** The hole that a film leaves at the top of a phone's screen, around the film's middle. */
function screenHole(art: Art, height: number): string {
  if (art.line !== 'phone') return '';
  const top = art.shape.screenTop ?? 'island';
  if (top === 'hole') return roundOutline(13, 13, 0, -height / 2 + 40);
  return top === 'notch' ? roundedBox(150, 22, 11, 0, -height / 2 + 26) : roundedBox(96, 28, 14, 0, -height / 2 + 40);
}

/** The device's face, around (0, 0). */
function face(art: Art, { width: w, height: h, r, border }: Protected): string {
  const { pen, body, accent, line: name } = art;
  if (name === 'lens') return moved(phoneBack({ ...art, line: 'square-island' }), -w / 2, -h / 2);
  const [sw, sh] = [w - 2 * border, h - 2 * border];
  const size = name === 'phone' ? 78 : 96;
  const clock = figures('10:28', (sw - figuresWidth('10:28', size)) / 2, sh * 0.15, size, '#ffffff', 0.08);
  const scene = art.shape.wallpaper?.scene ?? 'ribbons';
  return (
    path(roundedBox(w, h, r), facePaint(pen, body)) +
    path(roundedBox(w - 8, h - 8, r - 4), '#05070b') +
    moved(
      group(wallpaper(pen, sw, sh, accent, scene) + clock, {
        'clip-path': pen.clip(rect(0, 0, sw, sh, Math.max(12, r - border), '#000')),
      }),
      -sw / 2,
      -sh / 2,
    ) +
    path(screenHole(art, h), '#05070b')
  );
}

/** The glass around (0, 0): clear, dark against looks from the side, or dull. */
function glass(art: Art, { width, height, r }: Protected): string {
  const { pen, accent, shape } = art;
  const surface = shape.surface ?? 'clear';
  const paint = pen.linear(
    surface === 'privacy'
      ? [
          [0, '#0a0c12', 0.2],
          [0.45, '#0a0c12', 0.6],
          [0.46, '#0a0c12', 0.78],
          [1, '#0a0c12', 0.88],
        ]
      : surface === 'matte'
        ? [
            [0, '#f4f6fa', 0.62],
            [1, '#e6eaf2', 0.5],
          ]
        : [
            [0, '#ffffff', 0.55],
            [0.3, '#dfe9fb', 0.2],
            [0.55, '#ffffff', 0.42],
            [0.56, '#cfdcf5', 0.12],
            [1, '#eef3fd', 0.34],
          ],
    [0, 0, 1, 1],
  );
  const edge = mix(accent.light, '#ffffff', 0.45);
  const outline = `${roundedBox(width - 4, height - 4, r - 2)}${screenHole(art, height)}`;
  const reflection =
    surface === 'matte'
      ? ''
      : line(`M${width / 2 - 26} ${-height / 2 + r + 46}V${height / 2 - r - 56}`, '#ffffff', 6, { opacity: 0.85 });
  return path(outline, paint, { 'fill-rule': 'evenodd', stroke: edge, 'stroke-width': 4 }) + reflection;
}

/** Discs of glass for the lenses of a phone, around the middle of its back. */
function lensGlass({ shape, accent }: Art): string {
  const { lenses } = cameraLayout('square-island', shape.lenses);
  return lenses
    .map(([x, y, r]) =>
      circle(x - WIDTH / 2, y - HEIGHT / 2, r + 5, '#ffffff', {
        'fill-opacity': 0.42,
        stroke: mix(accent.base, '#ffffff', 0.25),
        'stroke-width': 8,
      }),
    )
    .join('');
}

/** A device that leans back, and what is put on it floating before it. */
function scene(art: Art, view: Projection): string {
  const { pen, body, shape } = art;
  const device = protectedBy(art.line);
  const { width, height, r, depth } = device;
  const at: Vector = [0, height / 2 + 2, 0];
  const shell = solid(pen, view, {
    at: shifted(at, FRAME.n, -depth),
    frame: FRAME,
    outline: roundedBox(width, height, r),
    depth,
    fill: sidePaint(pen, body),
    layers: 16,
  });
  const floating = (shift: Vector, content: string) => {
    const place = shifted([at[0] + shift[0], at[1] + shift[1], at[2]], FRAME.n, shift[2]);
    return group(content, { transform: view.onto(place, FRAME) });
  };
  const sheet = art.line === 'lens' ? lensGlass(art) : glass(art, device);
  const frame = shape.frame ? floating([150, 44, 190], guide(art, device)) : '';
  return (
    footShadow(art, view, width * 0.92, 90, 30) +
    shell +
    group(face(art, device), { transform: view.onto(at, FRAME) }) +
    floating(art.line === 'lens' ? [30, 10, 46] : [90, 26, 110], sheet) +
    frame +
    kit(art, view, width)
  );
}

/** The frame that holds the glass straight while it is put on, around (0, 0). */
function guide({ pen }: Art, { width, height, r }: Protected): string {
  const outline = `${roundedBox(width + 36, height + 36, r + 14)}${roundedBox(width - 22, height - 22, r - 8)}`;
  const paint = pen.linear(
    [
      [0, '#ffffff', 0.96],
      [1, '#cbd2dc', 0.96],
    ],
    [0, 0, 1, 1],
  );
  return (
    path(outline, paint, { 'fill-rule': 'evenodd', stroke: '#aab3c0', 'stroke-width': 2.5 }) +
    rect(-46, height / 2 - 14, 92, 44, 12, '#f0546c')
  );
}

/** The cleaning cloth and the wipes that come with the glass. */
function kit(art: Art, view: Projection, width: number): string {
  const { accent } = art;
  const cloth = tones(mix(accent.base, '#23272f', 0.25));
  return block(art, view, {
    at: [-width / 2 - 90, 0, 150],
    size: [200, 10, 150],
    r: 6,
    round: 'top',
    tones: cloth,
    faces: {
      top: path(nameplate(50, 0, 56), cloth.mark) + repeat(5, (i) => line(`M-90 ${-60 + i * 30}H0`, cloth.dark, 2)),
    },
  });
}

export const screenProtector = staged({
  lines: ['phone', 'tablet', 'watch', 'lens'],
  accessories: ['leaflet'],
  retailBox: [320, 470, 50],
  stage: (name) => {
    const { width, height } = protectedBy(name);
    return {
      size: [width + 400, height + 30, 340],
      front: [-14, 10],
      angle: [34, 14],
      focus: [140, height * 0.84, 100],
      zoom: 1.9,
      fillSize: 900,
    };
  },
  scene,
});
