import * as z from 'zod/mini';
import { Address, addressTypes } from './accounts.ts';
import { endpoints } from './endpoint.ts';
import { pageOf, paging } from './validation.ts';

export const addressListsEndpoints = endpoints({
  'GET /account/api/profile/addresses': {
    operationId: 'listAddresses',
    summary: "The customer's addresses of a type, or of all: the default first, then the newest",
    access: 'customer',
    query: z.object({ type: z.optional(z.enum(addressTypes, 'not_valid')), ...paging }),
    data: pageOf(Address),
    errors: [],
  },
});
