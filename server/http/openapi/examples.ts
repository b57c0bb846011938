import { exampleValues } from './example-values/example-values.ts';
import { componentName, type JsonSchema, type Schemas } from './schemas.ts';

/** Where a value of an example is. */
interface Place {
  /** The field that it is in, or the call. */
  field: string;
  /** What the field is directly in: a schema, a call or a field. */
  owner: string;
  /** The components around it. */
  within: readonly string[];
}

/**
 * An example of what a call takes or returns, made of its schema and the values of `example-values/`. Requests have required
 * fields, and those optional ones that have a value for this call.
 * @throws if a field has no value
 */
export function exampleOf(
  schema: JsonSchema,
  { operationId, io, schemas }: { operationId: string; io: 'input' | 'output'; schemas: Schemas },
): unknown {
  function example(part: JsonSchema, place: Place): unknown {
    const given = givenValue(place);
    if (given !== undefined && fits(given, part)) return given;
    const name = componentName(part);
    if (name !== undefined) {
      const within = [...place.within, name];
      return example(schemas.resolve(part), { field: name, owner: place.owner, within });
    }
    const options = (part.anyOf ?? part.oneOf) as JsonSchema[] | undefined;
    if (options) return example(options.find((option) => option.type !== 'null') ?? {}, place);
    if (part.type === 'object') return object(part, place);
    if (part.type === 'array') return array(part, place);
    if (part.const !== undefined) return part.const;
    if (Array.isArray(part.enum)) return part.enum[0];
    if (part.type === 'boolean') return false;
    throw new Error(`${place.owner}.${place.field} has no example: add it in server/http/openapi/example-values/.`);
  }

  function object({ properties, required = [], additionalProperties }: JsonSchema, place: Place): unknown {
    if (!properties) {
      const entry = { ...place, field: `${place.field}{}` };
      return { [String(exampleValues[entry.field])]: example(additionalProperties as JsonSchema, place) };
    }
    const fields = Object.entries(properties as Record<string, JsonSchema>).filter(
      ([field]) =>
        io === 'output' || (required as string[]).includes(field) || `${place.field}.${field}` in exampleValues,
    );
    return Object.fromEntries(
      fields.map(([field, property]) => [
        field,
        example(property, { field, owner: place.field, within: place.within }),
      ]),
    );
  }

  function array({ items }: JsonSchema, place: Place): unknown[] {
    const item = items as JsonSchema;
    return place.within.includes(componentName(item) ?? '') ? [] : [example(item, place)];
  }

  return example(schema, { field: operationId, owner: operationId, within: [] });
}

const givenValue = ({ field, owner }: Place): unknown => {
  const qualified = `${owner}.${field}`;
  return qualified in exampleValues ? exampleValues[qualified] : exampleValues[field];
};

/** Whether a value can be in a field of this schema: one name may be that of a text here and of an object or a choice there. */
function fits(value: unknown, { $ref, type, anyOf, const: only, enum: choices }: JsonSchema): boolean {
  if ($ref !== undefined) return isOfType(value, 'object');
  if (anyOf) return (anyOf as JsonSchema[]).some((option) => fits(value, option));
  if (only !== undefined) return value === only;
  if (Array.isArray(choices)) return choices.includes(value);
  return [type ?? 'string'].flat().some((name) => isOfType(value, name as string));
}

function isOfType(value: unknown, name: string): boolean {
  if (name === 'integer') return Number.isInteger(value);
  if (name === 'array' || Array.isArray(value)) return name === 'array' && Array.isArray(value);
  return name === (value === null ? 'null' : typeof value);
}
