import { memo } from 'react';
import type { GalleryPicture } from '#contract/product-pictures.ts';
import type { Sku } from '#contract/products.ts';
import { Gallery } from './gallery.tsx';
import type { ShownProduct } from './shown-product.ts';

export interface VariantGalleryProps {
  product: ShownProduct;
  sku: Sku;
}

/** The pictures of a variant. Not rendered again for another quantity. */
export const VariantGallery = memo(function VariantGallery({ product, sku }: VariantGalleryProps) {
  return <Gallery key={sku.productId} name={sku.skuName} pictures={picturesOf(product, sku)} />;
});

/** The variant's own pictures, else the product's. */
function picturesOf(product: ShownProduct, sku: Sku): GalleryPicture[] {
  const pictures = [sku.galleryImage, product.galleryImage].find((list) => list.length > 0) ?? [];
  const byUrl = new Map(pictures.map((picture) => [picture.url, picture]));
  return byUrl.size > 0 ? [...byUrl.values()] : [{ url: sku.image, alt: null, annotations: [] }];
}
