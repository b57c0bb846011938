import type { FastifyInstance } from 'fastify';
import { ok } from '#contract/result.ts';
import type { AppContext } from '../app-context.ts';
import { route } from '../http/route.ts';
import { readMenu } from './menus/menus.ts';

/** Changes of categories invalidate everything. */
const menuCache = { cacheTags: () => ['menus'] };

/** The calls of `contract/menus.ts`. */
export function menuRoutes(app: FastifyInstance, context: AppContext): void {
  const { db } = context;

  route(
    app,
    context,
    'GET /pagerender/content/header-left-menu',
    async ({ locale }) => ok(await readMenu(db, 'header-left', locale)),
    menuCache,
  );

  route(
    app,
    context,
    'GET /pagerender/content/header-right-menu',
    async ({ locale }) => ok(await readMenu(db, 'header-right', locale)),
    menuCache,
  );

  route(
    app,
    context,
    'GET /pagerender/content/footer-menus',
    async ({ locale }) => ok(await readMenu(db, 'footer', locale)),
    menuCache,
  );
}
