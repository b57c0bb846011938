import { block } from '../bodies.ts';
import { type Projection, standing } from '../projection.ts';
import { circle, nameplate, path, rect, repeat, roundedBox } from '../shapes.ts';
import type { Art } from '../sketch.ts';
import { footShadow } from '../studio.ts';
import { weave } from './texture.ts';

/** Cloth or a grille on a front, around (0, 0). */
function screenOf({ pen, body, shape }: Art, width: number, height: number): string {
  const outline = roundedBox(width, height, 18);
  const ground = path(
    outline,
    pen.linear([
      [0, body.light],
      [0.4, body.base],
      [1, body.dark],
    ]),
  );
  if (shape.speaker?.surface !== 'grille') return ground + weave(pen, outline, body.darker, body.lighter, 4);
  const hole = `<circle cx="4" cy="4" r="2.6" fill="#07090d"/><circle cx="10" cy="10" r="2.6" fill="#07090d"/>`;
  return ground + path(outline, pen.pattern(12, 12, hole));
}

/** A sound bar, with the box for the bass and the speakers for the rear that belong to it. */
export function soundbar(art: Art, view: Projection): string {
  const { pen, accent, shape } = art;
  const form = shape.speaker ?? {};
  const [w, h, d] = form.size ?? [1010, 84, 110];
  const part = (x: number, z: number, size: readonly [number, number, number], front: string, top = '') => {
    const spot = standing(view, [x, 0, z]);
    return footShadow(art, spot, size[0], size[2], 18) + block(art, spot, { size, r: 18, faces: { front, top } });
  };
  const bass = () =>
    part(
      190,
      -330,
      [300, 400, 320],
      screenOf(art, 300, 400) +
        circle(0, 60, 96, '#0b0e14', { opacity: 0.35 }) +
        path(nameplate(0, -130, 50), art.body.mark),
    );
  const rears = () =>
    [-330, -180]
      .map((x) => part(x, -250, [110, 170, 110], screenOf(art, 120, 190) + path(nameplate(0, 70, 30), art.body.mark)))
      .join('');
  const display =
    rect(w / 2 - 190, -14, 130, 28, 8, '#07090e', { opacity: 0.75 }) +
    repeat(4, (i) => circle(w / 2 - 166 + i * 22, 0, 4, accent.light));
  const seams = form.detachableEnds
    ? [-1, 1].map((side) => rect(side * (w / 2 - 128) - 4, -h / 2, 8, h, 0, '#07090e', { opacity: 0.8 })).join('')
    : '';
  const glass = pen.linear(
    [
      [0, '#3b414d'],
      [0.4, '#0d0f14'],
      [1, '#22262e'],
    ],
    [0, 0, 1, 0.4],
  );
  const top =
    form.surface === 'glass'
      ? rect(-w / 2 + 6, -d / 2 + 6, w - 12, d - 12, 14, glass) + path(nameplate(0, 10, 60), '#c9d0db')
      : repeat(4, (i) => circle(-54 + i * 36, 0, 9, art.body.lighter, { opacity: 0.7 })) +
        (form.detachableEnds
          ? [-1, 1].map((side) => rect(side * (w / 2 - 128) - 4, -d / 2, 8, d, 0, '#07090e', { opacity: 0.8 })).join('')
          : '');
  return (
    (form.rears ? rears() : '') +
    (shape.subwoofer === false ? '' : bass()) +
    part(0, 0, [w, h, d], screenOf(art, w, h) + seams + display + path(nameplate(0, 0, 40), art.body.mark), top)
  );
}
