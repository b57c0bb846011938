import * as z from 'zod/mini';
import { ImageUrl } from './catalogue.ts';

/** How many annotations a picture can have, and how many characters each. */
export const maxPictureAnnotations = 4;
export const maxAnnotationLength = 40;

const percent = z.number().check(z.gte(0), z.lte(100));

/** A label of a detail of a picture, at a place in percent of its width and height from the left top. */
export const PictureAnnotation = z.object({
  text: z.string().check(z.minLength(1), z.maxLength(maxAnnotationLength)),
  x: percent,
  y: percent,
});
export type PictureAnnotation = z.infer<typeof PictureAnnotation>;

/** A picture of a product's gallery. */
export const GalleryPicture = z.object({
  ...ImageUrl.shape,
  /** What it shows of the product, without the product's name; null if nothing is said about it. */
  alt: z.nullable(z.string()),
  annotations: z.array(PictureAnnotation).check(z.maxLength(maxPictureAnnotations)),
});
export type GalleryPicture = z.infer<typeof GalleryPicture>;
