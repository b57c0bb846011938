import * as z from 'zod/v4/core';

type JsonSchema = Record<string, unknown>;

/** Names of schemas, which stand under them in `$defs`. */
export type SchemaNames = z.$ZodRegistry<{ id: string }>;

/**
 * JSON Schema of a contract's schema: what goes over the wire as input, or comes back as output. The output form is
 * what answers are serialised by: keys that it does not list never leave the server.
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

/** For fast serialisers: `anyOf [X, null]` as X with `nullable`, and no ranges that are not theirs to check. */
export function serialiserSchema(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(serialiserSchema);
  if (value === null || typeof value !== 'object') return value;
  const schema = value as JsonSchema;
  if (Array.isArray(schema.anyOf) && schema.anyOf.length === 2) {
    const other = schema.anyOf.find((option) => (option as JsonSchema).type !== 'null');
    if (schema.anyOf.some((option) => (option as JsonSchema).type === 'null'))
      return { ...(serialiserSchema(other) as JsonSchema), nullable: true };
  }
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([key]) => key !== 'minimum' && key !== 'maximum')
      .map(([key, entry]) => [key, key === 'const' || key === 'enum' ? entry : serialiserSchema(entry)]),
  );
}
