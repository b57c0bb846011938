import type { FastifyInstance } from 'fastify';
import { pageKinds } from '#contract/feeds.ts';
import { ok } from '#contract/result.ts';
import type { AppContext } from '../app-context.ts';
import { route } from '../http/route.ts';
import { pageRows, partRows } from './page-address-queries.ts';

/** Paginated lists of all public pages, for sitemaps. */
export function pageAddressRoutes(app: FastifyInstance, context: AppContext): void {
  const { db } = context;

  route(app, context, 'GET /pim/api/page-addresses', async ({ query: { size } }) => {
    const parts = await Promise.all(
      pageKinds.map(async (kind) => (await partRows(db, kind, size)).map((part) => ({ kind, ...part }))),
    );
    return ok(parts.flat().map(({ modifiedAt, ...part }) => ({ ...part, modifiedAt: timeOf(modifiedAt) })));
  });

  route(
    app,
    context,
    'GET /pim/api/page-addresses/{kind}',
    async ({ params: { kind }, query: { after, until, limit } }) => {
      const rows = await pageRows(db, kind, { after: Number(after), until, limit });
      return ok({
        items: rows.map(({ slug, modifiedAt }) => ({ slug, modifiedAt: timeOf(modifiedAt) })),
        next: rows.length < limit ? null : (rows.at(-1)?.id ?? null),
      });
    },
  );
}

function timeOf(date: Date | null): string | null {
  return date?.toISOString() ?? null;
}
