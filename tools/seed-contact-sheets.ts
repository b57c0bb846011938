import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { landingBanners } from '#seed/brand-landings.ts';
import { brandLogos } from '#seed/brand-logos.ts';
import { departmentPictures } from '#seed/category-banners.ts';
import { couponBanners } from '#seed/coupon-banners.ts';
import { products } from '#seed/data/catalogue.ts';
import { drawBanner } from '#seed/drawings/banner.ts';
import { drawCategoryHover, drawCategoryIcon } from '#seed/drawings/category-icon.ts';
import { type Drawing, draw, KINDS, linesOf, viewsOf } from '#seed/drawings/drawing.ts';
import { drawPlaceholder } from '#seed/drawings/placeholder.ts';
import { firstPicture } from '#seed/pictures.ts';

/**
 * Renders contact sheets of the seed drawings into `build/sheets`: one per kind, one per department with the products' card
 * pictures, and icons, logos and banners. `node tools/seed-contact-sheets.ts phone watch` renders these kinds only.
 */
const folder = 'build/sheets';
const requestedKinds = process.argv.slice(2);
const COLOURS = ['#2b2f38', '#e3e6ea', '#3b5f8a', '#c8a2b8'] as const;
const colour = (index: number) => COLOURS[index % COLOURS.length] ?? COLOURS[0];

async function renderSheet(
  name: string,
  columns: number,
  width: number,
  height: number,
  svgs: readonly string[],
): Promise<void> {
  const cells = svgs.map(async (svg, index) => ({
    input: await sharp(Buffer.from(svg)).resize(width, height).png().toBuffer(),
    left: (index % columns) * width,
    top: Math.floor(index / columns) * height,
  }));
  const size = { width: columns * width, height: Math.ceil(svgs.length / columns) * height };
  await sharp({ create: { ...size, channels: 3, background: '#ffffff' } })
    .composite(await Promise.all(cells))
    .png()
    .toFile(join(folder, `${name}.png`));
}

await mkdir(folder, { recursive: true });

for (const kind of KINDS.filter((name) => requestedKinds.length === 0 || requestedKinds.includes(name))) {
  const views = viewsOf(kind);
  const pictures = linesOf(kind).flatMap((line, index) =>
    views.map((view) => draw({ kind, line, colour: colour(index) }, view)),
  );
  await renderSheet(kind, views.length, 600, 600, pictures);
}

if (requestedKinds.length === 0) {
  await renderOverviews();
  await renderDepartments();
}

/** The card picture of each product, one sheet per department. */
async function renderDepartments(): Promise<void> {
  for (const [department, all] of Map.groupBy(products, ({ category }) => category.split('/')[0] ?? ''))
    await renderSheet(`department-${department}`, 8, 240, 240, all.map(firstPicture));
}

async function renderOverviews(): Promise<void> {
  const cards = KINDS.flatMap((kind) =>
    linesOf(kind).map((line, index) =>
      draw({ kind, line, colour: colour(index + kind.length) }, viewsOf(kind)[0] ?? 'front'),
    ),
  );
  await renderSheet('cards', 8, 300, 300, cards);
  await renderSheet('icons', 8, 192, 192, KINDS.map(drawCategoryIcon));
  await renderSheet('hovers', 6, 400, 400, KINDS.map(drawCategoryHover));
  await renderSheet('logos', 8, 160, 160, [...brandLogos.values()]);
  await renderSheet('brand-banners', 2, 800, 220, Object.values(landingBanners).map(drawBanner));
  await renderSheet('coupon-banners', 3, 600, 240, Object.values(couponBanners).map(drawBanner));
  const departmentSheet = (form: string, width: number, height: number) =>
    renderSheet(
      `department-banners-${form}`,
      2,
      width,
      height,
      Object.entries(departmentPictures).flatMap(([name, banner]) => (name.endsWith(form) ? [drawBanner(banner)] : [])),
    );
  await departmentSheet('wide', 800, 200);
  await departmentSheet('narrow', 540, 210);
  await renderSheet('placeholder', 1, 600, 600, [drawPlaceholder()]);

  const art: Drawing[] = [
    { kind: 'phone', line: 'column-lenses', colour: '#3b5f8a' },
    { kind: 'watch', line: 'round', colour: '#2b2f38' },
    { kind: 'earbuds', colour: '#eceef1' },
    { kind: 'laptop', colour: '#c9ced6' },
  ];
  const games: Drawing[] = [
    { kind: 'console', colour: '#2b2f38', accent: '#f0546c' },
    { kind: 'controller', colour: '#e3e6ea' },
    { kind: 'headphones', line: 'gaming', colour: '#2b2f38' },
  ];
  const home: Drawing[] = [
    { kind: 'robot-vacuum', colour: '#e3e6ea' },
    { kind: 'speaker', line: 'smart', colour: '#8fa3b8' },
  ];
  await renderSheet('banners', 1, 1600, 600, [
    drawBanner({ art: games, ground: 'ink', width: 1600, height: 600 }),
    drawBanner({ art: [{ kind: 'laptop', colour: '#c9ced6' }], ground: 'blue', width: 1600, height: 600 }),
    drawBanner({ art, ground: 'bolt', width: 1600, height: 600 }),
    drawBanner({ art: home, ground: 'light', width: 1600, height: 600 }),
  ]);
}
