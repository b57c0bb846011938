import { block, lamp, METAL, tube } from '../bodies.ts';
import { mix, tones } from '../colour.ts';
import { type Projection, standing, TOP } from '../projection.ts';
import { glare, iconRow, wallpaper } from '../screen.ts';
import { circle, group, line, moved, nameplate, path, rect, repeat } from '../shapes.ts';
import type { Art } from '../sketch.ts';
import { staged } from '../staging.ts';
import { footShadow } from '../studio.ts';
import { chosen } from '../variety.ts';
import { keysPath, letterBlock } from './keycaps.ts';
import { CASE_SIZE, paintCase } from './pc-case.ts';
import { usbC } from './sockets.ts';

const [TH, TD] = [640, 560];

/** The width of a tower. */
const widthOf = (line: string) => (line === 'slim' ? 190 : 300);

function tower(art: Art, view: Projection): string {
  const { pen, body, accent } = art;
  const dark = mix(body.base, '#0b0e14', 0.6);
  const TW = widthOf(art.line);
  const right = TW / 2 - 62;
  const front =
    path(`M${-TW / 2 + 20} ${-TH / 2 + 20}H${TW / 2 - 20}V-60L${right - 48} 60V${TH / 2 - 20}H${-TW / 2 + 20}z`, dark) +
    path(`M${TW / 2 - 20} -60L${right - 48} 60V${TH / 2 - 20}`, 'none', {
      stroke: accent.base,
      'stroke-width': 8,
      'stroke-linejoin': 'round',
    }) +
    repeat(12, (i) => line(`M${-TW / 2 + 46} ${-20 + i * 26}H${right - (i < 3 ? 38 + i * 18 : 82)}`, '#05070a', 9)) +
    path(nameplate(-TW / 2 + 66, TH / 2 - 60, 72), '#f4f6fa') +
    circle(right, -250, 18, '#0a0c10', { stroke: accent.light, 'stroke-width': 4 }) +
    moved(usbC(44), right, -200) +
    rect(right - 24, -172, 48, 24, 4, '#0a0c10', { stroke: METAL.base, 'stroke-width': 2 }) +
    lamp(pen, right, -126, 5, accent.light);
  const side =
    rect(
      -TD / 2 + 60,
      -90,
      TD - 120,
      250,
      20,
      pen.pattern(20, 20, `<circle cx="10" cy="10" r="5.5" fill="${body.darker}"/>`),
    ) + path(nameplate(0, -200, 90), body.mark);
  return (
    footShadow(art, view, TW, TD, 20) +
    block(art, view, { size: [TW, TH, TD], r: 20, layers: 60, faces: { front, right: side, left: side } })
  );
}

const MW = 560;

/** The height of a small computer. */
const heightOf = (line: string) => (line === 'studio' ? 280 : 150);

function mini(art: Art, view: Projection): string {
  const { pen, body, accent } = art;
  const MH = heightOf(art.line);
  const low = MH / 2 - 65;
  const front =
    moved(usbC(64), -170, low) +
    moved(usbC(64), -80, low) +
    rect(0, low - 18, 70, 34, 5, '#0a0c10', { stroke: METAL.base, 'stroke-width': 3 }) +
    circle(120, low, 15, '#0a0c10', { stroke: METAL.base, 'stroke-width': 3 }) +
    lamp(pen, 196, low, 6, accent.light);
  const top =
    circle(0, 0, 150, 'none', { stroke: body.seam, 'stroke-width': 2, opacity: 0.35 }) +
    path(nameplate(0, 0, 190), body.mark);
  return (
    footShadow(art, view, MW * 0.95, MW * 0.95, 100) +
    tube(art, view, { at: [0, 0, 0], frame: TOP, r: MW * 0.36, length: 20, tones: tones('#1b1f27'), layers: 8 }) +
    block(art, view, { at: [0, 16, 0], size: [MW, MH, MW], r: 110, round: 'top', soft: 0.02, faces: { front, top } })
  );
}

const [SW, SH] = [900, 560];

function deskKeyboard(art: Art, view: Projection): string {
  const { body, accent } = art;
  const white = tones(mix('#f1f3f6', body.base, 0.2));
  const unit = 36;
  const keys = letterBlock();
  const caps = keysPath(keys, unit, unit, 5);
  return (
    footShadow(art, standing(view, [-90, 0, 380]), 600, 210, 20) +
    block(art, view, {
      at: [-90, 0, 380],
      size: [580, 14, 216],
      r: 22,
      round: 'top',
      tones: white,
      layers: 6,
      faces: {
        top: group(path(caps, mix(white.base, '#ffffff', 0.6), { stroke: white.dark, 'stroke-width': 2 }), {
          transform: `translate(${-7.5 * unit} ${-2.5 * unit})`,
        }),
      },
    }) +
    tube(art, view, {
      at: [320, 0, 400],
      frame: TOP,
      r: 62,
      length: 34,
      tones: white,
      profile: (t) => 1 - 0.4 * t ** 5,
      cap: rect(-3, -26, 6, 22, 3, accent.base),
    })
  );
}

function allInOne(art: Art, view: Projection): string {
  const { pen, body, accent } = art;
  const [w, h] = [SW - 24, SH - 84];
  const screen =
    rect(-SW / 2 + 4, -SH / 2 + 4, SW - 8, h + 24, 14, '#080a0f') +
    moved(
      group(
        wallpaper(pen, w, h, accent, 'ribbons') +
          rect(60, 60, 330, 200, 16, '#ffffff', { opacity: 0.94 }) +
          rect(84, 86, 120, 13, 6, '#1f2a3d') +
          [60, 96, 74, 124, 100]
            .map((bar, i) => rect(92 + i * 56, 236 - bar, 34, bar, 6, i % 2 ? accent.base : accent.light))
            .join('') +
          rect(w / 2 - 170, h - 58, 340, 46, 14, '#ffffff', { opacity: 0.26 }) +
          iconRow(pen, w / 2 - 155, h - 51, 32, 14, [
            '#34c38f',
            accent.base,
            '#f5a524',
            '#f0546c',
            '#8b5cf6',
            '#38bdf8',
            '#e2e8f0',
          ]) +
          glare(pen, w, h, 0.45),
        { 'clip-path': pen.clip(rect(0, 0, w, h, 5, '#000')) },
      ),
      -w / 2,
      -SH / 2 + 14,
    ) +
    path(nameplate(0, SH / 2 - 36, 40), body.mark);
  const stand =
    block(art, view, { at: [0, 0, -20], size: [300, 12, 220], r: 20, round: 'top', layers: 6 }) +
    block(art, view, { at: [0, 10, -60], size: [200, 220, 24], r: 10, layers: 12 });
  return (
    footShadow(art, view, 320, 230, 20) +
    stand +
    block(art, view, { at: [0, 150, -10], size: [SW, SH, 40], r: 22, layers: 18, faces: { front: screen } }) +
    deskKeyboard(art, view)
  );
}

/** The cases of computers for games. */
const CASES = ['glass', 'mesh'] as const;

export const desktop = staged({
  lines: ['tower', 'mini', 'all-in-one', 'slim', 'studio', 'gaming'],
  accessories: ['cable', 'leaflet'],
  retailBox: [440, 480, 240],
  stage: (line) => {
    if (line === 'gaming')
      return { size: CASE_SIZE, front: [38, 14], angle: [58, 18], focus: [-120, 400, 60], fillSize: 900 };
    if (line === 'mini' || line === 'studio')
      return {
        size: [MW, heightOf(line) + 16, MW],
        front: [0, 30],
        angle: [-36, 28],
        focus: [120, 120, 260],
        fillSize: 900,
      };
    if (line === 'all-in-one')
      return { size: [SW, SH + 150, 620], front: [0, 14], angle: [-30, 18], focus: [200, 430, 10], fillSize: 1000 };
    return {
      size: [widthOf(line), TH, TD],
      front: [-24, 14],
      angle: [-46, 20],
      focus: [60, 480, TD / 2],
      fillSize: 880,
    };
  },
  scene(art, view) {
    if (art.line === 'gaming') return paintCase({ ...art, line: chosen(CASES, art.seed, 4) }, view);
    if (art.line === 'mini' || art.line === 'studio') return mini(art, view);
    return art.line === 'all-in-one' ? allInOne(art, view) : tower(art, view);
  },
});
