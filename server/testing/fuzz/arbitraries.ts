import * as fc from 'fast-check';
import { exampleValues } from '../../http/openapi/example-values/example-values.ts';
import { growingTexts, hostileNumbers, hostileStructures, hostileTexts, unwritableNumbers } from './hostile-values.ts';

export type JsonSchema = Record<string, unknown>;

/** Where a value is, by which its known values are found. */
export interface Field {
  name: string;
  /** The `operationId` of the call. */
  operationId: string;
  /** Values that the shop has, such as the ids of its products; empty if none are known. */
  known: (name: string) => readonly unknown[];
  /** Whether all values are made as the schema allows them, with every property. */
  isAllowed?: boolean;
}

export const hostileText = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...hostileTexts) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 50 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 300 }) },
);

/** Any value of a body that is likely to be handled wrongly. */
const hostile: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: hostileText },
  { weight: 2, arbitrary: fc.constantFrom(...hostileNumbers, ...unwritableNumbers.keys()) },
  { weight: 2, arbitrary: fc.constantFrom(...hostileStructures) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

/** Values that a schema allows, by and large, with a hostile one in places. */
export function valuesOf(schema: JsonSchema, field: Field): fc.Arbitrary<unknown> {
  if (schema.properties) return objectOf(schema, field);
  if (field.isAllowed) return plausible(schema, field);
  return fc.oneof({ weight: 9, arbitrary: plausible(schema, field) }, { weight: 1, arbitrary: hostile });
}

function plausible(schema: JsonSchema, field: Field): fc.Arbitrary<unknown> {
  const example = exampleValues[`${field.operationId}.${field.name}`] ?? exampleValues[field.name];
  const known = [...field.known(field.name), ...(example === undefined ? [] : [example])];
  const made = madeOf(schema, field);
  return known.length === 0
    ? made
    : fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...known) }, { weight: 1, arbitrary: made });
}

function madeOf(schema: JsonSchema, field: Field): fc.Arbitrary<unknown> {
  const options = (schema.anyOf ?? schema.oneOf) as JsonSchema[] | undefined;
  if (options) return fc.oneof(...options.map((option) => valuesOf(option, field)));
  if ('const' in schema) return fc.constant(schema.const);
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'string':
      return textOf(schema);
    case 'integer':
      return fc.integer(boundsOf(schema));
    case 'number':
      return fc.oneof(fc.integer(boundsOf(schema)), fc.double({ ...boundsOf(schema), noNaN: true }));
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(valuesOf((schema.items ?? {}) as JsonSchema, field), {
        minLength: (schema.minItems as number | undefined) ?? 0,
        maxLength: Math.min((schema.maxItems as number | undefined) ?? 5, 5),
      });
    case 'object':
      return fc.dictionary(fc.string({ maxLength: 8 }), hostile, { maxKeys: 3 });
    default:
      return hostile;
  }
}

function boundsOf({ minimum, maximum }: JsonSchema): { min: number; max: number } {
  const limit = 2 ** 31 - 1;
  return {
    min: Math.max((minimum as number | undefined) ?? -limit, -limit),
    max: Math.min((maximum as number | undefined) ?? limit, limit),
  };
}

// Generators of texts are made once: that takes longer than their use.
/** Texts of visible characters, and of any characters that people see as one. */
const plainText = fc.string({ maxLength: 60 });
const anyText = fc.string({ unit: 'grapheme', maxLength: 20 });
const matchingTexts = new Map<string, fc.Arbitrary<string>>();

function textMatching(pattern: string): fc.Arbitrary<string> {
  const matching = matchingTexts.get(pattern) ?? fc.stringMatching(new RegExp(pattern, 'u'));
  matchingTexts.set(pattern, matching);
  return matching;
}

function textOf({ pattern, maxLength = 60 }: JsonSchema): fc.Arbitrary<string> {
  // Of classes of Unicode characters the generator would list all.
  if (typeof pattern === 'string' && !/\\p\{/i.test(pattern)) return textMatching(pattern);
  const longest = maxLength as number;
  return fc.oneof(
    { weight: 3, arbitrary: plainText.map((text) => text.slice(0, longest)) },
    { weight: 1, arbitrary: anyText.map((text) => text.slice(0, longest)) },
    { weight: 1, arbitrary: fc.constantFrom('ก'.repeat(longest), ...growingTexts(longest)) },
  );
}

/** Objects with the properties of a schema, some of which are missing, doubled in snake_case, or not in the schema. */
function objectOf(schema: JsonSchema, field: Field): fc.Arbitrary<unknown> {
  const properties = Object.entries(schema.properties as Record<string, JsonSchema>);
  const required = new Set((schema.required as string[] | undefined) ?? []);
  if (field.isAllowed)
    return fc.record(
      Object.fromEntries(properties.map(([name, property]) => [name, valuesOf(property, { ...field, name })])),
    );
  const entries = properties.map(([name, property]) => {
    const value = valuesOf(property, { ...field, name });
    return fc
      .option(value, { nil: undefined, freq: required.has(name) ? 30 : 1 })
      .map((given) => [name, given] as const);
  });
  const additional = fc.oneof(
    { weight: 12, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: fc.array(fc.tuple(hostileText, hostile), { maxLength: 2 }) },
  );
  return fc.tuple(fc.tuple(...entries), additional).map(([given, more]) => {
    const object: Record<string, unknown> = Object.create(null);
    for (const [name, value] of [...given, ...more]) if (value !== undefined) object[name] = value;
    return object;
  });
}
