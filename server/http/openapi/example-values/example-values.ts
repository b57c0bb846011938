import { contentValues } from './content.ts';
import { customersValues } from './customers.ts';
import { ordersValues } from './orders.ts';
import { productsValues } from './products.ts';

/**
 * Values of fields by name, for the examples of the OpenAPI document. A name with a point has precedence: it begins with the schema, the
 * call or the field that the field is directly in. Requests have an optional field only if it has such a name. The value of a list may
 * be the list or its only entry.
 */
export const exampleValues: Readonly<Record<string, unknown>> = {
  ...customersValues,
  ...productsValues,
  ...ordersValues,
  ...contentValues,
};
