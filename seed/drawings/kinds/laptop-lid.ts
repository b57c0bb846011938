import { mix } from '../colour.ts';
import { figures, glare, iconRow, wallpaper } from '../screen.ts';
import { circle, group, moved, nameplate, path, rect, roundedBox } from '../shapes.ts';
import type { Art } from '../sketch.ts';
import { weave } from './texture.ts';

/** The lid's width and height. */
export const WIDTH = 790;
export const LID = 516;

/** The lit screen with its frame, around (0, 0). */
export function laptopScreen(art: Art): string {
  const { pen, accent, line } = art;
  const [w, h] = [WIDTH - 30, LID - (line === 'thin' ? 40 : 54)];
  const usual = line === 'gaming' ? 'prism' : line === 'convertible' ? 'aurora' : 'ribbons';
  const scene = art.shape.wallpaper?.scene ?? usual;
  const bar =
    rect(w / 2 - 190, h - 52, 380, 44, 14, '#ffffff', { opacity: 0.26 }) +
    iconRow(pen, w / 2 - 176, h - 46, 32, 13, [
      '#34c38f',
      accent.base,
      '#f5a524',
      '#f0546c',
      '#8b5cf6',
      '#38bdf8',
      '#e2e8f0',
      '#64748b',
    ]);
  const pane =
    rect(60, 58, 300, 212, 14, '#ffffff', { opacity: 0.94 }) +
    rect(60, 58, 88, 212, 14, '#eef1f6') +
    ['#f0546c', '#f5a524', '#34c38f'].map((c, i) => circle(78 + i * 17, 76, 5, c)).join('') +
    [0, 1, 2, 3, 4]
      .map((i) => rect(76, 104 + i * 24, 52 - (i % 3) * 9, 8, 4, i === 1 ? accent.base : '#b6bfcd'))
      .join('') +
    [50, 88, 64, 116, 96, 132]
      .map((high, i) => rect(172 + i * 28, 236 - high, 17, high, 5, i % 2 === 0 ? accent.light : accent.base))
      .join('');
  const speedometer =
    circle(150, h / 2 - 20, 74, '#0b0f1a', { opacity: 0.55 }) +
    circle(150, h / 2 - 20, 62, 'none', {
      stroke: accent.lighter,
      'stroke-width': 11,
      'stroke-dasharray': '280 390',
      'stroke-linecap': 'round',
      transform: `rotate(130 150 ${h / 2 - 20})`,
    }) +
    figures('144', 116, h / 2 - 36, 32, '#ffffff', 0.13) +
    rect(w * 0.52, h * 0.36, 210, 20, 10, '#ffffff', { opacity: 0.94 }) +
    rect(w * 0.52, h * 0.43, 140, 12, 6, '#ffffff', { opacity: 0.6 }) +
    rect(w * 0.52, h * 0.5, 104, 36, 18, accent.light);
  const content =
    wallpaper(pen, w, h, accent, scene) + (line === 'gaming' ? speedometer : pane) + bar + glare(pen, w, h, 0.5);
  return (
    path(roundedBox(WIDTH, LID, 22), '#06080c') +
    moved(group(content, { 'clip-path': pen.clip(rect(0, 0, w, h, 7, '#000')) }), -w / 2, -LID / 2 + 17) +
    circle(0, -LID / 2 + 9, 3.2, '#263044') +
    path(roundedBox(WIDTH - 2, LID - 2, 21), 'none', {
      stroke: art.body.light,
      'stroke-width': 2,
      'stroke-opacity': 0.7,
    })
  );
}

/** The outer side of the lid, around (0, 0). */
export function lidBack(art: Art): string {
  const { pen, body, accent, line } = art;
  const face = path(
    roundedBox(WIDTH, LID, 24),
    pen.linear(
      [
        [0, body.light],
        [0.5, body.base],
        [1, body.dark],
      ],
      [0, 0, 1, 0.8],
    ),
    { stroke: body.lighter, 'stroke-width': 2, 'stroke-opacity': 0.6 },
  );
  if (line === 'gaming') {
    const cut = `M${-WIDTH / 2 + 60} ${LID / 2}L-150 ${-LID / 2 + 120}H150L${WIDTH / 2 - 60} ${LID / 2}`;
    return (
      face +
      path(cut, body.darker, { opacity: 0.35 }) +
      path(cut, 'none', { stroke: accent.base, 'stroke-width': 3.5 }) +
      path(nameplate(0, -20, 150), accent.light)
    );
  }
  if (line === 'convertible') {
    const cloth = `M${-WIDTH / 2} ${LID * 0.12}H${WIDTH / 2}V${LID / 2 - 24}Q${WIDTH / 2} ${LID / 2} ${WIDTH / 2 - 24} ${LID / 2}H${-WIDTH / 2 + 24}Q${-WIDTH / 2} ${LID / 2} ${-WIDTH / 2} ${LID / 2 - 24}z`;
    return (
      face +
      path(cloth, mix(body.dark, body.darker, 0.4)) +
      weave(pen, cloth, body.darker, body.lighter, 5) +
      path(nameplate(-WIDTH / 2 + 74, -LID / 2 + 78, 70), body.mark)
    );
  }
  return face + path(nameplate(0, -6, 104), body.mark);
}
