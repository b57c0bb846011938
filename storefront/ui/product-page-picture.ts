import { pictureSide, pictureSrcSet, pictureUrl } from './picture-source.ts';

/** How a product page shows the pictures of its product: props of `Picture`. */
export const productPagePicture = {
  width: 600,
  height: 600,
  sizes: '(width >= 1280px) 600px, (width >= 768px) 48vw, 100vw',
};

/** Loads a picture in the size in which a product page will show it, so that it is there with the page. */
export function preloadProductPagePicture(src: string): void {
  const { width, sizes } = productPagePicture;
  const image = new Image();
  image.sizes = sizes;
  image.srcset = pictureSrcSet(src, width) ?? '';
  image.src = pictureUrl(src, pictureSide(width));
}
