import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { drawBanner } from './banner.ts';
import { BANNER_LAYOUTS } from './banner-layouts.ts';
import { bolt } from './bolt.ts';
import { drawCategoryHover, drawCategoryIcon, drawIcon } from './category-icon.ts';
import { type Drawing, draw, KINDS, type Kind, linesOf, svg as svgOf, type View, viewsOf } from './drawing.ts';
import { HIGHLIGHT_ICONS } from './icons.ts';
import { Pen } from './pen.ts';
import { drawPlaceholder } from './placeholder.ts';
import { backdrop } from './studio.ts';

const COLOUR = '#3b5f8a';
const SMALL = 80;

/** The picture's pixels, three bytes each, on white. */
async function pixels(svg: string, width = SMALL, height = SMALL): Promise<Buffer> {
  const full = Number(/ width="(\d+)"/.exec(svg)?.[1]);
  const picture = sharp(Buffer.from(svg), { density: Math.max(1, (72 * width) / full) });
  return picture
    .resize(width, height, { fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .removeAlpha()
    .raw()
    .toBuffer();
}

function variance(bytes: Buffer): number {
  let [sum, squares] = [0, 0];
  for (const byte of bytes) {
    sum += byte;
    squares += byte ** 2;
  }
  return squares / bytes.length - (sum / bytes.length) ** 2;
}

/** The mean difference of two pictures in levels of 0 to 255. */
function difference(one: Buffer, other: Buffer): number {
  let sum = 0;
  for (let index = 0; index < one.length; index += 1) sum += Math.abs((one[index] ?? 0) - (other[index] ?? 0));
  return sum / one.length;
}

/** The ground alone, as all product pictures have it. */
const bareGround = (() => {
  const pen = new Pen('g');
  const ground = backdrop(pen);
  return pixels(svgOf(1200, 1200, pen, ground));
})();

test('the ground of product pictures ends at both sides in that of cards and galleries, so that no edge shows', async () => {
  const tokens = readFileSync(new URL('../../storefront/styles/tokens.css', import.meta.url), 'utf8');
  const hex = /--color-ground: #(\w{6});/.exec(tokens)?.[1] ?? '';
  const [red = 0, green = 0, blue = 0] = Buffer.from(hex, 'hex');
  const ground = await bareGround;
  for (let y = 0; y < SMALL; y += 1)
    for (const x of [0, SMALL - 1]) {
      const [r = 0, g = 0, b = 0] = ground.subarray(3 * (y * SMALL + x));
      expect(Math.max(Math.abs(r - red), Math.abs(g - green), Math.abs(b - blue)), `${x}, ${y}`).toBeLessThanOrEqual(1);
    }
});

/** How much the picture's outermost pixels differ from the bare ground at most, in levels of 0 to 255. */
function edgeDifference(picture: Buffer, ground: Buffer): number {
  let largest = 0;
  for (let y = 0; y < SMALL; y += 1) {
    const isOuterRow = y === 0 || y === SMALL - 1;
    for (let x = 0; x < SMALL; x += isOuterRow ? 1 : SMALL - 1)
      for (let index = 3 * (y * SMALL + x), end = index + 3; index < end; index += 1)
        largest = Math.max(largest, Math.abs((picture[index] ?? 0) - (ground[index] ?? 0)));
  }
  return largest;
}

function expectSoundIds(svg: string): void {
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const used = [...svg.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g)].map(([, url, href]) => url ?? href);
  expect(used.filter((id) => !ids.includes(id))).toEqual([]);
}

async function expectIcon(icon: string): Promise<void> {
  expectPlainSvg(icon);
  expect(icon).toMatch(/^<svg [^>]*width="96" height="96"/);
  const { channels } = await sharp(Buffer.from(icon)).stats();
  expect(channels[3]?.min).toBe(0);
  const used = new Set([...icon.matchAll(/(?:fill|stroke)="(#[^"]+)"/g)].map(([, colour]) => colour));
  expect([...used].sort()).toEqual(['#0E1726', '#FFD60A']);
}

function expectPlainSvg(svg: string): void {
  expect(svg).not.toMatch(/NaN|undefined|Infinity|<text|foreignObject|var\(/);
  expect(svg.length).toBeLessThan(60_000);
  expectSoundIds(svg);
}

/** Points of a path of straight lines, moved and scaled into a square of one unit, as text. */
function outlineOf(data: string): string {
  const points = [...data.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top, height] = [Math.min(...xs), Math.min(...ys), Math.max(...ys) - Math.min(...ys)];
  return points
    .map(([x, y]) => `${Math.round((20 * (x - left)) / height)},${Math.round((20 * (y - top)) / height)}`)
    .join(' ');
}

const boltOutline = outlineOf(bolt(0, 0, 100));

function showsBolt(svg: string): boolean {
  return [...svg.matchAll(/ d="(M[^"A-Z]+(?:L[^"A-Z]+){5}z)"/g)].some(
    ([, data = '']) => outlineOf(data) === boltOutline,
  );
}

/** The views that show the product alone. */
const ownViewsOf = (kind: Kind): View[] => viewsOf(kind).filter((view) => view !== 'scale');

interface Shot {
  name: string;
  line: string;
  view: View;
  picture: Buffer;
}

async function shotsOf(kind: Kind): Promise<Shot[]> {
  const wanted = linesOf(kind).flatMap((line) => ownViewsOf(kind).map((view) => ({ line, view })));
  return Promise.all(
    wanted.map(async ({ line, view }) => {
      const svg = draw({ kind, line, colour: COLOUR }, view);
      expectPlainSvg(svg);
      expect(showsBolt(svg), `${line} ${view}`).toBe(false);
      return { name: `${line} ${view}`, line, view, picture: await pixels(svg) };
    }),
  );
}

describe.each(KINDS)('a %s', (kind) => {
  test('has three to five views in each line, none blank, identical or cropped, and none with the mark of the shop', async () => {
    expect(ownViewsOf(kind).length).toBeGreaterThanOrEqual(3);
    expect(ownViewsOf(kind).length).toBeLessThanOrEqual(5);
    const shots = await shotsOf(kind);
    for (const { name, view, picture } of shots) {
      expect(variance(picture), name).toBeGreaterThan(60);
      if (view !== 'detail') expect(edgeDifference(picture, await bareGround), name).toBeLessThan(24);
    }
    for (const [index, one] of shots.entries()) {
      for (const other of shots.slice(index + 1)) {
        if (one.line !== other.line && one.view !== other.view) continue;
        expect(difference(one.picture, other.picture), `${one.name} and ${other.name}`).toBeGreaterThan(0.3);
      }
    }
  });

  test('shows the colour of its variant', async () => {
    const [red, green] = await Promise.all(
      ['#b3303a', '#2e7d4f'].map((colour) => pixels(draw({ kind, colour }, 'front'))),
    );
    expect(red && green && difference(red, green)).toBeGreaterThan(0.5);
  });

  test('has a category icon in ink and yellow on a transparent background, and a hover picture', async () => {
    await expectIcon(drawCategoryIcon(kind));
    const hover = drawCategoryHover(kind);
    expectPlainSvg(hover);
    expect(variance(await pixels(hover))).toBeGreaterThan(60);
  });
});

test.each(Object.entries(HIGHLIGHT_ICONS))(
  'the icon of the reason %s is in ink and yellow on a transparent background',
  async (_, icon) => {
    await expectIcon(drawIcon(icon));
  },
);

test('drawing is deterministic', () => {
  const drawing: Drawing = { kind: 'watch', line: 'round', colour: COLOUR };
  expect(draw(drawing, 'angle')).toBe(draw(drawing, 'angle'));
});

test('a view or a line that a kind does not have is rejected', () => {
  expect(() => draw({ kind: 'cable', colour: COLOUR }, 'back')).toThrow('no back view');
  expect(() => draw({ kind: 'phone', line: 'folding', colour: COLOUR }, 'front')).toThrow('no line "folding"');
});

describe('a banner', () => {
  const art: Drawing[] = [
    { kind: 'phone', colour: '#2b2f38' },
    { kind: 'phone', line: 'round-island', colour: '#c8a2b8' },
    { kind: 'earbuds', colour: '#eceef1' },
    { kind: 'watch', line: 'round', colour: '#3b5f8a' },
  ];

  test.each([1, 2, 3, 4])('of %i products uses the right colours', async (count) => {
    const svg = drawBanner({ art: art.slice(0, count), ground: 'ink', width: 1600, height: 600 });
    expectSoundIds(svg);
    expect(variance(await pixels(svg, 160, 60))).toBeGreaterThan(60);
  });

  const grounds = ['ink', 'blue', 'bolt', 'light'] as const;
  test.each(grounds.flatMap((ground) => BANNER_LAYOUTS.map((layout) => [ground, layout] as const)))(
    'on %s with the layout %s has a plain left side for text',
    async (ground, layout) => {
      const svg = drawBanner({ art: art.slice(0, 3), ground, layout, width: 1600, height: 600 });
      const picture = await pixels(svg, 160, 60);
      const quiet = Buffer.from(picture.filter((_, index) => Math.floor(index / 3) % 160 < 72 && index % 3 === 1));
      expect(variance(quiet)).toBeLessThan(120);
    },
  );

  test('without text has its first product in the middle', async () => {
    const [watch] = [{ kind: 'watch', colour: '#101010' } as const];
    const picture = await pixels(
      drawBanner({ art: [watch], ground: 'light', width: 1600, height: 600, quiet: 0 }),
      160,
      60,
    );
    const dark = [...picture.keys()].filter((index) => index % 3 === 1 && (picture[index] ?? 255) < 90);
    const columns = dark.map((index) => Math.floor(index / 3) % 160);
    expect(columns.reduce((sum, column) => sum + column, 0) / columns.length).toBeCloseTo(80, -1);
  });

  test('looks different in each of the six layouts', async () => {
    const pictures = await Promise.all(
      BANNER_LAYOUTS.map((layout) =>
        pixels(drawBanner({ art: art.slice(0, 1), ground: 'blue', layout, width: 1600, height: 600 }), 160, 60),
      ),
    );
    expect(pictures).toHaveLength(6);
    for (const [index, one] of pictures.entries())
      for (const other of pictures.slice(index + 1)) expect(difference(one, other)).toBeGreaterThan(0.5);
  });

  test('of no or too many products is rejected', () => {
    expect(() => drawBanner({ art: [], ground: 'ink', width: 1600, height: 600 })).toThrow('one to four');
    expect(() => drawBanner({ art: [...art, ...art], ground: 'ink', width: 1600, height: 600 })).toThrow('one to four');
  });
});

test('the placeholder has the mark of the shop in greys only', async () => {
  const svg = drawPlaceholder();
  expect(showsBolt(svg)).toBe(true);
  expectPlainSvg(svg);
  const colours = [...svg.matchAll(/#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})"/gi)].map((found) =>
    found.slice(1).map((byte) => Number.parseInt(byte, 16)),
  );
  for (const colour of colours) expect(Math.max(...colour) - Math.min(...colour)).toBeLessThan(24);
  expect(variance(await pixels(svg))).toBeGreaterThan(20);
});
