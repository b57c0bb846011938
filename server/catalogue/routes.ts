import type { FastifyInstance } from 'fastify';
import type { ProductSort } from '#contract/catalogue.ts';
import type { Locale } from '#contract/locale.ts';
import { fail, ok } from '#contract/result.ts';
import type { Db } from '../db/database.ts';
import { route } from '../http/route.ts';
import type { Shop } from '../shop.ts';
import { brandRoutes } from './brand-routes.ts';
import { categoryTree, findCategory } from './category-tree.ts';
import { type FeedNeeds, feedRoutes } from './feed-routes.ts';
import { isPreviewKey } from './preview.ts';
import { compareProducts, completeProduct, type ProductOffers, type Reading, readCards } from './products.ts';
import {
  anyProductById,
  categoryIdOfPath,
  categoryRows,
  chosenRelatedIds,
  type ProductRow,
  productById,
  productBySku,
  visibleProductId,
} from './queries.ts';
import { normalisePath } from './rules.ts';

/** A listing to find; its products are shown in the order of the ids. */
interface ProductQuery {
  locale: Locale;
  categoryId?: number;
  query?: string;
  brand?: string;
  special?: boolean;
  sort: ProductSort;
  limit: number;
  offset: number;
}

/** What lies above the catalogue and is handed in by `app.ts`. */
export interface CatalogueNeeds extends FeedNeeds, ProductOffers {
  findProducts(db: Db, query: ProductQuery): Promise<{ productIds: number[]; total: number }>;
  findRelatedProducts(db: Db, productId: number, limit: number): Promise<number[]>;
}

/** What kept answers show: a product, or anything of the catalogue. */
const ofProduct = ({ id }: { id: number }) => [`product:${id}`];
const ofCatalogue = { tags: () => ['catalogue'] };

/** Products, listings and categories (spec 7, Catalogue). All of it is public and the same for everybody. */
export function catalogueRoutes(app: FastifyInstance, shop: Shop, needs: CatalogueNeeds): void {
  const { db } = shop;
  brandRoutes(app, shop, needs);
  feedRoutes(app, shop, needs);

  const answerProduct = async (row: ProductRow | undefined, reading: Reading) => {
    const product = row && (await completeProduct(db, row, reading, needs));
    return product ? ok(product) : fail('product_not_found');
  };

  route(
    app,
    shop,
    'GET /pim/api/products',
    async ({ query: { category, brands, promotion, ...query }, locale }) => {
      const categoryId = category === undefined ? undefined : await categoryIdOfPath(db, normalisePath(category));
      if (category !== undefined && categoryId === undefined) return fail('category_not_found');
      const now = shop.clock();
      const { productIds, total } = await needs.findProducts(db, {
        ...query,
        categoryId,
        brand: brands,
        special: promotion === 'special',
        locale,
      });
      const items = await readCards(db, productIds, { now, locale }, needs);
      return ok({ items, total, limit: query.limit, offset: query.offset });
    },
    ofCatalogue,
  );

  route(
    app,
    shop,
    'GET /pim/api/products/{id}',
    async ({ params: { id }, query: { preview, previewKey }, locale }) => {
      const row = await (preview === 'true' ? anyProductById : productById)(db, id, locale);
      if (row && !row.visible && !isPreviewKey(shop, row.productId, previewKey)) return fail('product_not_found');
      return answerProduct(row, { now: shop.clock(), locale });
    },
    { tags: (product, { preview }) => (preview === 'true' ? null : ofProduct(product)) },
  );

  route(
    app,
    shop,
    'GET /pim/api/products/sku/{sku}',
    async ({ params, locale }) =>
      answerProduct(await productBySku(db, params.sku, locale), { now: shop.clock(), locale }),
    { tags: ofProduct },
  );

  route(
    app,
    shop,
    'GET /pim/api/products/related-product',
    async ({ query, locale }) => {
      const productId = await visibleProductId(db, query.productId);
      if (productId === undefined) return fail('product_not_found');
      const chosen = await chosenRelatedIds(db, productId, query.limit);
      const related = chosen.length > 0 ? chosen : await needs.findRelatedProducts(db, productId, query.limit);
      return ok(await readCards(db, related, { now: shop.clock(), locale }, needs));
    },
    ofCatalogue,
  );

  route(
    app,
    shop,
    'GET /pim/api/products/compare-products',
    async ({ query, locale }) => ok(await compareProducts(db, query.productIds, { now: shop.clock(), locale }, needs)),
    { tags: (products) => products.map(({ productId }) => `product:${productId}`) },
  );

  route(
    app,
    shop,
    'GET /pim/api/categories',
    async ({ query, locale }) => {
      const found = findCategory(categoryTree(await categoryRows(db, locale)), normalisePath(query.path));
      return found ? ok(found) : fail('category_not_found');
    },
    ofCatalogue,
  );

  route(
    app,
    shop,
    'GET /pim/api/categories/menu',
    async ({ query, locale }) => ok(categoryTree(await categoryRows(db, locale), query.levels)),
    ofCatalogue,
  );
}
