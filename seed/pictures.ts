import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { banners } from './banners.ts';
import { blogCovers } from './blog-covers.ts';
import { landingBanners } from './brand-landings.ts';
import { brandLogos } from './brand-logos.ts';
import { departmentPictures } from './category-banners.ts';
import { couponBanners } from './coupon-banners.ts';
import { categories, products } from './data/catalogue.ts';
import { drawBanner } from './drawings/banner.ts';
import { drawCategoryHover, drawCategoryIcon, drawIcon } from './drawings/category-icon.ts';
import { draw, type GalleryView, type Kind, viewsOf } from './drawings/drawing.ts';
import { HIGHLIGHT_ICONS } from './drawings/icons.ts';
import { drawPlaceholder } from './drawings/placeholder.ts';
import { colourOf, drawingOf } from './product-drawing.ts';
import type { SeedProduct, SeedSku } from './types.ts';

/** Picture URLs of a SKU, the card picture first. SKUs of the same colour and shape share their pictures. */
export function skuImages(product: SeedProduct, sku: SeedSku): string[] {
  return viewsOf(product.drawing.kind).map((view) => `/images/${productPicture(product, sku, view)}`);
}

export const categoryIcon = (kind: Kind): string => `/images/${categoryPicture(kind, 'icon')}`;
export const categoryHover = (kind: Kind): string => `/images/${categoryPicture(kind, 'hover')}`;

export const brandLogo = (slug: string): string => `/images/${brandPicture(slug)}`;
export const departmentBanner = (slug: string, form: 'wide' | 'narrow'): string =>
  `/images/${departmentPicture(`${slug}-${form}`)}`;

export const couponBanner = (name: string): string => `/images/${couponPicture(name)}`;

export const landingBanner = (slug: string): string => `/images/${landingPicture(slug)}`;

export const blogCover = (slug: string): string => `/images/${coverPicture(slug)}`;

const coverPicture = (slug: string) => `blog/${slug}.svg`;
const brandPicture = (slug: string) => `brands/${slug}.svg`;
const departmentPicture = (name: string) => `banners/departments/${name}.svg`;
const couponPicture = (name: string) => `banners/coupons/${name}.svg`;
const landingPicture = (slug: string) => `banners/brands/${slug}.svg`;

const categoryPicture = (kind: Kind, use: 'icon' | 'hover') => `categories/${kind}-${use}.svg`;

/** What distinguishes the pictures of a SKU from others of its product. */
const appearance = (sku: SeedSku) =>
  (sku.drawing ? sku.attributes.map(({ value }) => value).join('-') : colourOf(sku)?.value) ?? 'standard';

/** The size of a variant of a kind that is drawn to scale, as it is seen in the views that show it so. */
function sizeOf({ drawing: { kind } }: SeedProduct, sku: SeedSku, view: GalleryView): string {
  const isToScale = (view === 'scale' || view === 'box') && viewsOf(kind).includes('scale');
  const size = isToScale && sku.attributes.find(({ code }) => code === 'size');
  return size ? `-${size.value}` : '';
}

const productPicture = (product: SeedProduct, sku: SeedSku, view: GalleryView) =>
  `products/${product.productId}/${appearance(sku)}${sizeOf(product, sku, view)}-${view}.svg`;

/** The card picture of a product, as SVG. */
export function firstPicture(product: SeedProduct): string {
  const [sku] = product.skus;
  const [view] = viewsOf(product.drawing.kind);
  if (!sku || !view) throw new Error(`The product ${product.productId} has no picture.`);
  return draw(drawingOf(product, sku), view);
}

/** All pictures of the demo shop: path in the image folder, and a function that draws the SVG. */
export function demoPictures(): Map<string, () => string> {
  const pictures = new Map<string, () => string>();
  for (const product of products) {
    for (const sku of product.skus) {
      const drawing = drawingOf(product, sku);
      for (const view of viewsOf(drawing.kind))
        pictures.set(productPicture(product, sku, view), () => draw(drawing, view));
    }
  }
  for (const { icon } of categories) {
    pictures.set(categoryPicture(icon, 'icon'), () => drawCategoryIcon(icon));
    pictures.set(categoryPicture(icon, 'hover'), () => drawCategoryHover(icon));
  }
  for (const [name, icon] of Object.entries(HIGHLIGHT_ICONS))
    pictures.set(`highlights/${name}.svg`, () => drawIcon(icon));
  for (const [slug, logo] of brandLogos) pictures.set(brandPicture(slug), () => logo);
  for (const [slug, banner] of Object.entries(landingBanners))
    pictures.set(landingPicture(slug), () => drawBanner(banner));
  for (const [name, banner] of Object.entries(departmentPictures))
    pictures.set(departmentPicture(name), () => drawBanner(banner));
  for (const [name, banner] of Object.entries(couponBanners))
    pictures.set(couponPicture(name), () => drawBanner(banner));
  for (const [slug, banner] of Object.entries(blogCovers)) pictures.set(coverPicture(slug), () => drawBanner(banner));
  for (const [name, banner] of Object.entries(banners)) pictures.set(`banners/${name}.svg`, () => drawBanner(banner));
  pictures.set('placeholder.svg', drawPlaceholder);
  return pictures;
}

/**
 * Writes missing and changed pictures to `folder`, in a thread, so that the database can be filled meanwhile.
 * @param onProgress receives the number of finished pictures and that of all
 */
export async function writePictures(folder: string, onProgress: (done: number, total: number) => void): Promise<void> {
  const thread = new Worker(new URL('./write-pictures.ts', import.meta.url), { workerData: folder });
  thread.on('message', ([done, total]: [number, number]) => onProgress(done, total));
  // Rejects if the thread throws.
  await once(thread, 'exit');
}
