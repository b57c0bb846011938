import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { openApiDocument } from './openapi.ts';

const document = JSON.parse(JSON.stringify(openApiDocument()));

/** All `$ref` in a value. */
function referencesIn(value: unknown): string[] {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, entry]) => (key === '$ref' ? [entry as string] : referencesIn(entry)));
}

/** The target of a reference of the form `#/a/b`, or undefined. */
function resolve(reference: string): unknown {
  const [start, ...keys] = reference.split('/').map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  if (start !== '#') return undefined;
  return keys.reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], document);
}

describe('the OpenAPI document', () => {
  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    expect((await validator.validate(structuredClone(document))).errors).toBeUndefined();
    expect(validator.version).toBe('3.1');
  });

  it('has no unresolved reference', () => {
    const references = referencesIn(document);
    expect(references.filter((reference) => resolve(reference) === undefined)).toEqual([]);
    expect(references).toContain('#/components/schemas/Category');
  });
});
