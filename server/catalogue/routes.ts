import type { FastifyInstance } from 'fastify';
import { fail, ok } from '#contract/result.ts';
import type { AppContext } from '../app-context.ts';
import { route } from '../http/route.ts';
import { categoryTree, findCategory } from './category-tree.ts';
import { categoryRows } from './queries.ts';
import { normaliseCategoryPath } from './rules.ts';

const catalogueTag = { cacheTags: () => ['catalogue'] };

/** Categories; public and cacheable. */
export function catalogueRoutes(app: FastifyInstance, context: AppContext): void {
  const { db } = context;

  route(
    app,
    context,
    'GET /pim/api/categories',
    async ({ query, locale }) => {
      const found = findCategory(categoryTree(await categoryRows(db, locale)), normaliseCategoryPath(query.path));
      return found ? ok(found) : fail('category_not_found');
    },
    catalogueTag,
  );

  route(
    app,
    context,
    'GET /pim/api/categories/menu',
    async ({ query, locale }) => ok(categoryTree(await categoryRows(db, locale), query.levels)),
    catalogueTag,
  );
}
