import { join } from 'node:path';
import sharp from 'sharp';

/** Where the sheets are written. */
export const folder = 'build/sheets';

/** A picture and its size in pixels; text in it is drawn in the fonts of the machine. */
export interface Cell {
  svg: string;
  width: number;
  height: number;
}

/** Writes a sheet of cells as PNG, each a column of pictures on top of each other; all cells have the same size. */
export async function renderSheet(name: string, columns: number, cells: readonly (readonly Cell[])[]): Promise<void> {
  const [first = []] = cells;
  const width = first[0]?.width ?? 0;
  const height = first.reduce((sum, part) => sum + part.height, 0);
  const parts = cells.flatMap((cell, index) => {
    let top = Math.floor(index / columns) * height;
    return cell.map((part) => {
      const place = { left: (index % columns) * width, top };
      top += part.height;
      return { part, place };
    });
  });
  const composed = await Promise.all(
    parts.map(async ({ part, place }) => ({
      input: await sharp(Buffer.from(part.svg)).resize(part.width, part.height).png().toBuffer(),
      ...place,
    })),
  );
  const size = { width: columns * width, height: Math.ceil(cells.length / columns) * height };
  await sharp({ create: { ...size, channels: 3, background: '#ffffff' } })
    .composite(composed)
    .png()
    .toFile(join(folder, `${name}.png`));
}
