import { type $ZodType, registry } from 'zod/v4/core';
import { jsonSchemaOf, type SchemaNames } from '../json-schema.ts';
import { contractSchemas } from './features.ts';

export type JsonSchema = Record<string, unknown>;

const names: SchemaNames = registry<{ id: string }>();
for (const [id, schema] of contractSchemas) names.add(schema, { id });

/** Collects the schemas that calls refer to: each that the contract names is a component. */
export class Schemas {
  readonly #components = new Map<string, JsonSchema>();

  /** The components, by name. */
  get components(): Record<string, JsonSchema> {
    return Object.fromEntries([...this.#components].toSorted(([a], [b]) => a.localeCompare(b, 'en')));
  }

  /** The schema of what a call takes or returns. It and the schemas in it are references if the contract names them. */
  add(schema: $ZodType, io: 'input' | 'output'): JsonSchema {
    const text = JSON.stringify(jsonSchemaOf(schema, io, { target: 'draft-2020-12', names }));
    const { $defs: definitions = {}, ...json } = JSON.parse(
      text.replaceAll('"#/$defs/', '"#/components/schemas/'),
      withoutNoise,
    );
    for (const [name, definition] of Object.entries(definitions)) this.#addComponent(name, definition as JsonSchema);
    const name = names.get(schema)?.id;
    if (!name || '$ref' in json) return json;
    this.#addComponent(name, json);
    return { $ref: `#/components/schemas/${name}` };
  }

  /** The schema itself, where `add` may have returned a reference. */
  resolve(schema: JsonSchema): JsonSchema {
    const name = componentName(schema);
    return name === undefined ? schema : (this.#components.get(name) ?? {});
  }

  #addComponent(name: string, { id: _, ...definition }: JsonSchema): void {
    const known = this.#components.get(name);
    if (known && JSON.stringify(known) !== JSON.stringify(definition))
      throw new Error(
        `The schema ${name} of the contract differs between calls that take it and those that return it.`,
      );
    this.#components.set(name, definition);
  }
}

/**
 * Leaves out the range of all integers, and that responses have no further properties: a client that insisted on it would fail when the
 * contract gets another one.
 */
function withoutNoise(key: string, value: unknown): unknown {
  const isRangeOfAllIntegers =
    (key === 'minimum' || key === 'maximum') && Math.abs(value as number) === Number.MAX_SAFE_INTEGER;
  return isRangeOfAllIntegers || (key === 'additionalProperties' && value === false) ? undefined : value;
}

/** The name of the component that a schema refers to; undefined if it is none. */
export function componentName(schema: JsonSchema): string | undefined {
  return typeof schema.$ref === 'string' ? schema.$ref.split('/').at(-1) : undefined;
}
