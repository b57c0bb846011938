import type { FastifyInstance } from 'fastify';
import type { Locale } from '#contract/locale.ts';
import type { Product } from '#contract/products.ts';
import { fail, ok } from '#contract/result.ts';
import type { AppContext } from '../app-context.ts';
import {
  anyProductById,
  categoryIdByPath,
  type ProductRow,
  productById,
  productBySku,
  type SkuRow,
  visibleProductId,
} from '../catalogue/catalogue.ts';
import { route } from '../http/route.ts';
import { isPreviewKey } from '../preview-key.ts';
import { findProducts } from '../search/search.ts';
import { readCards, readComparedProducts, readProduct, readRelatedCards } from './products.ts';
import { productPreview } from './rules.ts';

const productTag = ({ parentId, productId }: Product) => [`product:${parentId ?? productId}`, 'promotions'];
const catalogueTag = { cacheTags: () => ['catalogue', 'promotions'] };

/** Products and product lists; public and cacheable. */
export function productsRoutes(app: FastifyInstance, context: AppContext): void {
  const { db } = context;

  const productResult = async (row: ProductRow | undefined, locale: Locale, isAsked: (sku: SkuRow) => boolean) => {
    const skuId = row?.skus.find(isAsked)?.skuId;
    const product = row && (await readProduct(context, row, { now: context.clock(), locale, skuId }));
    return product ? ok(product) : fail('product_not_found');
  };

  route(
    app,
    context,
    'GET /pim/api/products',
    async ({ query: { category, brands, promotion, ...query }, locale }) => {
      const categoryId = category === undefined ? undefined : await categoryIdByPath(db, category);
      if (category !== undefined && categoryId === undefined) return fail('category_not_found');
      const now = context.clock();
      const { productIds, total } = await findProducts(db, {
        ...query,
        categoryId,
        brand: brands,
        special: promotion === 'special',
        locale,
      });
      const items = await readCards(context, productIds, { now, locale });
      return ok({ items, total, limit: query.limit, offset: query.offset });
    },
    catalogueTag,
  );

  route(
    app,
    context,
    'GET /pim/api/products/{id}',
    async ({ params: { id }, query: { preview, previewKey }, locale }) => {
      const row = await (preview === 'true' ? anyProductById : productById)(db, id, locale);
      if (row && !row.visible && !isPreviewKey(context, productPreview(row.productId), previewKey))
        return fail('product_not_found');
      return productResult(row, locale, ({ skuId }) => skuId === id);
    },
    { cacheTags: (product, { preview }) => (preview === 'true' ? null : productTag(product)) },
  );

  route(
    app,
    context,
    'GET /pim/api/products/sku/{sku}',
    async ({ params, locale }) =>
      productResult(await productBySku(db, params.sku, locale), locale, ({ sku }) => sku === params.sku),
    { cacheTags: productTag },
  );

  route(
    app,
    context,
    'GET /pim/api/products/related-product',
    async ({ query, locale }) => {
      const productId = await visibleProductId(db, query.productId);
      if (productId === undefined) return fail('product_not_found');
      return ok(await readRelatedCards(context, productId, query.limit, { now: context.clock(), locale }));
    },
    catalogueTag,
  );

  route(
    app,
    context,
    'GET /pim/api/products/compare-products',
    async ({ query, locale }) =>
      ok(await readComparedProducts(context, query.productIds, { now: context.clock(), locale })),
    { cacheTags: (products) => ['promotions', ...products.map(({ productId }) => `product:${productId}`)] },
  );
}
