import { createConfig, lintFromString } from '@redocly/openapi-core';

/**
 * What the rules that Redocly recommends say about an OpenAPI document, one line each.
 *
 * @param rules of these other severities
 */
export async function lintOpenApi(document: object, rules: Record<string, 'off'>): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended'], rules });
  const problems = await lintFromString({ source: JSON.stringify(document), config });
  return problems.map(
    ({ severity, ruleId, message, location }) => `${severity} ${ruleId}: ${message} ${location[0]?.pointer}`,
  );
}
