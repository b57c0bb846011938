import type { FastifyBaseLogger } from 'fastify';
import type { LiveCouponCache } from './coupons/coupons.ts';
import type { Db, OpenDatabase } from './db/database.ts';
import type { LiveSessionCache } from './http/live-sessions.ts';
import type { ResponseCache } from './http/response-cache.ts';
import type { SharedLimits } from './http/shared-limits.ts';
import type { InstallmentPlanCache } from './installments/installments.ts';
import type { Typesetter } from './invoices/invoices.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { ProductOfferCache } from './products/products.ts';
import type { LivePromotionCache } from './promotions/promotions.ts';
import type { Settings } from './settings.ts';
import type { ShippingTermsCache } from './shipping/shipping.ts';
import type { Tracing } from './tracing/tracing.ts';
import type { WarmUp } from './warm-up/warm-up.ts';

/** What every feature is given: the running shop's settings, database, clock, jobs and log. */
export interface AppContext {
  settings: Settings;
  database: OpenDatabase;
  db: Db;
  /** Now; tests set it. */
  clock: () => Date;
  jobs: Jobs;
  log: FastifyBaseLogger;
  /** Makes the PDFs of documents. */
  typesetter: Typesetter;
  /** Cached responses of public reads; absent where nothing invalidates them, as in tests of one feature. */
  responseCache?: ResponseCache;
  /** The sessions that have not ended; absent where nothing invalidates them: they are then read each time. */
  liveSessions?: LiveSessionCache;
  /** The promotions that have not ended; absent where nothing invalidates them: they are then read each time. */
  livePromotions?: LivePromotionCache;
  /** What coupons do; absent where nothing invalidates them: they are then read each time. */
  liveCoupons?: LiveCouponCache;
  /** Shipping zones, rates and public holidays; absent where nothing invalidates them: they are then read each time. */
  shippingTerms?: ShippingTermsCache;
  /** The promotions and coupons that product pages show; absent where nothing invalidates them: they are then read each time. */
  productOffers?: ProductOfferCache;
  /** The installment plans that the shop's account offers; absent where nothing invalidates them: they are then read each time. */
  installmentPlans?: InstallmentPlanCache;
  /** The counts of limits that all processes share; absent where there is one process: it then counts its own. */
  sharedLimits?: SharedLimits;
  /** The measurements of this process; absent if nobody asks for them (`METRICS_PORT`). */
  metrics?: Metrics;
  /** The traces of this process; absent if nothing collects them (`OTEL_EXPORTER_OTLP_ENDPOINT`). */
  tracing?: Tracing;
  /** Renders pages before the process is ready; absent where no pages are cached. */
  warmUp?: WarmUp;
  /** Secret keys by purpose, derived from one secret. */
  secretFor: (
    purpose:
      | 'access-token'
      | 'mock-gateway'
      | 'preview'
      | 'wishlist-mails'
      | 'help-votes'
      | 'guest-carts'
      | 'fingerprint'
      | 'rate-limits',
  ) => Uint8Array;
}
