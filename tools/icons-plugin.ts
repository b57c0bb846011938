import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { pageColours } from '#contract/brand-colours.ts';
import { brand } from '#contract/shop.ts';

/** The shop's icon, of which all others are made. */
const source = new URL('../brand/icon.svg', import.meta.url);
/** Signs on products in the brand's colours. */
const badges = new URL('../storefront/product-cards/badges/', import.meta.url);

interface Picture {
  /** Path below the site's root. */
  path: string;
  type: string;
  draw(): Promise<Buffer | string>;
}

interface Icon {
  /** Width and height in pixels. */
  size: number;
  /** The share of the width that the mark takes; around it is the mark's own background. Systems cut such icons to shapes of their own. */
  mark?: number;
}

const pictures: readonly Picture[] = [
  { path: 'favicon.svg', type: 'image/svg+xml', draw: () => readFile(source) },
  { path: 'favicon.ico', type: 'image/x-icon', draw: async () => icoOf(await draw({ size: 32 }), 32) },
  png('icons/180.png', { size: 180, mark: 1 }),
  png('icons/192.png', { size: 192 }),
  png('icons/512.png', { size: 512 }),
  png('icons/maskable-512.png', { size: 512, mark: 0.8 }),
  ...readdirSync(badges).map((file) => ({
    path: `badges/${file}`,
    type: 'image/svg+xml',
    draw: async () => inBrandColours(await readFile(new URL(file, badges), 'utf8')),
  })),
];

/** Makes the favicons and the icons of home screens from `brand/icon.svg`, and the badges, in builds and in development. */
export function iconsPlugin(): Plugin {
  return {
    name: 'icons',
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const { path, draw } of pictures) this.emitFile({ type: 'asset', fileName: path, source: await draw() });
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const picture = pictures.find(({ path }) => `/${path}` === request.url);
        if (!picture) return next();
        picture.draw().then((bytes) => response.setHeader('content-type', picture.type).end(bytes), next);
      });
    },
  };
}

function png(path: string, icon: Icon): Picture {
  return { path, type: 'image/png', draw: () => draw(icon) };
}

/** A picture outside of pages knows no custom properties: the colours are written into it. */
function inBrandColours(svg: string): string {
  const colours: Record<string, string> = pageColours(brand.colours);
  return svg.replace(/var\(--color-([\w-]+)\)/g, (_, name: string) => {
    const colour = colours[name];
    if (!colour) throw new Error(`${name} is no colour of the brand`);
    return colour;
  });
}

async function draw({ size, mark }: Icon): Promise<Buffer> {
  const svg = await readFile(source);
  const inner = Math.round(size * (mark ?? 1));
  let picture = sharp(svg, { density: await densityFor(svg, inner) }).resize(inner, inner, {
    fit: 'contain',
    background: '#0000',
  });
  if (mark !== undefined) {
    const margin = Math.round((size - inner) / 2);
    const background = await backgroundOf(svg);
    picture = picture
      .extend({ top: margin, bottom: size - inner - margin, left: margin, right: size - inner - margin, background })
      .flatten({ background });
  }
  return picture.png({ compressionLevel: 9 }).toBuffer();
}

/** The density at which an SVG is as wide as it should be, so that it is drawn sharply whatever its own size. */
async function densityFor(svg: Buffer, pixels: number): Promise<number> {
  const { width = pixels } = await sharp(svg).metadata();
  return Math.min(Math.max((72 * pixels) / width, 1), 2400);
}

/** The colour at the middle of the mark's upper edge, which its rounded corners leave; white if there is none. */
async function backgroundOf(svg: Buffer): Promise<{ r: number; g: number; b: number }> {
  const { data } = await sharp(svg, { density: await densityFor(svg, 64) })
    .resize(64, 64, { fit: 'contain', background: '#0000' })
    .ensureAlpha()
    .extract({ left: 32, top: 2, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [r = 255, g = 255, b = 255, alpha = 0] = data;
  return alpha > 127 ? { r, g, b } : { r: 255, g: 255, b: 255 };
}

/** An ICO file with one PNG: a header of 6 bytes and a directory entry of 16 (Microsoft, 'ICO file format'). */
function icoOf(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
