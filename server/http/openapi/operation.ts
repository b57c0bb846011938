import type { $ZodType } from 'zod/v4/core';
import type { Access, Endpoint } from '#contract/endpoint.ts';
import { exampleOf } from './examples.ts';
import { failuresOf } from './failures.ts';
import { tagOf } from './features.ts';
import type { JsonSchema, Schemas } from './schemas.ts';

const accessDescriptions: Record<Access, string> = {
  public: 'Anyone may call it, and the response is the same for everyone.',
  visitor: 'Anyone may call it; the response depends on the visitor or the customer.',
  customer: 'Only a signed-in customer may call it.',
  signed: 'Only an external service that signs its requests may call it.',
};

const security: Record<Access, Record<string, []>[]> = {
  public: [],
  visitor: [{}, { visitor: [] }, { customer: [] }, { customer: [], visitor: [] }],
  customer: [{ customer: [] }],
  signed: [{ gateway: [] }],
};

const idempotencyParameters = { required: 'IdempotencyKey', optional: 'OptionalIdempotencyKey' };

/** The OpenAPI operation of a call. */
export function operation(endpoint: Endpoint, schemas: Schemas): JsonSchema {
  const { operationId, access, idempotent } = endpoint;
  const example = (schema: JsonSchema, io: 'input' | 'output') => exampleOf(schema, { operationId, io, schemas });
  return {
    operationId,
    tags: [tagOf(endpoint)],
    summary: endpoint.summary,
    description: idempotent
      ? `${accessDescriptions[access]} A repeated request with the same \`Idempotency-Key\` and body has no further effect.`
      : accessDescriptions[access],
    security: security[access],
    parameters: [
      ...parametersOf(endpoint.params, 'path'),
      ...parametersOf(endpoint.query, 'query'),
      ...(idempotent ? [{ $ref: `#/components/parameters/${idempotencyParameters[idempotent]}` }] : []),
    ],
    ...requestBody(),
    responses: { ...success(), ...failuresOf(endpoint) },
  };

  /** Only required parameters have an example: pages that try calls fill it in. */
  function parametersOf(schema: $ZodType | undefined, place: 'path' | 'query'): JsonSchema[] {
    if (!schema) return [];
    const object = schemas.resolve(schemas.add(schema, 'input'));
    const { properties = {}, required = [] } = object as { properties?: JsonSchema; required?: string[] };
    const examples = example(object, 'input') as JsonSchema;
    return Object.entries(properties).map(([name, property]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema: property,
      ...(name in examples ? { example: examples[name] } : {}),
    }));
  }

  function requestBody(): JsonSchema {
    const { body, upload, attachments } = endpoint;
    if (upload)
      return { requestBody: { required: true, content: Object.fromEntries(upload.types.map((type) => [type, file])) } };
    if (!body) return {};
    const schema = schemas.add(body, 'input');
    const content = json(schema, example(schema, 'input'));
    if (!attachments) return { requestBody: { required: true, content } };
    const files = { type: 'array', maxItems: attachments.maxFiles, items: file.schema };
    const object = schemas.resolve(schema);
    const form = { ...object, properties: { ...(object.properties as JsonSchema), attachments: files } };
    return { requestBody: { required: true, content: { ...content, 'multipart/form-data': { schema: form } } } };
  }

  function success(): JsonSchema {
    if (endpoint.file) return { 200: { description: 'A file', content: { [endpoint.file]: file } } };
    if (!endpoint.data) return { 204: { description: 'Success, no content' } };
    const data = schemas.add(endpoint.data, 'output');
    const envelope = { type: 'object', required: ['data'], properties: { data } };
    return { 200: { description: 'Success', content: json(envelope, { data: example(data, 'output') }) } };
  }
}

const file = { schema: { type: 'string', format: 'binary' } };

const json = (schema: JsonSchema, example: unknown): JsonSchema => ({ 'application/json': { schema, example } });
