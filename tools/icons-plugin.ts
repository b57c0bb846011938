import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Plugin } from 'vite';

/** The shop's mark, of which all icons are made. */
const source = new URL('../public/favicon.svg', import.meta.url);

interface Icon {
  /** Path below the site's root. */
  path: string;
  type: string;
  /** Width and height in pixels. */
  size: number;
  /** The share of the width that the mark takes; around it is the mark's own background. Systems cut such icons to shapes of their own. */
  mark?: number;
}

const icons: readonly Icon[] = [
  { path: 'favicon.ico', type: 'image/x-icon', size: 32 },
  { path: 'icons/180.png', type: 'image/png', size: 180, mark: 1 },
  { path: 'icons/192.png', type: 'image/png', size: 192 },
  { path: 'icons/512.png', type: 'image/png', size: 512 },
  { path: 'icons/maskable-512.png', type: 'image/png', size: 512, mark: 0.8 },
];

/** Makes `/favicon.ico` and the icons of home screens from `public/favicon.svg`, in builds and in development. */
export function iconsPlugin(): Plugin {
  return {
    name: 'icons',
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const icon of icons) this.emitFile({ type: 'asset', fileName: icon.path, source: await draw(icon) });
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const icon = icons.find(({ path }) => `/${path}` === request.url);
        if (!icon) return next();
        draw(icon).then((bytes) => response.setHeader('content-type', icon.type).end(bytes), next);
      });
    },
  };
}

async function draw({ path, size, mark }: Icon): Promise<Buffer> {
  const svg = await readFile(source);
  const inner = Math.round(size * (mark ?? 1));
  let picture = sharp(svg, { density: 72 * (inner / 32) }).resize(inner, inner);
  if (mark !== undefined) {
    const margin = Math.round((size - inner) / 2);
    const background = await backgroundOf(svg);
    picture = picture
      .extend({ top: margin, bottom: size - inner - margin, left: margin, right: size - inner - margin, background })
      .flatten({ background });
  }
  const png = await picture.png({ compressionLevel: 9 }).toBuffer();
  return path.endsWith('.ico') ? icoOf(png, size) : png;
}

/** The colour at the middle of the mark's upper edge, which its rounded corners leave. */
async function backgroundOf(svg: Buffer): Promise<{ r: number; g: number; b: number }> {
  const { data } = await sharp(svg, { density: 144 })
    .resize(64, 64)
    .extract({ left: 32, top: 2, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [r = 255, g = 255, b = 255] = data;
  return { r, g, b };
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
