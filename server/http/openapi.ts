import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { type $ZodType, registry } from 'zod/v4/core';
import { api } from '#contract/api.ts';
import { Category } from '#contract/catalogue.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { type ErrorCode, errorStatus } from '#contract/errors.ts';
import { shop as brand } from '#contract/shop.ts';
import { jsonSchemaOf, type SchemaNames } from './json-schema.ts';
import { errorMessages } from './messages.ts';

type Json = Record<string, unknown>;

/** The schemas that contain themselves: each is a component of its name, which calls refer to. */
const recursiveSchemas = { Category };
const names: SchemaNames = registry<{ id: string }>();
for (const [id, schema] of Object.entries(recursiveSchemas)) names.add(schema, { id });

/** The OpenAPI 3.1 document of all calls, generated from the contract and served at `/docs`. */
export async function openApiRoutes(app: FastifyInstance): Promise<void> {
  let document: Json | undefined;
  await app.register(swagger, { mode: 'static', specification: { document: {} as never } });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: true,
    uiConfig: { docExpansion: 'none' },
    // Generated when it is first requested: that takes longer than the rest of the calls together.
    transformSpecification: () => (document ??= openApiDocument()),
  });
}

export function openApiDocument(): Json {
  const paths: Record<string, Json> = {};
  for (const [key, endpoint] of Object.entries(api) as [string, Endpoint][]) {
    const [method = '', path = ''] = key.split(' ');
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(path, endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${brand.name.en} API`,
      version: '1',
      description:
        'Money is baht with two decimals, times are ISO 8601 UTC. A success is {"data": …}, an error {"code", "message", "fields"?, "data"?} in the language of `accept-language` (th, en).',
    },
    paths,
    components: {
      securitySchemes: { customer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: {
        Error: {
          type: 'object',
          required: ['code', 'message'],
          properties: {
            code: { type: 'string', enum: Object.keys(errorStatus) },
            message: { type: 'string' },
            fields: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
            data: {},
          },
        },
        ...Object.assign(
          {},
          ...Object.values(recursiveSchemas).map((schema) => schemaOf(schema, 'output').definitions),
        ),
      },
    },
  };
}

function operation(path: string, endpoint: Endpoint): Json {
  const feature = path.split('/')[1] ?? '';
  const codes: ErrorCode[] = [...endpoint.errors];
  if (endpoint.params || endpoint.query || endpoint.body) codes.push('validation_failed');
  if (endpoint.upload || endpoint.attachments) codes.push('payload_too_large', 'unsupported_media_type');
  if (endpoint.access === 'customer') codes.push('sign_in_required');
  if (endpoint.access !== 'public' && endpoint.access !== 'signed') codes.push('token_not_valid');
  if (endpoint.idempotent) codes.push('idempotency_key_required', 'idempotency_key_reused');
  const success = endpoint.file
    ? { 200: { description: 'Success', content: { [endpoint.file]: {} } } }
    : endpoint.data
      ? {
          200: {
            description: 'Success',
            content: content({
              type: 'object',
              required: ['data'],
              properties: { data: schemaOf(endpoint.data, 'output').schema },
            }),
          },
        }
      : { 204: { description: 'Success, no content' } };
  const failures = Object.entries(Object.groupBy(codes, (code) => errorStatus[code])).map(([status, group = []]) => [
    status,
    {
      description: group.map((code) => `\`${code}\`: ${errorMessages[code].en}`).join('\n\n'),
      content: content({ $ref: '#/components/schemas/Error' }),
    },
  ]);
  return {
    summary: endpoint.summary,
    tags: [feature],
    ...(endpoint.access === 'customer' ? { security: [{ customer: [] }] } : {}),
    parameters: [
      ...parametersOf(endpoint.params, 'path'),
      ...parametersOf(endpoint.query, 'query'),
      ...(endpoint.idempotent
        ? [
            {
              name: 'Idempotency-Key',
              in: 'header',
              required: true,
              schema: { type: 'string', minLength: 8, maxLength: 200 },
            },
          ]
        : []),
    ],
    ...(endpoint.body
      ? { requestBody: { required: true, content: bodyContent(endpoint, schemaOf(endpoint.body, 'input').schema) } }
      : {}),
    ...(endpoint.upload
      ? {
          requestBody: {
            required: true,
            content: Object.fromEntries(endpoint.upload.types.map((type) => [type, {}])),
          },
        }
      : {}),
    responses: { ...success, ...Object.fromEntries(failures) },
  };
}

/** A body that may have files is a form as well. */
function bodyContent({ attachments }: Endpoint, schema: Json): Json {
  if (!attachments) return content(schema);
  const files = { type: 'array', maxItems: attachments.maxFiles, items: { type: 'string', format: 'binary' } };
  const properties = { ...(schema.properties as Json), attachments: files };
  return { ...content(schema), 'multipart/form-data': { schema: { ...schema, properties } } };
}

const content = (schema: Json): Json => ({ 'application/json': { schema } });

/** A schema of the contract, and the definitions that it refers to among the components. */
function schemaOf(schema: $ZodType, io: 'input' | 'output'): { schema: Json; definitions: Json } {
  const text = JSON.stringify(jsonSchemaOf(schema, io, { target: 'draft-2020-12', names }));
  const { $defs: definitions = {}, ...json } = JSON.parse(text.replaceAll('"#/$defs/', '"#/components/schemas/'));
  if (Object.keys(definitions).some((name) => !(name in recursiveSchemas)))
    throw new Error('A schema of the contract contains itself: add it to recursiveSchemas in server/http/openapi.ts.');
  return { schema: json, definitions };
}

function parametersOf(schema: $ZodType | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input').schema as {
    properties?: Json;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}
