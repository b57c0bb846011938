import { figures, figuresWidth, glare, iconRow, type Scene, wallpaper } from '../screen.ts';
import { circle, group, moved, path, rect } from '../shapes.ts';
import type { Art } from '../sketch.ts';
import { metal } from './phone-body.ts';
import { CORNER, HEIGHT, WIDTH } from './phone-cameras.ts';

const SCENES: Readonly<Record<string, Scene>> = {
  'camera-bar': 'aurora',
  'round-island': 'prism',
  'column-lenses': 'dunes',
  'grid-island': 'prism',
  'squircle-island': 'aurora',
  plateau: 'dunes',
};

/** The picture behind the controls of a phone's screen. */
export const phoneScene = ({ line, shape }: Art): Scene => shape.wallpaper?.scene ?? SCENES[line] ?? 'ribbons';

/** What interrupts the top of a screen of width `w`. */
function screenTop({ shape, line }: Art, w: number): string {
  const top = shape.screenTop ?? (line === 'square-island' || line === 'plateau' ? 'island' : 'hole');
  const x = w / 2;
  if (top === 'island') return rect(x - 55, 22, 110, 32, 16, '#04060a');
  if (top === 'notch')
    return (
      path(`M${x - 100} 0q12 0 14 14q4 26 30 26h112q26 0 30-26q2-14 14-14z`, '#04060a') +
      circle(x - 46, 18, 6, '#26324a')
    );
  return circle(x, 37, 13, '#04060a') + circle(x - 2, 35, 4, '#26324a');
}

/** The home screen of a phone that fills (0, 0) to (w, h). */
export function homeScreen(art: Art, w: number, h: number, r: number): string {
  const { pen, accent } = art;
  const clock = figures('10:28', (w - figuresWidth('10:28', 88)) / 2, 142, 88, '#ffffff', 0.085);
  const date = rect(w / 2 - 78, 104, 156, 10, 5, '#ffffff', { opacity: 0.75 });
  const widgets =
    rect(24, 292, 158, 112, 26, '#ffffff', { opacity: 0.22 }) +
    rect(w - 182, 292, 158, 112, 26, '#ffffff', { opacity: 0.22 }) +
    circle(66, 348, 24, 'none', { stroke: '#ffffff', 'stroke-width': 7, opacity: 0.9 }) +
    rect(106, 330, 56, 9, 4.5, '#ffffff', { opacity: 0.9 }) +
    rect(106, 352, 38, 8, 4, '#ffffff', { opacity: 0.6 }) +
    [22, 40, 30, 52, 44]
      .map((high, bar) => rect(w - 156 + bar * 23, 374 - high, 13, high, 5, '#ffffff', { opacity: 0.85 }))
      .join('');
  const dock =
    rect(w / 2 - 175, h - 116, 350, 98, 34, '#ffffff', { opacity: 0.24 }) +
    iconRow(pen, w / 2 - 156, h - 101, 66, 16, ['#34c38f', accent.base, '#f5a524', '#f0546c']);
  const status =
    rect(w - 66, 31, 30, 14, 4, '#ffffff', { opacity: 0.9 }) +
    [0, 1, 2, 3]
      .map((bar) => rect(w - 100 + bar * 7, 43 - bar * 3.2, 4.5, 3 + bar * 3.2, 1, '#ffffff', { opacity: 0.9 }))
      .join('');
  return group(
    wallpaper(pen, w, h, accent, phoneScene(art)) +
      date +
      clock +
      widgets +
      dock +
      status +
      screenTop(art, w) +
      glare(pen, w, h, 0.55) +
      rect(w / 2 - 62, h - 12, 124, 5, 2.5, '#ffffff', { opacity: 0.8 }),
    { 'clip-path': pen.clip(rect(0, 0, w, h, r, '#000')) },
  );
}

/** The lit front of a phone, from (0, 0). */
export function phoneFront(art: Art): string {
  return (
    rect(0, 0, WIDTH, HEIGHT, CORNER, metal(art)) +
    rect(6, 6, WIDTH - 12, HEIGHT - 12, CORNER - 6, '#05070b') +
    moved(homeScreen(art, WIDTH - 38, HEIGHT - 38, CORNER - 17), 19, 19)
  );
}
