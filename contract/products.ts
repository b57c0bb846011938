import * as z from 'zod/mini';
import { AddOnProduct } from './add-on-deals.ts';
import { BreadcrumbEntry, ImageUrl } from './catalogue.ts';
import { endpoints } from './endpoint.ts';
import { InstallmentPlan } from './installments.ts';
import { numericId, pageOf, paging, textLine } from './validation.ts';

/** A label of a variant, such as colour "Black" (spec 3, Cart item: attributes). */
export const Attribute = z.object({
  /** `integer` marks an attribute that makes variants; their labels join to the option label. */
  type: z.enum(['integer', 'text']),
  /** Which attribute: `colour`, `storage` … */
  code: z.string(),
  /** The stable value: `natural-titanium`. */
  value: z.string(),
  /** The value in the language of the request. */
  label: z.string(),
});
export type Attribute = z.infer<typeof Attribute>;

/** A special price in force or coming (spec 3, Product). Money in baht, times in ISO 8601 UTC. */
export const SpecialPrice = z.object({
  value: z.number(),
  remark: z.nullable(z.string()),
  promotionCommend: z.nullable(z.string()),
  /** The one of remark and commend that a price block shows first, and which of them it is; null without either. */
  mainPromotionCommend: z.nullable(z.string()),
  mainPromotionCommendType: z.nullable(z.enum(['promotion', 'remark'])),
  startDate: z.string(),
  endDate: z.string(),
});
export type SpecialPrice = z.infer<typeof SpecialPrice>;

/** What a round of a flash sale offers a SKU at, in baht and ISO 8601 UTC. */
export const FlashSaleOffer = z.object({
  flashSaleId: z.int(),
  startDate: z.string(),
  endDate: z.string(),
  price: z.number(),
  /** Pieces at this price, how many of them are sold, and the whole percent that is left. */
  quota: z.int(),
  sold: z.int(),
  remainingPercent: z.int(),
});
export type FlashSaleOffer = z.infer<typeof FlashSaleOffer>;

const priced = {
  /** Standard price, VAT included, in baht. */
  price: z.number(),
  /** The special price whose window now falls in, else the next one to come, else null. */
  specialPrice: z.nullable(SpecialPrice),
  /** Whether now falls in the window of `specialPrice`; decides the selling price. */
  isSpecialPrice: z.boolean(),
  /** Whole percent saved while `isSpecialPrice`, else 0. */
  discountPercent: z.int(),
  /** Flash sales that run or begin within 24 hours, the first to begin first; the price while one runs is in `specialPrice`. */
  flashsales: z.array(FlashSaleOffer),
};

const stocked = {
  /** Pieces that can be bought now. */
  stock: z.int(),
  /** Pieces there were at the start; null where unknown. */
  totalStock: z.nullable(z.int()),
  preOrderStock: z.int(),
  preOrderFlag: z.boolean(),
  /** Whether at least one piece can be bought or pre-ordered. */
  stockAvailable: z.boolean(),
};

export const Brand = z.object({ id: z.int(), value: z.string(), label: z.string() });

export const badges = ['new', 'best-seller', 'pre-order', 'official', 'free-gift'] as const;

/** A product as lists show it: one card per parent, priced by its cheapest buyable SKU. */
export const ProductCard = z.object({
  id: z.int(),
  productId: z.int(),
  type: z.literal('product'),
  slug: z.string(),
  productName: z.string(),
  brand: Brand,
  categoryName: z.string(),
  image: z.string(),
  badges: z.array(z.enum(badges)),
  installmentFlag: z.boolean(),
  /** The SKU that `add to cart` from a card takes. */
  defaultProductId: z.int(),
  /** How many variants there are to choose from. */
  variantCount: z.int(),
  priceRange: z.object({ min: z.number(), max: z.number() }),
  ...priced,
  ...stocked,
});
export type ProductCard = z.infer<typeof ProductCard>;

/** One SKU of a product. `productId` is the SKU's own id, `parentId` the product's. */
export const Sku = z.object({
  productId: z.int(),
  parentId: z.int(),
  type: z.literal('sku'),
  sku: z.string(),
  skuName: z.string(),
  defaultFlag: z.boolean(),
  attributes: z.array(Attribute),
  image: z.string(),
  galleryImage: z.array(ImageUrl),
  /** Pieces that one order may take; null without a limit of its own. */
  limitQuantity: z.nullable(z.int()),
  ...priced,
  ...stocked,
});
export type Sku = z.infer<typeof Sku>;

/** A description's blocks, in order. */
export const DescriptionBlock = z.discriminatedUnion('type', [
  z.object({ type: z.literal('paragraph'), data: z.object({ text: z.string() }) }),
  z.object({ type: z.literal('header'), data: z.object({ text: z.string(), level: z.int() }) }),
  z.object({ type: z.literal('list'), data: z.object({ items: z.array(z.string()) }) }),
  z.object({ type: z.literal('image'), data: z.object({ url: z.string(), caption: z.string() }) }),
  z.object({ type: z.literal('table'), data: z.object({ rows: z.array(z.array(z.string())) }) }),
]);
export type DescriptionBlock = z.infer<typeof DescriptionBlock>;

/** A product's own property, such as its network or the size of its screen; `value` is stable, `label` in the language of the request. */
export const ProductAttribute = z.object({ code: z.string(), name: z.string(), value: z.string(), label: z.string() });

/** A product with all that its page shows (spec 3, Product). */
export const Product = z.object({
  ...ProductCard.shape,
  shortDescription: z.string(),
  description: z.array(DescriptionBlock),
  keyHighlight: z.array(z.string()),
  faq: z.array(z.object({ question: z.string(), answer: z.string() })),
  specification: z.array(z.object({ label: z.string(), value: z.string() })),
  breadcrumb: z.array(BreadcrumbEntry),
  galleryImage: z.array(ImageUrl),
  /** What all its SKUs have in common, in the steps by which listings filter. */
  attributes: z.array(ProductAttribute),
  /** The signs of its badges, in their order: square SVG files of the shop itself, without words. */
  badgeImage: z.array(ImageUrl),
  /** What is sold cheaper beside it. */
  optionProducts: z.array(AddOnProduct),
  /**
   * What banks and cards offer for its SKUs, with the amounts of the one that its card shows: for another one work them out
   * by `amountPerMonth`, and leave out what its price does not reach.
   */
  installmentOptions: z.array(InstallmentPlan),
  educationFlag: z.boolean(),
  /** The attributes that make variants, each with its values in order. */
  attributeOptions: z.array(
    z.object({
      code: z.string(),
      label: z.string(),
      options: z.array(
        z.object({
          value: z.string(),
          label: z.string(),
          /** `#rrggbb` of a colour's swatch, else null. */
          hex: z.nullable(z.string()),
        }),
      ),
    }),
  ),
  children: z.array(Sku),
});
export type Product = z.infer<typeof Product>;

/** What a comparison shows of a product. */
export const ComparedProduct = z.object({
  ...ProductCard.shape,
  shortDescription: z.string(),
  specification: z.array(z.object({ label: z.string(), value: z.string() })),
  attributes: z.array(ProductAttribute),
  /** Of its category, below `/product-category/`. */
  categoryPath: z.string(),
});
export type ComparedProduct = z.infer<typeof ComparedProduct>;

/** Orders of a listing: by popularity, age, selling price either way, or percent saved. */
export const productSorts = ['relevance', 'newest', 'price-asc', 'price-desc', 'discount'] as const;
export type ProductSort = (typeof productSorts)[number];

export const productsEndpoints = endpoints({
  'GET /pim/api/products': {
    summary: 'Products of a category, a brand or a query, a page at a time',
    access: 'public',
    query: z.object({
      /** Path of a category; its products and those of all below it. */
      category: z.optional(textLine(300)),
      /** Words; control characters part them as blanks do. */
      query: z.optional(z.string().check(z.maxLength(200, 'too_long'))),
      /** A brand's title. */
      brands: z.optional(textLine(100)),
      /** `special` keeps products whose special price is running. */
      promotion: z.optional(z.enum(['special'], 'not_valid')),
      sort: z._default(z.enum(productSorts, 'not_valid'), 'relevance'),
      ...paging,
    }),
    data: pageOf(ProductCard),
    errors: ['category_not_found'],
  },
  'GET /pim/api/products/{id}': {
    summary: 'One product by the id of the product or of one of its SKUs',
    access: 'public',
    params: z.object({ id: numericId }),
    query: z.object({
      /** With the key of `previewKey`, shows a product that is not visible yet, too; the answer is never kept. */
      preview: z.optional(z.enum(['true', 'false'], 'not_valid')),
      /** Out of a link that `npm run shop -- catalogue preview` gives; any other one counts as none. */
      previewKey: z.optional(z.string()),
    }),
    data: Product,
    errors: ['product_not_found'],
  },
  'GET /pim/api/products/sku/{sku}': {
    summary: 'One product by the merchant code of one of its SKUs',
    access: 'public',
    params: z.object({ sku: textLine(64) }),
    data: Product,
    errors: ['product_not_found'],
  },
  'GET /pim/api/products/related-product': {
    summary: 'Products that go with a product',
    access: 'public',
    query: z.object({ productId: numericId, limit: paging.limit }),
    data: z.array(ProductCard),
    errors: ['product_not_found'],
  },
  'GET /pim/api/products/compare-products': {
    summary: 'Products to compare, in the order asked for; unknown ones are left out',
    access: 'public',
    query: z.object({
      /** Two to four ids of products or SKUs, separated by commas or each under the name of its own. */
      productIds: z.pipe(
        z.pipe(
          z.union([z.string(), z.array(z.string())], 'required'),
          z.transform((given: string | string[]): unknown[] => String(given).split(',')),
        ),
        z.array(numericId).check(z.minLength(2, 'not_valid'), z.maxLength(4, 'not_valid')),
      ),
    }),
    data: z.array(ComparedProduct),
    errors: [],
  },
});
