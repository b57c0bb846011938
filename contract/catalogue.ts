import * as z from 'zod/mini';
import { endpoints } from './endpoint.ts';
import { textLine } from './validation.ts';

/** A picture's path at the image handler (`/images/…`), to which `?width=` is added. */
export const ImageUrl = z.object({ url: z.string() });

/** An ancestor category of a product or a category, or the category itself. */
export const BreadcrumbEntry = z.object({
  label: z.string(),
  /** Path below `/product-category/`, in lower case: `smartphones-tablets/smartphones`. */
  slug: z.string(),
});

export interface Category {
  categoryId: number;
  parentId: number | null;
  categoryName: string;
  /** Own segment of the path. */
  slug: string;
  /** Path below `/product-category/` from level one, the same in both languages. */
  path: string;
  categoryIconImage: { url: string }[];
  categoryHoverImage: { url: string }[];
  subcategories: Category[];
}
export const Category: z.ZodMiniType<Category> = z.object({
  categoryId: z.int(),
  parentId: z.nullable(z.int()),
  categoryName: z.string(),
  slug: z.string(),
  path: z.string(),
  categoryIconImage: z.array(ImageUrl),
  categoryHoverImage: z.array(ImageUrl),
  get subcategories() {
    return z.array(Category);
  },
});

export const catalogueEndpoints = endpoints({
  'GET /pim/api/categories': {
    operationId: 'getCategory',
    summary: 'One category by its path, with the categories above and below it',
    access: 'public',
    query: z.object({ path: textLine(300) }),
    data: z.object({ category: Category, breadcrumb: z.array(BreadcrumbEntry) }),
    errors: ['category_not_found'],
  },
  'GET /pim/api/categories/menu': {
    operationId: 'listCategories',
    summary: 'The tree of categories, or its upper levels',
    access: 'public',
    query: z.object({
      /** How many levels, from level one down; absent: all four. */
      levels: z.optional(
        z.coerce.number('not_valid').check(z.int('not_valid'), z.gte(1, 'not_valid'), z.lte(4, 'not_valid')),
      ),
    }),
    data: z.array(Category),
    errors: [],
  },
});
