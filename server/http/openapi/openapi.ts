import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { api } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { shop as brand } from '#contract/shop.ts';
import { failureComponents } from './failures.ts';
import { tags } from './features.ts';
import { operation } from './operation.ts';
import { type JsonSchema, Schemas } from './schemas.ts';

const titleOfApi = `${brand.name.en} API`;

interface DocumentOptions {
  /** Base URL of the API, without a slash at the end. */
  server: string;
}

/** The OpenAPI 3.1 document of all calls, generated from the contract and served at `/docs`. */
export async function openApiRoutes(app: FastifyInstance, options: DocumentOptions): Promise<void> {
  let document: JsonSchema | undefined;
  await app.register(swagger, { mode: 'static', specification: { document: {} as never } });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: true,
    theme: { title: titleOfApi },
    uiConfig: { docExpansion: 'none', displayOperationId: true, layout: 'BaseLayout' },
    // Generated when it is first requested: that takes longer than the rest of the calls together.
    transformSpecification: () => (document ??= openApiDocument(options)),
  });
}

/** The document that describes the API at `server`. */
export function openApiDocument({ server }: DocumentOptions): JsonSchema {
  const schemas = new Schemas();
  const paths: Record<string, JsonSchema> = {};
  for (const [key, endpoint] of Object.entries(api) as [string, Endpoint][]) {
    const [method = '', path = ''] = key.split(' ');
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(endpoint, schemas) };
  }
  const failures = failureComponents(Object.values(api));
  return {
    openapi: '3.1.0',
    info: {
      title: titleOfApi,
      version: '1',
      description: introduction,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: server }],
    tags: tags.map(({ name, description }) => ({ name, description })),
    paths,
    components: {
      ...failures,
      securitySchemes,
      parameters: {
        IdempotencyKey: idempotencyKey,
        OptionalIdempotencyKey: { ...idempotencyKey, required: false },
      },
      schemas: { ...failures.schemas, ...schemas.components },
    },
  };
}

const introduction = `
A success is \`{"data": …}\`, an error \`{"code", "message", "fields"?, "data"?}\`: clients decide by \`code\`; \`message\` and the texts in \`fields\` are for people, in the language of \`accept-language\` (\`th\` or \`en\`).

Money is baht with two decimals and includes VAT, times are ISO 8601 UTC.

A client signs in with \`signIn\`, sends \`authorization: Bearer\` with the access token, and exchanges the refresh token with \`refreshSession\` before 15 minutes are over. Before that it is a guest: it makes a \`session-id\` of its own and keeps the id of its cart, which \`mergeCart\` moves to the customer after sign-in. Browsers on the shop's own pages need neither header: the storefront has both in cookies that scripts cannot read, and refuses writes of other origins with \`origin_not_allowed\`.`.trim();

const securitySchemes = {
  customer: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'The access token of a signed-in customer, valid for 15 minutes.',
  },
  visitor: {
    type: 'apiKey',
    in: 'header',
    name: 'session-id',
    description: 'The id of a visitor: 16 to 64 random letters, digits, `-` and `_`, made by the client.',
  },
  gateway: {
    type: 'apiKey',
    in: 'header',
    name: 'omise-signature',
    description: "The signature of a payment gateway over the raw body, in the gateway's own header.",
  },
};

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  description: 'Another one for each intended effect; the same one when a request is repeated. Stored for 24 hours.',
  schema: { type: 'string', pattern: '^[\\x21-\\x7e]{8,200}$' },
  example: '0b9f8e7d-6c5b-4a39-8281-706f5e4d3c2b',
};
