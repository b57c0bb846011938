import type { FastifyInstance } from 'fastify';
import { ok } from '#contract/result.ts';
import type { AppContext } from '../app-context.ts';
import { route } from '../http/route.ts';

export function botCheckRoutes(app: FastifyInstance, context: AppContext): void {
  const { botCheck } = context.settings;
  const recaptcha = botCheck ? { version: botCheck.version, siteKey: botCheck.siteKey, url: botCheck.url } : null;

  route(app, context, 'GET /utils/api/configurations/bot-check', async () => ok({ recaptcha }));
}
