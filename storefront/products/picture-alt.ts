import { m } from '#storefront/i18n/paraglide/messages.js';

/** A picture of a gallery by its number, from 1. */
export interface NumberedPicture {
  name: string;
  /** What it shows of the product, if something is said about it. */
  alt: string | null;
  number: number;
  count: number;
}

/** The text that stands for a picture of a product's gallery. */
export function pictureAlt({ name, alt, number, count }: NumberedPicture): string {
  const picture = m.product_picture_of({ number, count, name });
  return alt ? `${picture} – ${alt}` : picture;
}
