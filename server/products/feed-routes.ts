import type { FastifyInstance } from 'fastify';
import { pageKinds } from '#contract/feeds.ts';
import { bahtFromSatang } from '#contract/money.ts';
import { ok } from '#contract/result.ts';
import type { AppContext } from '../app-context.ts';
import { route } from '../http/route.ts';
import { pricingTerms } from '../pricing/pricing.ts';
import { pageRows, partRows, productIdsAfter } from './feed-queries.ts';
import { readFeedProducts } from './products.ts';

/** Paginated lists of all public pages, for sitemaps, and of all products, for merchant feeds. */
export function feedRoutes(app: FastifyInstance, context: AppContext): void {
  const { db } = context;

  route(app, context, 'GET /pim/api/page-addresses', async ({ query: { size } }) => {
    const parts = await Promise.all(
      pageKinds.map(async (kind) => (await partRows(db, kind, size)).map((part) => ({ kind, ...part }))),
    );
    return ok(parts.flat().map(({ modifiedAt, ...part }) => ({ ...part, modifiedAt: timeOf(modifiedAt) })));
  });

  route(app, context, 'GET /pim/api/page-addresses/{kind}', async ({ params: { kind }, query: { after, limit } }) => {
    const rows = await pageRows(db, kind, { after: Number(after), limit });
    return ok({
      items: rows.map(({ slug, modifiedAt }) => ({ slug, modifiedAt: timeOf(modifiedAt) })),
      next: rows.length < limit ? null : (rows.at(-1)?.id ?? null),
    });
  });

  route(app, context, 'GET /pim/api/products/feed', async ({ query: { after, limit }, locale }) => {
    const now = context.clock();
    const ids = await productIdsAfter(db, Number(after), limit);
    const { delivery } = await pricingTerms(db, now);
    return ok({
      items: await readFeedProducts(db, ids, { now, locale }),
      next: ids.length < limit ? null : (ids.at(-1) ?? null),
      delivery: { fee: bahtFromSatang(delivery.fee), freeFrom: bahtFromSatang(delivery.freeFrom) },
    });
  });
}

function timeOf(date: Date | null): string | null {
  return date?.toISOString() ?? null;
}
