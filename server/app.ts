import { randomUUID } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import { passkeysRoutes } from './accounts/passkeys/routes.ts';
import { profileRoutes } from './accounts/profile-routes.ts';
import { accountsRoutes } from './accounts/routes.ts';
import { socialSignInRoutes } from './accounts/social-sign-in/routes.ts';
import { addressesRoutes } from './addresses/routes.ts';
import type { AppContext } from './app-context.ts';
import { blogRoutes } from './blog/routes.ts';
import { botCheckRoutes } from './bot-check/routes.ts';
import { brandsRoutes } from './brands/routes.ts';
import { cartRoutes } from './cart/routes.ts';
import { catalogueRoutes } from './catalogue/routes.ts';
import { checkoutRoutes } from './checkout/routes.ts';
import { consentRoutes } from './consent/routes.ts';
import { contactRoutes } from './contact/routes.ts';
import { articlesRoutes } from './content/articles/articles-routes.ts';
import { menuRoutes } from './content/menu-routes.ts';
import { contentRoutes } from './content/routes.ts';
import { couponsRoutes } from './coupons/routes.ts';
import { customersRoutes } from './customers/routes.ts';
import { feedRoutes } from './feeds/routes.ts';
import { helpRoutes } from './help/routes.ts';
import { endAbandonedRequests } from './http/abandoned-requests.ts';
import { acceptEmptyJson } from './http/empty-json.ts';
import { handleErrors, sendError } from './http/errors.ts';
import { removeForwardedPorts } from './http/forwarded-for.ts';
import { healthRoutes } from './http/health.ts';
import { gateInput } from './http/input-gate.ts';
import { openApiRoutes } from './http/openapi/openapi.ts';
import { rateLimitStore } from './http/rate-limit-store.ts';
import { requestUrl } from './http/request-url.ts';
import { defaultTimeLimits, limitTime, type TimeLimits } from './http/time-limits.ts';
import { unknownCallRoutes } from './http/unknown-calls.ts';
import { imagesRoutes } from './images/routes.ts';
import { inventoryRoutes } from './inventory/routes.ts';
import { onPaymentSettled } from './orders/orders.ts';
import { ordersRoutes } from './orders/routes.ts';
import { mockGatewayRoutes } from './payments/mock-gateway/routes.ts';
import { paymentsRoutes } from './payments/routes.ts';
import { badgeRoutes } from './products/badge-routes.ts';
import { deliveryRoutes } from './products/delivery-routes.ts';
import { flashSaleRoutes } from './products/flash-sale-routes.ts';
import { pageAddressRoutes } from './products/page-address-routes.ts';
import { productsRoutes } from './products/routes.ts';
import { searchRoutes } from './products/search-routes.ts';
import { storesRoutes } from './stores/routes.ts';
import { wishlistRoutes } from './wishlist/routes.ts';

/**
 * Builds the API as a Fastify app that does not listen yet; `start-server.ts` adds the pages. If the API is on another host (`API_HOST`),
 * calls are not registered: the storefront's session proxy forwards them to that host.
 */
export async function buildApp(
  context: AppContext,
  { timeLimits = {} }: { timeLimits?: Partial<TimeLimits> } = {},
): Promise<FastifyInstance> {
  const app = Fastify({
    // Optimised validators of unions, such as the blocks of a page, would take a third of a second of the start.
    serializerOpts: { ajv: { code: { optimize: false } } },
    loggerInstance: context.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    // One hop: the entry of the shop's own proxy. The caller can forge the entries before it.
    trustProxy: context.settings.trustProxy && ((_address: string, hop: number) => hop === 0),
    bodyLimit: 256 * 1024,
    // A Thai letter is nine bytes of a URL: 2,000 of them and the cookies fit.
    http: { maxHeaderSize: 32 * 1024 },
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    routerOptions: { maxParamLength: 300 },
    rewriteUrl: requestUrl,
    // A URL that cannot be decoded, before routing.
    frameworkErrors: (_error, request, reply) => sendError(request, reply, { ok: false, code: 'bad_request' }),
  });
  endAbandonedRequests(app);
  if (context.settings.trustProxy) removeForwardedPorts(app);
  limitTime(app, { ...defaultTimeLimits, ...timeLimits });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'x-request-id': request.id,
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
  });
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        path: request.url.split('?')[0],
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
      },
      'request',
    );
  });
  acceptEmptyJson(app);
  gateInput(app);
  measureRequests(app, context);
  context.tracing?.watchRequests(app, routeOf);
  handleErrors(app);
  healthRoutes(app, context);
  await app.register(rateLimit, { global: false, store: rateLimitStore(context) });
  if (context.settings.apiDocs)
    await app.register(openApiRoutes, { server: context.settings.apiHost ?? context.settings.origin });
  await app.register(async (api) => {
    if (!context.settings.apiHost) callRoutes(api, context);
    unknownCallRoutes(api);
    imagesRoutes(api, context);
  });
  app.setNotFoundHandler((request, reply) => sendError(request, reply, { ok: false, code: 'not_found' }));
  return app;
}

/** Counts requests and times them, and lookups in the cache of responses. */
function measureRequests(app: FastifyInstance, { metrics, responseCache }: AppContext): void {
  if (!metrics) return;
  if (responseCache) metrics.watchCache('response', () => responseCache.lookups);
  app.addHook('onResponse', async (request, reply) => {
    metrics.observeRequest({
      method: request.method,
      route: routeOf(request),
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    });
  });
}

/**
 * The pattern of a request's page or route, such as `/orders/api/orders/:orderId`; undefined if none matched: a path can be anything. Built
 * files have a route each, with a name that changes with their content.
 */
function routeOf({ pagePattern, routeOptions }: FastifyRequest): string | undefined {
  const route = pagePattern ?? routeOptions.url;
  return route?.startsWith('/assets/') ? '/assets/*' : route;
}

/** Registers all calls of the contract. */
function callRoutes(api: FastifyInstance, context: AppContext): void {
  accountsRoutes(api, context);
  profileRoutes(api, context);
  socialSignInRoutes(api, context);
  botCheckRoutes(api, context);
  passkeysRoutes(api, context);
  addressesRoutes(api, context);
  cartRoutes(api, context);
  inventoryRoutes(api, context);
  paymentsRoutes(api, context, onPaymentSettled(context));
  mockGatewayRoutes(api, context);
  ordersRoutes(api, context);
  checkoutRoutes(api, context);
  storesRoutes(api, context);
  contactRoutes(api, context);
  consentRoutes(api, context);
  contentRoutes(api, context);
  menuRoutes(api, context);
  helpRoutes(api, context);
  articlesRoutes(api, context);
  blogRoutes(api, context);
  catalogueRoutes(api, context);
  productsRoutes(api, context);
  badgeRoutes(api, context);
  deliveryRoutes(api, context);
  pageAddressRoutes(api, context);
  feedRoutes(api, context);
  searchRoutes(api, context);
  flashSaleRoutes(api, context);
  brandsRoutes(api, context);
  wishlistRoutes(api, context);
  couponsRoutes(api, context);
  customersRoutes(api, context);
}
