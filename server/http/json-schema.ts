import * as z from 'zod/v4/core';

type JsonSchema = Record<string, unknown>;

/** Names of schemas, under which they are in `$defs`. */
export type SchemaNames = z.$ZodRegistry<{ id: string }>;

/**
 * JSON Schema of a contract schema, of its input or its output. Responses are serialised by the output schema, which removes
 * properties that it does not list.
 */
export function jsonSchemaOf(
  schema: z.$ZodType,
  io: 'input' | 'output',
  { target = 'draft-07', names }: { target?: 'draft-07' | 'draft-2020-12'; names?: SchemaNames } = {},
): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    target,
    unrepresentable: 'any',
    ...(names && { metadata: names }),
  }) as JsonSchema;
  return json;
}

/**
 * Simplifies a schema for serialisation: `anyOf [X, null]` becomes X with `nullable`, and ranges are removed. So is
 * `additionalProperties: false`: properties that are not listed are left out anyway, and an option of a union would not match a value
 * that has some.
 */
export function serialiserSchema(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(serialiserSchema);
  if (value === null || typeof value !== 'object') return value;
  const schema = value as JsonSchema;
  if (Array.isArray(schema.anyOf) && schema.anyOf.length === 2) {
    const other = schema.anyOf.find((option) => (option as JsonSchema).type !== 'null');
    if (schema.anyOf.some((option) => (option as JsonSchema).type === 'null')) {
      const simplified = serialiserSchema(other) as JsonSchema;
      // Where a union is validated, `nullable` allows null of a type but not of an enumeration.
      const values = Array.isArray(simplified.enum) ? { enum: [...simplified.enum, null] } : {};
      return { ...simplified, ...values, nullable: true };
    }
  }
  return Object.fromEntries(
    Object.entries(schema)
      .filter(
        ([key, entry]) =>
          key !== 'minimum' && key !== 'maximum' && !(key === 'additionalProperties' && entry === false),
      )
      .map(([key, entry]) => [key, key === 'const' || key === 'enum' ? entry : serialiserSchema(entry)]),
  );
}
