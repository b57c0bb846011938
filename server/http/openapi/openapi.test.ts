import { describe, expect, it, test } from 'vitest';
import * as z from 'zod/v4/core';
import { api } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { lintOpenApi } from '../../../tools/quality/lint-openapi.ts';
import { openApiDocument } from './openapi.ts';

interface Operation {
  operationId: string;
  tags: string[];
  security: Record<string, []>[];
  parameters: { name: string; in: string; example?: unknown }[];
  requestBody?: { content: Record<string, { example?: unknown }> };
  responses: Record<string, { $ref?: string; content?: Record<string, { example?: unknown }> }>;
}

const server = 'https://shop.example.co.th';
const document = JSON.parse(JSON.stringify(openApiDocument({ server })));

const endpoints: [string, Endpoint][] = Object.entries(api);

function operationOf(key: string): Operation {
  const [method = '', path = ''] = key.split(' ');
  return document.paths[path][method.toLowerCase()];
}

/** The examples of the parameters in a place, by name. */
function parameterExamples(key: string, place: 'path' | 'query'): Record<string, unknown> {
  const parameters = operationOf(key).parameters.filter(
    (parameter) => parameter.in === place && 'example' in parameter,
  );
  return Object.fromEntries(parameters.map(({ name, example }) => [name, example]));
}

/** What the contract says about the example of a call; undefined if it accepts it. */
function problemsOf(schema: z.$ZodType | undefined, example: unknown): unknown {
  if (!schema) return undefined;
  return z.safeParse(schema, example).error?.issues;
}

describe('the OpenAPI document', () => {
  it('follows the rules that Redocly recommends', async () => {
    const problems = await lintOpenApi(document, {
      // The paths are given by the product's specification. Like every OpenAPI client, the server prefers a path without a parameter.
      'no-ambiguous-paths': 'off',
    });
    expect(problems).toEqual([]);
  });

  it('says where the API is', () => {
    expect(document.servers).toEqual([{ url: server }]);
  });

  it('names each call by an id of its own and a tag that is described', () => {
    const operations = endpoints.map(([key]) => operationOf(key));
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(endpoints.length);
    expect(operations.filter(({ operationId }) => !/^[a-z]+([A-Z][a-z]+)*$/.test(operationId))).toEqual([]);
    const tags = document.tags.map((tag: { name: string }) => tag.name);
    expect(operations.filter((operation) => operation.tags.some((tag) => !tags.includes(tag)))).toEqual([]);
  });

  it('says who may make each call', () => {
    expect(operationOf('GET /cart/api/order/list').security).toEqual([{ customer: [] }]);
    expect(operationOf('GET /pim/api/products').security).toEqual([]);
    expect(operationOf('POST /cart/api/cart/create').security).toContainEqual({ visitor: [] });
    expect(operationOf('POST /payment/api/webhooks/{gateway}').security).toEqual([{ gateway: [] }]);
  });

  it('has the error codes of a call by status', () => {
    const { responses } = operationOf('POST /cart/api/order/create');
    expect(Object.keys(responses)).toEqual('200 400 401 404 409 413 415 422 429 500 503'.split(' '));
    expect(responses[409]).toMatchObject({
      description: expect.stringContaining('`product_information_updated`: '),
      content: { 'application/json': { examples: { out_of_stock: { $ref: '#/components/examples/out_of_stock' } } } },
    });
    expect(document.components.examples.out_of_stock.value).toEqual({
      code: 'out_of_stock',
      message: expect.stringMatching(/\w/),
    });
    expect(responses[401]).toEqual({ $ref: '#/components/responses/SignInRequired' });
  });

  test.each(endpoints)('%s has examples that the contract accepts', (key, { params, query, body, data }) => {
    const { requestBody, responses } = operationOf(key);
    expect(problemsOf(params, parameterExamples(key, 'path'))).toBeUndefined();
    expect(problemsOf(query, parameterExamples(key, 'query'))).toBeUndefined();
    expect(problemsOf(body, requestBody?.content['application/json']?.example)).toBeUndefined();
    const success = responses[200]?.content?.['application/json']?.example;
    expect(problemsOf(data, (success as { data?: unknown } | undefined)?.data)).toBeUndefined();
  });

  it('names the schemas of the contract, also one that contains itself', () => {
    expect(Object.keys(document.components.schemas)).toEqual(expect.arrayContaining(['Cart', 'Order', 'Product']));
    expect(document.components.schemas.Category.properties.subcategories.items).toEqual({
      $ref: '#/components/schemas/Category',
    });
  });
});
