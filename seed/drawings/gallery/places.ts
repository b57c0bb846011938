import type { Pen } from '../pen.ts';
import { group, rect } from '../shapes.ts';
import { books, cup, lamp, person, plant, sideboard } from './furniture.ts';
import type { LifeSize } from './life-size.ts';
import { fine } from './life-size.ts';

const SIZE = 1200;
/** Pixels of a millimetre at most: what is beside a small product has to fit in. */
const LARGEST = 2.5;
/** Pixels of a millimetre above which a lamp is cut off. */
const LAMP_FITS = 1.75;

function wall(pen: Pen, floor: number, [top, bottom]: readonly [string, string]): string {
  const light = pen.radial(
    [
      [0, '#ffffff', 0.75],
      [1, '#ffffff', 0],
    ],
    0.3,
    0.2,
    0.8,
  );
  const paint = pen.linear([
    [0, top],
    [1, bottom],
  ]);
  return rect(0, 0, SIZE, floor, 0, paint) + rect(0, 0, SIZE, floor, 0, light);
}

const scaled = (content: string, x: number, y: number, scale: number) =>
  group(content, { transform: `translate(${Math.round(x)} ${Math.round(y)}) scale(${fine(scale)})` });

/** The product on a desk with a lamp, a cup and books, all to scale; it is about `share` of the picture wide. */
export function onDesk(pen: Pen, { picture, left, right, height }: LifeSize, share: number): string {
  const scale = Math.min((share * SIZE) / (left + right), 640 / height, LARGEST);
  const desk = 860;
  const top = pen.linear([
    [0, '#dcbb94'],
    [0.12, '#cfa97f'],
    [1, '#b48a60'],
  ]);
  const isLarge = right * scale > 300;
  const foot = desk + 120;
  const beside = Math.max(330, left * scale);
  return (
    wall(pen, desk, ['#eef1f5', '#dfe5ec']) +
    rect(0, desk, SIZE, SIZE - desk, 0, top) +
    rect(0, desk, SIZE, 10, 0, '#ecd3b3') +
    (scale > LAMP_FITS ? '' : scaled(lamp(pen), Math.max(70, 600 - beside - 70 * scale), desk + 46, scale)) +
    scaled(plant(pen, 210), Math.min(1150, 600 + beside + 60 * scale), desk + 40, scale) +
    scaled(picture, 600, foot, scale) +
    scaled(cup(pen, '#4f7fb8'), Math.min(1110, 600 + right * scale + 70 * scale), foot + (isLarge ? 96 : 70), scale) +
    (isLarge
      ? ''
      : scaled(books(['#c2544d', '#3d6f73', '#e0a941']), 600 - left * scale - 150 * scale, foot + 40, scale))
  );
}

/** The product on the floor of a room beside a person. */
export function onFloor(pen: Pen, { picture }: LifeSize): string {
  const scale = SIZE / 2300;
  return (
    room(pen) +
    scaled(plant(pen, 1150), 170, 1064, scale) +
    scaled(picture, 470, 1110, scale) +
    scaled(person(), 860, 1130, scale)
  );
}

/** The wall and the floor of a room. */
function room(pen: Pen): string {
  const boards = pen.linear([
    [0, '#cdb292'],
    [1, '#b3946f'],
  ]);
  return (
    wall(pen, FLOOR, ['#e9edf2', '#d9e0e8']) +
    rect(0, FLOOR, SIZE, SIZE - FLOOR, 0, boards) +
    rect(0, FLOOR - 14, SIZE, 14, 0, '#f7f8fa')
  );
}

const FLOOR = 980;

/** A living room of which 3 metres are seen: `mounted` hangs at the wall, `stood` stands on the sideboard below it. */
export function inRoom(pen: Pen, mounted: string, middle: number, stood = ''): string {
  const scale = SIZE / 3000;
  return (
    room(pen) +
    scaled(sideboard(pen, 1800), 500, FLOOR + 60, scale) +
    scaled(stood, 500, FLOOR + 60 - 455 * scale, scale) +
    scaled(mounted, 500, FLOOR + 60 - middle * scale, scale) +
    scaled(plant(pen, 1150), 80, FLOOR + 84, scale) +
    scaled(person(), 1010, FLOOR + 150, scale)
  );
}
