import type { FastifyInstance } from 'fastify';
import { fail, ok } from '#contract/result.ts';
import type { AppContext } from '../app-context.ts';
import { route } from '../http/route.ts';
import {
  findPlaces,
  findPostcode,
  listDistricts,
  listProvinces,
  listRegions,
  listSubdistricts,
  parseAddress,
} from './addresses.ts';

export function addressesRoutes(app: FastifyInstance, context: AppContext): void {
  route(app, context, 'GET /utils/api/postal-addresses/regions', async ({ locale }) => ok(await listRegions(locale)));
  route(app, context, 'GET /utils/api/postal-addresses/provinces', async ({ locale }) =>
    ok(await listProvinces(locale)),
  );
  route(app, context, 'GET /utils/api/postal-addresses/districts', async ({ query, locale }) => {
    const districts = await listDistricts(query.provinceId, locale);
    return districts ? ok(districts) : fail('not_found');
  });
  route(app, context, 'GET /utils/api/postal-addresses/subdistricts', async ({ query, locale }) => {
    const subdistricts = await listSubdistricts(query.districtId, locale);
    return subdistricts ? ok(subdistricts) : fail('not_found');
  });
  route(app, context, 'GET /utils/api/postal-addresses/postcodes/{postcode}', async ({ params, locale }) => {
    const places = await findPostcode(params.postcode, locale);
    return places ? ok(places) : fail('not_found');
  });
  route(app, context, 'GET /utils/api/postal-addresses/search', async ({ query, locale }) =>
    ok(await findPlaces(query.query, query.limit, locale)),
  );
  route(
    app,
    context,
    'POST /utils/api/postal-addresses/parse',
    async ({ body, locale }) => ok(await parseAddress(body.text, body.subdistrictId, locale)),
    { rateLimit: { calls: 60, seconds: 60 } },
  );
}
