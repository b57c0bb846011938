import { landingBanners } from '#seed/brand-landings.ts';
import { brandLogos } from '#seed/brand-logos.ts';
import { departmentPictures } from '#seed/category-banners.ts';
import { couponBanners } from '#seed/coupon-banners.ts';
import { products } from '#seed/data/catalogue.ts';
import { drawBanner } from '#seed/drawings/banner.ts';
import { drawCategoryHover, drawCategoryIcon } from '#seed/drawings/category-icon.ts';
import { type Drawing, draw, KINDS, type Kind, linesOf, viewsOf } from '#seed/drawings/drawing.ts';
import { drawPlaceholder } from '#seed/drawings/placeholder.ts';
import { firstPicture } from '#seed/pictures.ts';
import { drawingOf } from '#seed/product-drawing.ts';
import { renderSheet } from './sheet.ts';

const COLOURS = ['#2b2f38', '#e3e6ea', '#3b5f8a', '#c8a2b8'] as const;
const colour = (index: number) => COLOURS[index % COLOURS.length] ?? COLOURS[0];

function renderPictures(
  name: string,
  columns: number,
  width: number,
  height: number,
  svgs: readonly string[],
): Promise<void> {
  return renderSheet(
    name,
    columns,
    svgs.map((svg) => [{ svg, width, height }]),
  );
}

/** A product of a line in the given colour, as large as a real one, which the views to scale need. */
function drawingOfLine(kind: Kind, line: string, shade: string): Drawing {
  const example = products.find(({ drawing }) => drawing.kind === kind && (drawing.line ?? linesOf(kind)[0]) === line);
  const [sku] = example?.skus ?? [];
  return example && sku ? { ...drawingOf(example, sku), colour: shade } : { kind, line, colour: shade };
}

/** The views of each line of a kind. */
export async function renderKind(kind: Kind): Promise<void> {
  const views = viewsOf(kind);
  const pictures = linesOf(kind).flatMap((line, index) => {
    const drawing = drawingOfLine(kind, line, colour(index));
    return views.flatMap((view) => (view === 'scale' && !drawing.measures ? [] : [draw(drawing, view)]));
  });
  await renderPictures(kind, views.length, 600, 600, pictures);
}

/** The card picture of each product, one sheet per department. */
export async function renderDepartments(): Promise<void> {
  for (const [department, all] of Map.groupBy(products, ({ category }) => category.split('/')[0] ?? ''))
    await renderPictures(`department-${department}`, 8, 240, 240, all.map(firstPicture));
}

/** The card picture of each line, and icons, logos and banners. */
export async function renderOverviews(): Promise<void> {
  const cards = KINDS.flatMap((kind) =>
    linesOf(kind).map((line, index) =>
      draw({ kind, line, colour: colour(index + kind.length) }, viewsOf(kind)[0] ?? 'front'),
    ),
  );
  await renderPictures('cards', 8, 300, 300, cards);
  await renderPictures('icons', 8, 192, 192, KINDS.map(drawCategoryIcon));
  await renderPictures('hovers', 6, 400, 400, KINDS.map(drawCategoryHover));
  await renderPictures('logos', 8, 160, 160, [...brandLogos.values()]);
  await renderPictures('brand-banners', 2, 800, 220, Object.values(landingBanners).map(drawBanner));
  await renderPictures('coupon-banners', 3, 600, 240, Object.values(couponBanners).map(drawBanner));
  const departmentSheet = (form: string, width: number, height: number) =>
    renderPictures(
      `department-banners-${form}`,
      2,
      width,
      height,
      Object.entries(departmentPictures).flatMap(([name, banner]) => (name.endsWith(form) ? [drawBanner(banner)] : [])),
    );
  await departmentSheet('wide', 800, 200);
  await departmentSheet('narrow', 540, 210);
  await renderPictures('placeholder', 1, 600, 600, [drawPlaceholder()]);

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
  await renderPictures('banners', 1, 1600, 600, [
    drawBanner({ art: games, ground: 'ink', width: 1600, height: 600 }),
    drawBanner({ art: [{ kind: 'laptop', colour: '#c9ced6' }], ground: 'blue', width: 1600, height: 600 }),
    drawBanner({ art, ground: 'bolt', width: 1600, height: 600 }),
    drawBanner({ art: home, ground: 'light', width: 1600, height: 600 }),
  ]);
}
