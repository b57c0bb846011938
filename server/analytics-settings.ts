import { z } from 'zod';
import { httpsSources } from './setting-schemas.ts';

/** How the shop uses the tag manager. */
export interface AnalyticsSettings {
  /** The container: `GTM-…`. */
  tagManagerId: string;
  /** Origins of tags besides those of Google Analytics. */
  sources: readonly string[];
}

/** The variables of the environment about analytics. */
export const analyticsVariables = {
  TAG_MANAGER_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]{4,12}$/, 'must be the id of a container, such as GTM-ABC1234')
    .optional(),
  TAG_MANAGER_SOURCES: httpsSources('https://*.doubleclick.net').optional(),
};

type AnalyticsVariables = z.output<z.ZodObject<typeof analyticsVariables>>;

/** Sources without a container, which would open the content security policy for nothing. */
export function analyticsProblems(given: Record<string, string | undefined>): string[] {
  return given.TAG_MANAGER_SOURCES && !given.TAG_MANAGER_ID ? ['TAG_MANAGER_ID: needed with TAG_MANAGER_SOURCES'] : [];
}

export function analyticsSettings(values: AnalyticsVariables): AnalyticsSettings | undefined {
  const { TAG_MANAGER_ID: tagManagerId, TAG_MANAGER_SOURCES: sources = [] } = values;
  return tagManagerId ? { tagManagerId, sources } : undefined;
}

/** What the content security policy of a page has to allow for the tag manager; nothing without one. */
export function analyticsSources(analytics: AnalyticsSettings | undefined): { trusted: string[]; connect: string[] } {
  if (!analytics) return { trusted: [], connect: [] };
  return {
    trusted: ['https://*.googletagmanager.com', ...analytics.sources],
    connect: ['https://*.google-analytics.com', 'https://*.analytics.google.com'],
  };
}
