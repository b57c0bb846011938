import * as z from 'zod/mini';
import { AddOnProduct } from './add-on-deals.ts';
import { BreadcrumbEntry, ImageUrl } from './catalogue.ts';
import { Coupon } from './coupons.ts';
import { endpoints } from './endpoint.ts';
import { InstallmentPlan } from './installments.ts';
import { productKinds } from './product-kinds.ts';
import { GalleryPicture } from './product-pictures.ts';
import { ProductPromotion } from './promotions.ts';
import { maxNormalisedLength, numericId, pageOf, paging, textLine } from './validation.ts';

/** An attribute of a variant, such as the colour "Black" (docs/reference/catalogue.md). */
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

/** A running or upcoming special price (docs/reference/prices.md). Money in baht, times in ISO 8601 UTC. */
export const SpecialPrice = z.object({
  value: z.number(),
  remark: z.nullable(z.string()),
  promotionCommend: z.nullable(z.string()),
  /** The promotion commend, else the remark, and which of the two it is; null without either. */
  mainPromotionCommend: z.nullable(z.string()),
  mainPromotionCommendType: z.nullable(z.enum(['promotion', 'remark'])),
  startDate: z.string(),
  endDate: z.string(),
});
export type SpecialPrice = z.infer<typeof SpecialPrice>;

/** A SKU's offer in a flash sale. Money in baht, times in ISO 8601 UTC. */
export const FlashSaleOffer = z.object({
  flashSaleId: z.int(),
  startDate: z.string(),
  endDate: z.string(),
  price: z.number(),
  /** Units at this price, how many of them are sold, and the whole percent that remains. */
  quota: z.int(),
  sold: z.int(),
  remainingPercent: z.int(),
});
export type FlashSaleOffer = z.infer<typeof FlashSaleOffer>;

const priced = {
  /** Standard price, VAT included, in baht. */
  price: z.number(),
  /** The running special price, else the next upcoming one, else null. */
  specialPrice: z.nullable(SpecialPrice),
  /** Whether `specialPrice` is running; decides the selling price. */
  isSpecialPrice: z.boolean(),
  /** Whole percent saved while `isSpecialPrice`, else 0. */
  discountPercent: z.int(),
  /** Flash sales that run or begin within 24 hours, by start. The price of a running one is in `specialPrice`. */
  flashsales: z.array(FlashSaleOffer),
};

const stocked = {
  /** Units that can be bought now; of a service, as many as a cart can have. */
  stock: z.int(),
  /** Units at the start; null if unknown. */
  totalStock: z.nullable(z.int()),
  preOrderStock: z.int(),
  preOrderFlag: z.boolean(),
  /** Whether at least one unit can be bought or pre-ordered. */
  stockAvailable: z.boolean(),
};

export const Brand = z.object({ id: z.int(), value: z.string(), label: z.string() });

export const badges = ['new', 'best-seller', 'pre-order', 'official', 'free-gift'] as const;

/** A product as lists show it, with the price of the SKU `defaultProductId` and the stock of all its SKUs (docs/reference/catalogue.md). */
export const ProductCard = z.object({
  id: z.int(),
  productId: z.int(),
  type: z.literal('product'),
  /** A service has no stock, and needs no delivery. */
  kind: z.enum(productKinds),
  slug: z.string(),
  productName: z.string(),
  brand: Brand,
  categoryName: z.string(),
  image: z.string(),
  badges: z.array(z.enum(badges)),
  installmentFlag: z.boolean(),
  /** Id of the SKU that the card shows and adds to the cart. */
  defaultProductId: z.int(),
  /** Short labels of promotions that would touch it, most valuable first, at most two. */
  promotionLabels: z.array(z.string()),
  /** Number of SKUs. */
  variantCount: z.int(),
  priceRange: z.object({ min: z.number(), max: z.number() }),
  ...priced,
  ...stocked,
});
export type ProductCard = z.infer<typeof ProductCard>;

/**
 * ATTENTION: `productId` IS THE ID OF A SKU and `parentId` the id of its product wherever something is bought or priced: in the
 * lines of carts and orders, the SKUs of a product, add-on products and flash sales. Only where a product itself is described
 * (`Product`, `ProductCard`, feeds) is `productId` its own id; live stock says in `appliedType` which of them it is. Products
 * and SKUs share one range of ids, so that calls about a product accept either.
 */
export const skuIds = { productId: z.int(), parentId: z.int() };

/** One SKU of a product. */
export const Sku = z.object({
  ...skuIds,
  type: z.literal('sku'),
  sku: z.string(),
  skuName: z.string(),
  defaultFlag: z.boolean(),
  attributes: z.array(Attribute),
  image: z.string(),
  galleryImage: z.array(GalleryPicture),
  /** Maximum quantity per order; null without a limit. */
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

/** A property of the product, such as its screen size. `value` is stable, `label` in the language of the request. */
export const ProductAttribute = z.object({ ...Attribute.shape, name: z.string() });

/** A product with everything its page shows, or one of its SKUs if the call is for it (docs/reference/catalogue.md). */
export const Product = z.object({
  ...ProductCard.shape,
  type: z.enum(['product', 'sku']),
  /** The product of a SKU; null for a product. */
  parentId: z.nullable(z.int()),
  parent: z.nullable(z.object({ productId: z.int(), productName: z.string(), slug: z.string() })),
  /** Merchant code and full name of the SKU, of a product those of `defaultProductId`. */
  sku: z.string(),
  skuName: z.string(),
  /** Whole percent of the standard price that is to be paid: 100 less `discountPercent`. */
  pricePercent: z.int(),
  /** Since when the special price applies; null without a running one. */
  priceEffectiveDate: z.nullable(z.string()),
  /** Whole percent of the units at the start: 100 if stock or total is unknown, 0 if stock exceeds total. */
  stockRemaining: z.int(),
  thumbnailImage: z.array(ImageUrl),
  shortDescription: z.string(),
  description: z.array(DescriptionBlock),
  keyHighlight: z.array(z.string()),
  faq: z.array(z.object({ question: z.string(), answer: z.string() })),
  specification: z.array(z.object({ label: z.string(), value: z.string() })),
  breadcrumb: z.array(BreadcrumbEntry),
  galleryImage: z.array(GalleryPicture),
  /** Attributes common to all SKUs, with the values that listings filter by. */
  attributes: z.array(ProductAttribute),
  /** Icons of its badges, in order: square SVG files of the shop. */
  badgeImage: z.array(ImageUrl),
  /** Promotions that run and would touch it, in the order of evaluation. */
  promotions: z.array(ProductPromotion),
  /** Listed coupons that can be used or kept now and would touch it. */
  coupons: z.array(Coupon),
  /** Its add-on deals. */
  optionProducts: z.array(AddOnProduct),
  /**
   * Installment plans for its SKUs, with the amounts for `defaultProductId`. For another SKU compute them with
   * `amountPerMonth`, and leave out plans whose minimum is above its price.
   */
  installmentOptions: z.array(InstallmentPlan),
  educationFlag: z.boolean(),
  /** The attributes that make variants, with their values in order. */
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

/** A product in a comparison. */
export const ComparedProduct = z.object({
  ...ProductCard.shape,
  shortDescription: z.string(),
  specification: z.array(z.object({ label: z.string(), value: z.string() })),
  attributes: z.array(ProductAttribute),
  /** Path of its category below `/product-category/`. */
  categoryPath: z.string(),
});
export type ComparedProduct = z.infer<typeof ComparedProduct>;

/** Sort orders of a listing; `relevance` without a query is popularity. */
export const productSorts = ['relevance', 'newest', 'price-asc', 'price-desc', 'discount'] as const;
export type ProductSort = (typeof productSorts)[number];

export const productsEndpoints = endpoints({
  'GET /pim/api/products': {
    operationId: 'listProducts',
    summary: 'Products of a category, a brand or a query, a page at a time',
    access: 'public',
    query: z.object({
      /** Path of a category; its products and those of all below it. */
      category: z.optional(textLine(300)),
      /** Control characters separate terms, as spaces do. */
      query: z.optional(z.string().check(z.maxLength(200, 'too_long'), maxNormalisedLength(200))),
      /** A brand's title. */
      brands: z.optional(textLine(100)),
      /** `special`: products with a running special price. */
      promotion: z.optional(z.enum(['special'], 'not_valid')),
      sort: z._default(z.enum(productSorts, 'not_valid'), 'relevance'),
      ...paging,
    }),
    data: pageOf(ProductCard),
    errors: ['category_not_found'],
  },
  'GET /pim/api/products/{id}': {
    operationId: 'getProduct',
    summary: 'One product by its id, or one of its SKUs by the id of the SKU',
    access: 'public',
    params: z.object({ id: numericId }),
    query: z.object({
      /** Together with a valid `previewKey`, includes a product that is not visible yet; the response is never cached. */
      preview: z.optional(z.enum(['true', 'false'], 'not_valid')),
      /** From a link of `npm run shop -- catalogue preview`; an invalid one is ignored. */
      previewKey: z.optional(z.string()),
    }),
    data: Product,
    errors: ['product_not_found'],
  },
  'GET /pim/api/products/sku/{sku}': {
    operationId: 'getProductBySku',
    summary: 'One SKU with its product, by its merchant code',
    access: 'public',
    params: z.object({ sku: textLine(64) }),
    data: Product,
    errors: ['product_not_found'],
  },
  'GET /pim/api/products/related-product': {
    operationId: 'listRelatedProducts',
    summary: 'Products related to a product',
    access: 'public',
    query: z.object({ productId: numericId, limit: paging.limit }),
    data: z.array(ProductCard),
    errors: ['product_not_found'],
  },
  'GET /pim/api/products/compare-products': {
    operationId: 'compareProducts',
    summary: 'Products to compare, in the requested order; unknown ones are left out',
    access: 'public',
    query: z.object({
      /** Two to four ids of products or SKUs, separated by commas or as a repeated parameter. */
      productIds: z.pipe(
        z.pipe(
          z.union([z.string(), z.array(z.string())], 'required'),
          z.transform((ids: string | string[]): unknown[] => String(ids).split(',')),
        ),
        z.array(numericId).check(z.minLength(2, 'not_valid'), z.maxLength(4, 'not_valid')),
      ),
    }),
    data: z.array(ComparedProduct),
    errors: [],
  },
});
