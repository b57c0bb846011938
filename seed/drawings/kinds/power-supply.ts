import { block, METAL, rotor, screw } from '../bodies.ts';
import { mix, tones } from '../colour.ts';
import type { Projection } from '../projection.ts';
import { circle, line, nameplate, path, rect, repeat } from '../shapes.ts';
import type { Art } from '../sketch.ts';
import { staged } from '../staging.ts';
import { footShadow } from '../studio.ts';

const [W, H, D] = [620, 340, 580];

/** The fan under its grille, on the lid. */
function lid(art: Art): string {
  const { body, accent } = art;
  const blades = tones(mix('#2b303a', body.base, 0.15));
  return (
    circle(0, 0, 246, '#07090d', { stroke: body.darker, 'stroke-width': 4 }) +
    rotor(art, 238, 9, blades, tones('#1b1f27')) +
    repeat(6, (i) => circle(0, 0, 60 + i * 36, 'none', { stroke: '#11141a', 'stroke-width': 9 })) +
    repeat(6, (i) => circle(0, -1.5, 60 + i * 36, 'none', { stroke: '#8b93a1', 'stroke-width': 3, opacity: 0.8 })) +
    repeat(4, (i) => line(`M${62} 0H244`, '#11141a', 9, { transform: `rotate(${45 + i * 90})` })) +
    circle(0, 0, 60, '#14171d', { stroke: accent.base, 'stroke-width': 5 }) +
    path(nameplate(0, 0, 76), accent.lighter) +
    [-1, 1].map((x) => [-1, 1].map((y) => screw(x * 278, y * 256, 12)).join('')).join('')
  );
}

function sockets(art: Art): string {
  const plug = (x: number, y: number, columns: number) =>
    rect(x, y, columns * 20 + 10, 50, 5, '#0a0c10', { stroke: '#4b5361', 'stroke-width': 2 }) +
    repeat(columns * 2, (i) =>
      rect(x + 7 + (i % columns) * 20, y + 7 + Math.floor(i / columns) * 20, 15, 15, 3, '#2b303a'),
    );
  return (
    rect(-W / 2 + 26, -H / 2 + 30, W - 52, H - 60, 12, mix(art.body.base, '#0c0f14', 0.6)) +
    plug(-266, -112, 12) +
    plug(10, -112, 4) +
    plug(130, -112, 4) +
    plug(-266, -30, 4) +
    plug(-146, -30, 4) +
    plug(-26, -30, 6) +
    plug(140, -30, 4) +
    plug(-266, 54, 5) +
    plug(-130, 54, 5) +
    path(nameplate(196, 84, 74), '#ffffff') +
    rect(20, 66, 110, 10, 5, '#6b7484') +
    rect(20, 88, 74, 10, 5, '#6b7484')
  );
}

function outlet(art: Art): string {
  const hex = art.pen.pattern(
    26,
    45,
    '<path d="M13 1L24 7.5V20L13 26.5L2 20V7.5zM0 23.5L11 30V42.5L0 49L-11 42.5V30zM26 23.5L37 30V42.5L26 49L15 42.5V30z" fill="#05070a"/>',
  );
  return (
    rect(-W / 2 + 24, -H / 2 + 24, W - 48, H - 48, 8, hex) +
    rect(120, -110, 150, 150, 10, '#14171d', { stroke: METAL.dark, 'stroke-width': 3 }) +
    path('M140 -70L160 -92H230L250 -70V20H140z', '#05070a') +
    rect(160, -50, 10, 34, 2, METAL.light) +
    rect(190, -60, 10, 34, 2, METAL.light) +
    rect(220, -50, 10, 34, 2, METAL.light) +
    rect(150, 66, 90, 54, 8, '#d92d20', { stroke: '#14171d', 'stroke-width': 5 }) +
    rect(190, 80, 5, 26, 2, '#ffffff')
  );
}

function scene(art: Art, view: Projection): string {
  const { body, accent } = art;
  const side =
    path(`M${-D / 2} ${H / 2}L${-D / 2 + 150} ${-H / 2}H${-D / 2 + 250}L${-D / 2 + 100} ${H / 2}z`, accent.base) +
    path(nameplate(20, 0, 150), body.mark) +
    rect(110, -34, 130, 22, 11, body.mark) +
    rect(110, 8, 90, 14, 7, body.mark, { opacity: 0.6 });
  return (
    footShadow(art, view, W, D, 16) +
    block(art, view, {
      size: [W, H, D],
      r: 10,
      layers: 60,
      faces: { top: lid(art), front: sockets(art), back: outlet(art), right: side, left: side },
    })
  );
}

export const powerSupply = staged({
  lines: ['standard'],
  accessories: ['cable', 'leaflet'],
  retailBox: [480, 340, 200],
  stage: () => ({
    size: [W, H, D],
    front: [0, 30],
    angle: [-40, 30],
    back: [144, 24],
    focus: [120, 340, 180],
    fillSize: 860,
  }),
  scene,
});
