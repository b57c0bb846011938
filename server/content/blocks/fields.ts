import { z } from 'zod';
import { clean, linkSchema } from '../../import-export/columns.ts';

/* Schemas of what several kinds of blocks have in their files. */

/** A path at the image handler. */
export const imageField = z
  .string()
  .max(300)
  .regex(/^\/images\/[^\s?#]+$/, 'must be a path such as /images/banners/sale-wide.png');

/** A wide picture and, unless it is the same, one for phones. */
export const imageFields = { image: imageField, mobile_image: imageField.optional() };

/** A text in one language or both. A block that misses a text in a language is not shown in it. */
export function textField(max = 200) {
  return localisedField(clean(z.string().min(1, 'must not be empty').max(max)));
}

/** As `textField`, of a schema of its own. */
export function localisedField(text: z.ZodType<string>) {
  return z
    .strictObject({ th: text.optional(), en: text.optional() })
    .refine(({ th, en }) => th !== undefined || en !== undefined, 'must be given in Thai or in English');
}

const timeForm = 'must be a time with its zone, such as 2026-12-01T00:00:00+07:00';

/** A time that PostgreSQL can store as well. */
export const timeField = z.iso
  .datetime({ offset: true, error: timeForm })
  .refine((text) => /^20\d\d-/.test(text) && /(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d)$/.test(text), timeForm);

const maxProducts = 30;

/** Which products a block shows: chosen ones, or those of a query. */
export const productSelection = z.union([
  z.strictObject({ ids: z.array(z.int().min(1).max(2_147_483_647)).min(1).max(maxProducts) }),
  z.strictObject({
    /** Path of a category. */
    category: z.string().min(1).max(300).optional(),
    /** A brand's title. */
    brand: z.string().min(1).max(100).optional(),
    /** Only products with a running special price. */
    special: z.boolean().optional(),
    sort: z.enum(['relevance', 'newest', 'price-asc', 'price-desc', 'discount']).optional(),
    limit: z.int().min(1).max(maxProducts).optional(),
  }),
]);
export type ProductSelection = z.output<typeof productSelection>;

/** A banner in a file. */
export const bannerField = z.strictObject({ title: textField(), ...imageFields, link: linkSchema.optional() });

/** The pictures of a block in the form of the API. */
export function bannerImages({
  image,
  mobile_image: mobileImage,
}: {
  image: string;
  mobile_image?: string | undefined;
}) {
  return { image, mobileImage: mobileImage ?? image };
}

/** A banner in the form of the API. */
export function presentBanner({
  title,
  link,
  ...images
}: {
  title: string;
  link?: string | undefined;
  image: string;
  mobile_image?: string | undefined;
}) {
  return { title, link: link ?? null, ...bannerImages(images) };
}
